'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { useRequiredPosition } from '@/components/towns/use-required-position';
import { VenueMap } from './venue-map.client';

/** The map around the diner, where no town is known; without their position there is nothing to show but Home (NAV-43). */
export function VenueMapAround(props: Omit<ComponentProps<typeof VenueMap>, 'town'>) {
  const t = useTranslations('map');
  const position = useRequiredPosition(null);
  return position ? (
    <VenueMap {...props} town={{ name: t('here'), coordinates: position }} />
  ) : (
    <p className="grid min-h-60 place-items-center gap-3" role="status">
      <span className="spinner" aria-hidden="true" />
      {t('locating')}
    </p>
  );
}
