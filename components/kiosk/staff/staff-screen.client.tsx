'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { MAIN_ID } from '@/components/layout/skip-link';
import { useIsHydrated } from '@/components/ui/use-known-here';
import { untilReachable } from '@/lib/kiosk/connection';
import { recordActivity } from '@/lib/kiosk/activity';
import { STAFF_IDLE_MS } from '@/lib/kiosk/idle';
import { paths } from '@/lib/core/paths/paths';
import { UnreachableScreen } from '../unreachable-screen';
import { KioskHeader } from '../kiosk-header';
import type { KioskVenue } from '../kiosk-props';
import { useKioskDevice } from '../use-kiosk-device';
import { useIdleTime } from '../use-idle-time';
import { ChoosePin, EnterPin } from './pin-gate.client';
import { StaffSettings } from './staff-settings.client';

/** The staff page: a PIN, chosen when it is opened first, then what is set up on this tablet. It is left by itself. */
export function StaffScreen({ languages }: Pick<KioskVenue, 'languages'>) {
  const t = useTranslations('kioskStaff');
  const { pin } = useKioskDevice();
  const [isOpen, setIsOpen] = useState(false);
  const { isUnreachable, leave } = useLeaving();
  // The content of the tablet is not known before it.
  const isKnown = useIsHydrated();
  const open = () => setIsOpen(true);
  if (isUnreachable) return <UnreachableScreen />;
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
  const [isUnreachable, setIsUnreachable] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = () => {
    setIsLeaving(true);
    void toStart(() => setIsUnreachable(true));
  };
  // A person who opens this page has all of the time, whatever was touched before.
  useEffect(() => recordActivity(), []);
  useIdleTime((inactiveMs) => {
    if (inactiveMs >= STAFF_IDLE_MS) leave();
  }, !isLeaving);
  return { isUnreachable, leave };
}

async function toStart(onUnreachable: () => void): Promise<void> {
  await untilReachable(onUnreachable);
  window.location.replace(paths.kiosk());
}
