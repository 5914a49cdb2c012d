import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { changeLocationSearch } from '@/components/ui/use-location-search';
import { useNow } from '@/components/ui/use-now';
import { queryClient } from '@/lib/core/bff/query-client';
import { forgetWantedTime } from '@/lib/ground/ordering/wanted-time';
import { firstViewPaths } from '@/lib/core/paths/first-view-paths';
import { documentSite } from '@/lib/core/site/document-site';
import { halfHourAhead, halfHoursAhead } from '@/lib/core/time/half-hours';
import { toWall } from '@/lib/core/time/zone';
import type { VenueCardPage } from '@/lib/ground/venues/venue-card';
import { readFilters, writeFilters, type ListFilters } from '@/lib/ground/venues/venue-filters';
import { FilterLink } from './venue-filter-bar.client';

type WantedTimesProps = {
  filters: ListFilters;
  onChange: (filters: ListFilters) => void;
  /** Of the list's town. */
  timezone: string;
  /** The list's first page; undefined until it has come. */
  page: VenueCardPage | undefined;
};

/** The half hours of today by which the food can be wanted. One that has passed leaves the address, and a notice says so. */
export function WantedTimes({ filters, onChange, timezone, page }: WantedTimesProps) {
  const note = page?.byNote;
  const t = useTranslations('venues');
  const row = useRef<HTMLDivElement>(null);
  const wallNowMs = toWall(useNow().getTime(), timezone);
  const { by } = filters;
  const [passedText, setPassedText] = useState<string | null>(null);
  if (note?.hasPassed && passedText !== note.text) setPassedText(note.text);
  if (by && !note?.hasPassed && passedText !== null) setPassedText(null);
  const hasPassed = by !== null && by !== '' && halfHourAhead(by, wallNowMs) === null;
  // Of an empty list the server says nothing.
  const isDropped = note?.hasPassed || (hasPassed && page?.total === 0);
  useEffect(() => {
    if (isDropped)
      changeLocationSearch(writeFilters(location.search, { ...filters, by: '' }), 'replaceState');
  }, [isDropped, filters]);
  useEffect(() => {
    if (!hasPassed) return;
    // The server's clock decides.
    const queryKey = ['venues', documentSite(), 'whole', 1, { by }];
    void queryClient().invalidateQueries({ queryKey }, { cancelRefetch: false });
  }, [hasPassed, by]);
  useEffect(() => {
    const box = row.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    // Sideways alone: the page may be scrolled to a card.
    if (row.current && box) row.current.scrollLeft += box.left + box.width / 2 - innerWidth / 2;
  }, []);
  useEffect(
    () => () => {
      const { pathname, search } = location;
      // A time that is cleared is forgotten; a venue that is opened takes it along.
      if (pathname === firstViewPaths.venues() && !readFilters(search).by) forgetWantedTime();
    },
    [by],
  );
  const text = passedText ?? note?.text;
  return (
    <>
      <div ref={row} className="chips" role="group" aria-label={t('byTime')}>
        {halfHoursAhead(wallNowMs).map((time) => (
          <FilterLink
            key={time}
            isOn={time === by}
            filters={{ ...filters, by: time === by ? '' : time }}
            onChange={onChange}
          >
            {time}
          </FilterLink>
        ))}
      </div>
      {text ? (
        <Notice tone="warn" className="mt-3">
          {text}
        </Notice>
      ) : null}
    </>
  );
}
