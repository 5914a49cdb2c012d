'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { MAIN_ID } from '@/components/layout/skip-link';
import { untilReachable } from '@/lib/kiosk/connection';
import { noteActivity, silentMs } from '@/lib/kiosk/guest';
import { STAFF_IDLE_MS } from '@/lib/kiosk/idle';
import { paths } from '@/lib/paths/paths';
import { SECOND_MS } from '@/lib/time/duration';
import { AwayScreen } from '../away-screen';
import { KioskHeader } from '../kiosk-header';
import type { KioskVenue } from '../kiosk-props';
import { useKioskDevice } from '../use-kiosk-device';
import { ChoosePin, EnterPin } from './pin-gate.client';
import { StaffSettings } from './staff-settings.client';

const TOUCHES = ['pointerdown', 'keydown', 'scroll', 'wheel'] as const;
const noChange = () => () => undefined;

/** The staff page: a PIN, chosen when it is opened first, then what is set up on this tablet. It is left by itself. */
export function StaffScreen({ languages }: Pick<KioskVenue, 'languages'>) {
  const t = useTranslations('kioskStaff');
  const { pin } = useKioskDevice();
  const [isOpen, setIsOpen] = useState(false);
  const { isAway, leave } = useLeaving();
  // What the tablet holds is not known before it.
  const isKnown = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  const open = () => setIsOpen(true);
  if (isAway) return <AwayScreen />;
  return (
    <div className="kiosk-page">
      <KioskHeader title={t('title')} onBack={leave} />
      <main id={MAIN_ID} tabIndex={-1} className="kiosk-page__content">
        {!isKnown ? null : isOpen ? (
          <StaffSettings languages={languages} leave={leave} />
        ) : pin ? (
          <EnterPin pin={pin} onOpen={open} />
        ) : (
          <ChoosePin onChosen={open} />
        )}
      </main>
    </div>
  );
}

/** The way back to the start, taken by itself after two minutes without a touch. */
function useLeaving() {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    noteActivity();
    const look = () => {
      if (silentMs() < STAFF_IDLE_MS) return;
      clearInterval(timer);
      void toStart(() => setIsAway(true));
    };
    const timer = setInterval(look, SECOND_MS);
    TOUCHES.forEach((name) => window.addEventListener(name, noteActivity, { capture: true, passive: true }));
    return () => {
      clearInterval(timer);
      TOUCHES.forEach((name) => window.removeEventListener(name, noteActivity, { capture: true }));
    };
  }, []);
  return { isAway, leave: () => void toStart(() => setIsAway(true)) };
}

async function toStart(onAway: () => void): Promise<void> {
  await untilReachable(onAway);
  window.location.replace(paths.kiosk());
}
