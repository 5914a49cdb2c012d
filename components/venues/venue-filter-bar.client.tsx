'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { isPlainPress } from '@/components/ui/plain-press';
import { firstViewPaths } from '@/lib/core/paths/first-view-paths';
import {
  isUnfiltered,
  DEFAULT_SORT,
  LIST_SORTS,
  NO_FILTERS,
  VENUE_CATEGORIES,
  writeFilters,
  type ListFilters,
} from '@/lib/ground/venues/venue-filters';

type VenueFilterBarProps = {
  filters: ListFilters;
  onChange: (filters: ListFilters) => void;
  /** The list may be filtered by category. */
  hasCategories: boolean;
  /** Distances are measured from the diner's position, or that is requested. */
  isNearMe: boolean;
  /** The position is on its way. */
  isAskingWhere: boolean;
  onNearMe: (isOn: boolean) => void;
};

/** A list's own order has no chip. */
const SORTS = LIST_SORTS.filter((sort) => sort !== DEFAULT_SORT);
const CATEGORIES = Object.keys(VENUE_CATEGORIES) as (keyof typeof VENUE_CATEGORIES)[];

/** The filters and the sorting of the list: chips that are links to the list with and without them. */
export function VenueFilterBar({
  filters,
  onChange,
  hasCategories,
  isNearMe,
  isAskingWhere,
  onNearMe,
}: VenueFilterBarProps) {
  const t = useTranslations('venues');
  const bar = useRef<HTMLDivElement>(null);
  const isSilent = isUnfiltered(filters) && filters.by === null;
  // Active filters must be visible, also when a link or the back button has set them.
  useEffect(() => {
    if (isSilent) return;
    const box = bar.current?.querySelector('[aria-current="true"]')?.getBoundingClientRect();
    // Sideways alone: the page may be scrolled to a card.
    if (box && (box.left < 0 || box.right > innerWidth))
      bar.current?.scrollBy({ left: box.left + box.width / 2 - innerWidth / 2, behavior: 'instant' });
  }, [isSilent]);
  const chip = (isOn: boolean, changed: Partial<ListFilters>, label: string, isSort?: boolean) => (
    <FilterLink
      key={label}
      isOn={isOn}
      isSort={isSort}
      filters={{ ...filters, ...changed }}
      onChange={onChange}
    >
      {label}
    </FilterLink>
  );
  return (
    <div ref={bar} className="chips" role="group" aria-label={t('filters')}>
      {SORTS.map((sort) => {
        const isOn = filters.sort === sort;
        return chip(isOn, { sort: isOn ? NO_FILTERS.sort : sort }, t(`sort_${sort}`), true);
      })}
      {chip(filters.open, { open: !filters.open }, t('openNow'))}
      {chip(filters.by !== null, { by: filters.by === null ? '' : null }, t('byTime'))}
      {chip(filters.promo, { promo: !filters.promo }, t('onlyPromo'))}
      <button
        type="button"
        className="chip"
        aria-pressed={isNearMe}
        aria-busy={isAskingWhere || undefined}
        onClick={() => onNearMe(!isNearMe)}
      >
        {t('nearMe')}
      </button>
      {(hasCategories ? CATEGORIES : []).map((category) => {
        const isOn = filters.category === category;
        return chip(isOn, { category: isOn ? null : category }, t(`category_${category}`));
      })}
    </div>
  );
}

type FilterLinkProps = {
  isOn: boolean;
  isSort?: boolean;
  /** Of the list that the link leads to. */
  filters: ListFilters;
  onChange: (filters: ListFilters) => void;
  children: string;
};

/** Without scripts, and in another tab, the server draws the list; else it changes in place. */
export function FilterLink({ isOn, isSort = false, filters, onChange, children }: FilterLinkProps) {
  return (
    <a
      href={`${firstViewPaths.venues()}${writeFilters('', filters)}`}
      rel="nofollow"
      className={isSort ? 'chip chip--sort' : 'chip'}
      aria-current={isOn || undefined}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        onChange(filters);
      }}
    >
      {children}
    </a>
  );
}
