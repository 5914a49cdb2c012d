'use client';

import { MAIN_ID } from '@/components/layout/skip-link';
import { useEffect, type ReactNode } from 'react';
import { readKioskDevice } from '@/lib/kiosk/device';
import { paths } from '@/lib/core/paths/paths';
import type { Language } from '@/lib/core/site/site';
import { GuestWatch } from './guest-watch.client';
import { KioskHeader } from './kiosk-header';
import { UnreachableScreen } from './unreachable-screen';
import { useEndGuest } from './use-end-guest';
import { useGuest } from './use-guest';
import { useKioskDevice } from './use-kiosk-device';

const backToMenu = () => {
  const { venueId } = readKioskDevice();
  window.location.replace(venueId === null ? paths.kiosk() : paths.kioskMenu(venueId));
};

type KioskDocumentProps = { title: string; countryLanguage: Language; children: ReactNode };

/** A document that a guest reads: the way back to the order, and the watch over who is there. */
export function KioskDocument({ title, countryLanguage, children }: KioskDocumentProps) {
  const guest = useGuest();
  const { venueId } = useKioskDevice();
  const { end, isUnreachable } = useEndGuest(venueId, { language: null, countryLanguage });
  if (isUnreachable) return <UnreachableScreen />;
  return (
    <div className="kiosk-page">
      <KioskHeader title={title} onBack={backToMenu} />
      <main id={MAIN_ID} tabIndex={-1} className="kiosk-page__content">
        {children}
      </main>
      {guest === null ? <LeaveUnused /> : <GuestWatch onGone={end} />}
    </div>
  );
}

const UNUSED_MS = 60_000;

/** A document that no guest has opened is left by itself. */
function LeaveUnused() {
  useEffect(() => {
    const timer = setTimeout(backToMenu, UNUSED_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
