'use client';

import { MAIN_ID } from '@/components/layout/skip-link';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { EmptyPicture } from '@/components/ui/empty-picture';
import { untilReachable } from '@/lib/kiosk/connection';
import { readKioskDevice } from '@/lib/kiosk/device';
import { ownLanguage } from '@/lib/kiosk/languages';
import { paths } from '@/lib/core/paths/paths';
import { inLanguage } from '@/lib/core/site/language-address';
import type { Language } from '@/lib/core/site/site';
import { UnreachableScreen } from './unreachable-screen';
import { useKioskDevice } from './use-kiosk-device';

/** Leads a tablet to its venue; without one it shows how to get one. */
export function KioskHome({ countryLanguage }: { countryLanguage: Language }) {
  const t = useTranslations('kiosk');
  const { venueId } = useKioskDevice();
  const [isUnreachable, setIsUnreachable] = useState(false);
  useEffect(() => {
    const known = readKioskDevice().venueId;
    if (known === null) return;
    void untilReachable(() => setIsUnreachable(true)).then(() =>
      window.location.replace(inLanguage(paths.kioskMenu(known), ownLanguage(countryLanguage))),
    );
  }, [countryLanguage]);
  if (isUnreachable) return <UnreachableScreen />;
  return (
    <main id={MAIN_ID} tabIndex={-1} className="kiosk-message">
      <EmptyPicture name="compass" />
      <h1>{t(venueId === null ? 'setUpTitle' : 'readingOrder')}</h1>
      {venueId === null ? <p>{t('setUpText')}</p> : null}
    </main>
  );
}
