'use client';

import { useEffect, useRef, useState } from 'react';
import { hasKnownActivity, recordActivity } from '@/lib/kiosk/activity';
import { DIM_MS, IDLE_MS } from '@/lib/kiosk/idle';
import { ownLanguage } from '@/lib/kiosk/languages';
import { forgetOldKioskOrders } from '@/lib/kiosk/recent-orders';
import { registerWorker } from '@/lib/core/offline/register';
import { paths } from '@/lib/core/paths/paths';
import type { Language } from '@/lib/core/site/site';
import { nowMs } from '@/lib/core/time/now';
import { useKioskDevice } from '../use-kiosk-device';
import { useIdleTime } from '../use-idle-time';
import { Dimming } from './dimming.client';
import { StaffEntrance } from './staff-entrance.client';

type StartWatchProps = {
  /** Of the page, and of the country. */
  language: Language;
  countryLanguage: Language;
  /** Back to the kiosk's own language. */
  onEnd: () => void;
};

/** Over an idle start: the hidden way for staff, the dimming, and the return to the kiosk's language. */
export function StartWatch({ language, countryLanguage, onEnd }: StartWatchProps) {
  const { idleBrightness } = useKioskDevice();
  const [isDim, setIsDim] = useState(false);
  const isLeaving = useRef(false);
  // At full brightness nothing lies over the start: its touches count on.
  const isDimmed = isDim && idleBrightness < 100;

  useEffect(() => {
    // Counted over the reloads of a fresh start; a new one begins awake.
    if (!hasKnownActivity()) recordActivity();
    forgetOldKioskOrders(nowMs());
  }, []);
  useEffect(() => {
    // Over plain http a browser has no workers, and a kiosk without network shows the browser's error.
    if (language === ownLanguage(countryLanguage) && 'serviceWorker' in navigator)
      registerWorker(paths.kiosk()).catch(() => undefined);
  }, [language, countryLanguage]);

  useIdleTime((inactiveMs) => {
    setIsDim(inactiveMs >= DIM_MS);
    if (isLeaving.current || inactiveMs < IDLE_MS || language === ownLanguage(countryLanguage)) return;
    isLeaving.current = true;
    onEnd();
  }, !isDimmed);

  const wake = () => {
    recordActivity();
    setIsDim(false);
  };
  if (isDimmed) return <Dimming brightness={idleBrightness} onWake={wake} />;
  return <StaffEntrance />;
}
