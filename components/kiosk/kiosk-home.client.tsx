'use client';

import { MAIN_ID } from '@/components/layout/skip-link';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { EmptyPicture } from '@/components/ui/empty-picture';
import { untilReachable } from '@/lib/kiosk/connection';
import { readKioskDevice } from '@/lib/kiosk/device';
import { paths } from '@/lib/paths/paths';
import { useKioskDevice } from './use-kiosk-device';

/** Leads a tablet to its venue; one that has none is told how it gets one. */
export function KioskHome() {
  const t = useTranslations('kiosk');
  const { venueId } = useKioskDevice();
  useEffect(() => {
    const known = readKioskDevice().venueId;
    if (known === null) return;
    void untilReachable(() => undefined).then(() => window.location.replace(paths.kioskMenu(known)));
  }, []);
  return (
    <main id={MAIN_ID} tabIndex={-1} className="kiosk-message">
      <EmptyPicture name="compass" />
      <h1>{t(venueId === null ? 'setUpTitle' : 'readingOrder')}</h1>
      {venueId === null ? <p>{t('setUpText')}</p> : null}
    </main>
  );
}
