'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { isServerReachable } from '@/lib/kiosk/connection';
import { hasKnownActivity, noteActivity, silentMs } from '@/lib/kiosk/guest';
import { DIM_MS, IDLE_MS, STAFF_PRESS_MS } from '@/lib/kiosk/idle';
import { ownLanguage } from '@/lib/kiosk/languages';
import { forgetOldKioskOrders } from '@/lib/kiosk/recent-orders';
import { registerWorker } from '@/lib/offline/register';
import { paths } from '@/lib/paths/paths';
import type { Language } from '@/lib/site/site';
import { SECOND_MS } from '@/lib/time/duration';
import { useKioskDevice } from '../use-kiosk-device';

const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;
/** After a touch that became no click, as a stroke does. */
const WAKE_MS = 300;

type StartWatchProps = {
  /** Of the page, and of the country. */
  language: Language;
  homeLanguage: Language;
  /** Back to the kiosk's own language. */
  onHome: () => void;
};

/** What lies over the start that nobody uses: the hidden way for staff, the dimming, and the return to the kiosk's own language. */
export function StartWatch({ language, homeLanguage, onHome }: StartWatchProps) {
  const { idleBrightness } = useKioskDevice();
  const [isDim, setIsDim] = useState(false);
  const goHome = useRef(onHome);
  useEffect(() => {
    goHome.current = onHome;
  });
  const isLeaving = useRef(false);

  useEffect(() => {
    forgetOldKioskOrders(Date.now());
    // Over plain http a browser has no workers, and a kiosk without network shows the browser's error.
    if (language === ownLanguage(homeLanguage) && 'serviceWorker' in navigator)
      registerWorker(paths.kiosk()).catch(() => undefined);
  }, [language, homeLanguage]);

  useEffect(() => {
    if (isDim) return undefined;
    // Counted over the reloads of a start that is kept fresh; a new one begins awake.
    if (!hasKnownActivity()) noteActivity();
    const look = () => {
      const silent = silentMs();
      setIsDim(silent >= DIM_MS);
      if (isLeaving.current || silent < IDLE_MS || language === ownLanguage(homeLanguage)) return;
      isLeaving.current = true;
      goHome.current();
    };
    const timer = setInterval(look, SECOND_MS);
    const first = setTimeout(look, 0);
    TOUCHES.forEach((name) => window.addEventListener(name, noteActivity, { capture: true, passive: true }));
    return () => {
      clearInterval(timer);
      clearTimeout(first);
      TOUCHES.forEach((name) => window.removeEventListener(name, noteActivity, { capture: true }));
    };
  }, [isDim, language, homeLanguage]);

  const wake = () => {
    noteActivity();
    setIsDim(false);
  };
  if (isDim && idleBrightness < 100) return <Dimming brightness={idleBrightness} onWake={wake} />;
  return <StaffDoor />;
}

/** Darkens the start; the first touch or key only wakes it. */
function Dimming({ brightness, onWake }: { brightness: number; onWake: () => void }) {
  const t = useTranslations('kiosk');
  const wake = useRef(onWake);
  useEffect(() => {
    wake.current = onWake;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopPropagation();
      wake.current();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
  return (
    <button
      type="button"
      className="kiosk-dimming"
      style={{ '--dimming': 1 - brightness / 100 } as CSSProperties}
      aria-label={t('wake')}
      // The click of this touch would meet what lies below, so it goes before the layer does.
      onClick={onWake}
      onPointerUp={() => setTimeout(onWake, WAKE_MS)}
    />
  );
}

const openStaffPage = async () => {
  if (await isServerReachable()) window.location.assign(paths.kioskStaff());
};

/** The upper left corner, pressed for three seconds, or Ctrl+Shift+K: nothing that a guest finds. */
function StaffDoor() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const release = () => clearTimeout(timer.current);
  const press = () => {
    release();
    timer.current = setTimeout(() => void openStaffPage(), STAFF_PRESS_MS);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // By the place of the key: in Cyrillic and Georgian it has another letter.
      if (!event.ctrlKey || !event.shiftKey || event.code !== 'KeyK') return;
      event.preventDefault();
      void openStaffPage();
    };
    window.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <div
      className="kiosk-staff-door"
      aria-hidden="true"
      onPointerDown={press}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
    />
  );
}
