'use client';

import { offeredLanguages } from '@/lib/kiosk/languages';
import type { KioskVenue } from './kiosk-props';
import { useKioskDevice } from './use-kiosk-device';

/** Of the country's languages those that this kiosk offers to guests, its own first (KIOSK-22). */
export function useKioskLanguages(ofCountry: KioskVenue['languages']): KioskVenue['languages'] {
  const offered = offeredLanguages(
    useKioskDevice(),
    ofCountry.map(({ language }) => language),
  );
  return offered.flatMap((language) => ofCountry.find((known) => known.language === language) ?? []);
}
