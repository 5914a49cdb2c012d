'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import { IconButton } from '@/components/ui/icon-button';
import { paths } from '@/lib/core/paths/paths';
import type { ListedVenue } from './use-map-venues';
import { VenueMapRow } from './venue-map-row';

type VenueMapCardProps = {
  venue: ListedVenue;
  distanceFrom: 'centre' | 'diner';
  /** Chosen by the keyboard or in the list, the card takes the focus: with each choice, of the same venue too. */
  choice: { byList: boolean } | null;
  onClose: () => void;
};

/** The chosen venue over the map, with a link to its menu. Escape closes it. */
export function VenueMapCard({ venue, distanceFrom, choice, onClose }: VenueMapCardProps) {
  const t = useTranslations('map');
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (choice?.byList) card.current?.focus({ preventScroll: true });
  }, [choice]);
  return (
    <section
      ref={card}
      tabIndex={-1}
      className="map-card"
      aria-label={t('chosen', { name: venue.name })}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className="map-row">
        <VenueMapRow key={venue.id} venue={venue} distanceFrom={distanceFrom} />
      </div>
      <ButtonLink href={paths.menu(venue.id)} wide>
        {t('menu')}
      </ButtonLink>
      <IconButton label={t('close')} className="map-card__close" onClick={onClose}>
        <Glyph name="close" size="small" />
      </IconButton>
    </section>
  );
}
