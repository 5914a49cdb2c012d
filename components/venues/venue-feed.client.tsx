'use client';

import { useTranslations } from 'next-intl';
import { useMemo, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { onDemand } from '@/components/ui/on-demand';
import { Skeleton } from '@/components/ui/skeleton';
import type { DrawnPage } from '@/lib/ground/venues/venue-card';
import { areDrawnAlike, NO_FILTERS, withoutCategory } from '@/lib/ground/venues/venue-filters';
import { useNearEnd } from './use-near-end';
import { useNearMe } from './use-near-me';
import { useVenueFilters } from './use-venue-filters';
import { useVenuePages } from './use-venue-pages';
import { VenueFilterBar } from './venue-filter-bar.client';

/* Few lists are empty; without network there is no filter to take off either. */
const NothingFits = onDemand(() =>
  import('@/components/ui/nothing-fits').then(
    (module) => module.NothingFits,
    () => () => null,
  ),
);

type VenueFeedProps = {
  /** The page that came with the HTML, and its cards. */
  first: DrawnPage;
  children: ReactNode;
  /** Text before the number of venues. */
  place: string;
  /** Whether a category can be chosen. */
  hasCategories: boolean;
  /** Of the town. */
  timezone: string;
  /** Links to other pages for users without scripts, and for search engines: of a list that goes on, and at its end. */
  pageLinks: ReactNode;
  endLinks: ReactNode;
};

/** The venues of a town: filtered, and loaded page by page on scroll (VEN-24). */
export function VenueFeed({
  first,
  children,
  place,
  hasCategories,
  timezone,
  pageLinks,
  endLinks,
}: VenueFeedProps) {
  const t = useTranslations('venues');
  const positionText = useTranslations('geolocation');
  const [chosen, changeFilters] = useVenueFilters(first.filters);
  const filters = useMemo(() => (hasCategories ? chosen : withoutCategory(chosen)), [chosen, hasCategories]);
  const { from, isLocating, problem, setNearMe } = useNearMe(t('listFailed'));
  const list = useVenuePages(first, filters, from);
  const pages = list.pages ?? [];
  // A venue that opens between two requests moves up, and comes a second time.
  const venues = [
    ...new Map(pages.flatMap((page) => page.venues).map((venue) => [venue.id, venue])).values(),
  ];
  const total = pages[0]?.total;
  const { isDrawn, code } = list;
  const isComing = list.pages === undefined && !list.isError;
  // A list by a time comes later than its page, whose cards stand in for it.
  const isStandIn = isComing && Boolean(filters.by) && from === null && areDrawnAlike(filters, first.filters);
  const isWanted = list.hasNextPage && !list.isFetching && !list.isError;
  const end = useNearEnd(isWanted, venues.length, () => {
    if (isWanted) list.askForMore();
  });
  return (
    <>
      <VenueFilterBar
        filters={filters}
        onChange={changeFilters}
        hasCategories={hasCategories}
        isNearMe={from !== null || isLocating}
        isAskingWhere={isLocating}
        onNearMe={setNearMe}
      />
      {filters.by !== null && code ? (
        <code.WantedTimes filters={filters} onChange={changeFilters} timezone={timezone} page={pages[0]} />
      ) : null}
      {problem ? (
        <Notice tone="warn" className="mt-3">
          {positionText(problem)}
        </Notice>
      ) : null}
      <p className="muted my-3" aria-live="polite">
        {place}
        <span>
          {total !== undefined ? t('count', { count: total }) : list.isError ? null : t('searching')}
        </span>
      </p>
      {isComing && !isStandIn ? <VenueSkeletons label={t('searching')} /> : null}
      {total === 0 ? (
        <NothingFits
          title={t('nothingFits')}
          resetLabel={t('resetFilters')}
          onReset={() => changeFilters(NO_FILTERS)}
        >
          {t('nothingFitsText')}
        </NothingFits>
      ) : null}
      <div className={isStandIn ? 'venue-grid venue-grid--stale' : 'venue-grid'} aria-busy={isComing}>
        {isDrawn || isStandIn ? children : null}
        {code ? <code.VenueCards venues={venues} /> : null}
      </div>
      {list.isFetchingNextPage ? <VenueSkeletons label={t('searching')} /> : null}
      {list.isError ? (
        <Notice
          tone="danger"
          className="mt-4"
          title={t('listFailed')}
          actions={
            <Button tone="text" small busy={list.isFetching} onClick={list.askForMore}>
              {t('retry')}
            </Button>
          }
        >
          {t(isDrawn || venues.length > 0 ? 'listFailedText' : 'listFailedEmpty')}
        </Notice>
      ) : null}
      <div ref={end} aria-hidden="true" />
      {isDrawn && !list.isError ? (list.hasNextPage ? pageLinks : endLinks) : null}
    </>
  );
}

function VenueSkeletons({ label }: { label: string }) {
  return (
    <div className="venue-grid mt-6" aria-busy="true" aria-label={label} role="status">
      {[1, 2].map((key) => (
        <Skeleton key={key} shape="card" className="aspect-video" />
      ))}
    </div>
  );
}
