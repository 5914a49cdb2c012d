'use client';

import { MAIN_ID } from '@/components/layout/skip-link';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { EmptyPicture } from '@/components/ui/empty-picture';
import { untilReachable } from '@/lib/kiosk/connection';
import { readKioskDevice } from '@/lib/kiosk/device';
import { ownLanguage } from '@/lib/kiosk/languages';
import { paths } from '@/lib/paths/paths';
import { inLanguage } from '@/lib/site/language-address';
import type { Language } from '@/lib/site/site';
import { AwayScreen } from './away-screen';
import { useKioskDevice } from './use-kiosk-device';

/** Leads a tablet to its venue; one that has none is told how it gets one. */
export function KioskHome({ homeLanguage }: { homeLanguage: Language }) {
  const t = useTranslations('kiosk');
  const { venueId } = useKioskDevice();
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const known = readKioskDevice().venueId;
    if (known === null) return;
    void untilReachable(() => setIsAway(true)).then(() =>
      window.location.replace(inLanguage(paths.kioskMenu(known), ownLanguage(homeLanguage))),
    );
  }, [homeLanguage]);
  if (isAway) return <AwayScreen />;
  return (
    <main id={MAIN_ID} tabIndex={-1} className="kiosk-message">
      <EmptyPicture name="compass" />
      <h1>{t(venueId === null ? 'setUpTitle' : 'readingOrder')}</h1>
      {venueId === null ? <p>{t('setUpText')}</p> : null}
    </main>
  );
}
