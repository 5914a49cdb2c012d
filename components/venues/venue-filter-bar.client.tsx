'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { isUnfiltered, VENUE_CATEGORIES, type ListFilters } from '@/lib/venues/venue-filters';

type VenueFilterBarProps = {
  filters: ListFilters;
  onChange: (filters: ListFilters) => void;
  /** The list may be filtered by category. */
  hasCategories: boolean;
  /** Distances are measured from the diner's position. */
  isNearMe: boolean;
  onNearMe: (isOn: boolean) => void;
};

/** The filters and the sorting of the list: toggle chips. */
export function VenueFilterBar({
  filters,
  onChange,
  hasCategories,
  isNearMe,
  onNearMe,
}: VenueFilterBarProps) {
  const t = useTranslations('venues');
  const bar = useRef<HTMLDivElement>(null);
  const isSilent = isUnfiltered(filters);
  // Active filters must be visible, also when a link or the back button has set them.
  useEffect(() => {
    if (isSilent) return;
    bar.current
      ?.querySelector('[aria-pressed="true"]')
      ?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [isSilent]);
  const categories = hasCategories
    ? (Object.keys(VENUE_CATEGORIES) as (keyof typeof VENUE_CATEGORIES)[])
    : [];
  return (
    <div ref={bar} className="chips" role="group" aria-label={t('filters')}>
      <Chip isOn={isNearMe} onToggle={onNearMe}>
        {t('nearMe')}
      </Chip>
      <Chip
        isOn={filters.sort === 'rating'}
        onToggle={(isOn) => onChange({ ...filters, sort: isOn ? 'rating' : 'distance' })}
      >
        {t('sortRating')}
      </Chip>
      <Chip isOn={filters.promo} onToggle={(promo) => onChange({ ...filters, promo })}>
        {t('onlyPromo')}
      </Chip>
      {categories.map((category) => (
        <Chip
          key={category}
          isOn={filters.category === category}
          onToggle={(isOn) => onChange({ ...filters, category: isOn ? category : null })}
        >
          {t(`category_${category}`)}
        </Chip>
      ))}
    </div>
  );
}

function Chip({
  isOn,
  onToggle,
  children,
}: {
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
  children: string;
}) {
  return (
    <button type="button" className="chip" aria-pressed={isOn} onClick={() => onToggle(!isOn)}>
      {children}
    </button>
  );
}
