'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { MapRings } from '@/components/ui/map/map-shapes';
import { formatNumber } from '@/lib/core/money/money';
import type { Language } from '@/lib/core/site/site';
import type { Coordinates } from '@/lib/ground/towns/distance';

const RINGS_METERS = [50, 100, 200, 500, 1000];

/** Circles around a door: on a map without streets they show how far a pin is from it. */
export function useDoorRings({ latitude, longitude }: Coordinates): MapRings {
  const t = useTranslations('addresses');
  const language = useLocale() as Language;
  return useMemo(
    () => ({
      centre: { latitude, longitude },
      rings: RINGS_METERS.map((meters) => ({
        meters,
        label: t('meters', { value: formatNumber(meters, language) }),
      })),
    }),
    [latitude, longitude, language, t],
  );
}
