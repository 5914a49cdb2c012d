'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { VenueCard } from '@/components/venues/venue-card';
import { hasMorePages, mayAskForMore, withPage, type TilePages } from '@/lib/pages/home/tile-pages';
import { requestVenuePage, type VenueFilters } from '@/lib/ground/venues/venues.api';
import { TileSkeleton } from './tile-skeleton';
import { useTileEnd } from './use-tile-end';

export type TilePagesProps = {
  /** Its key on the page. */
  row: string;
  /** Query of the row's pages. */
  payload: VenueFilters;
  /** The page that came with the HTML and the number of pages; 0 when it failed to load. */
  page: number;
  lastPage: number;
  shownIds: readonly number[];
  /** rail: loads more when scrolled to its end; grid: loads more on a press. */
  shape: 'rail' | 'grid';
};

type LaterTilePagesProps = TilePagesProps & {
  /** The next page is wanted now. */
  isWanted: boolean;
};

/** The later pages of rows, by visit of the page and row: the way back shows them at once. */
const loadedPages = new Map<string, TilePages>();

/** The venues of a row's later pages, with the way to the next one (VEN-24). */
export function LaterTilePages({
  row,
  payload,
  page,
  lastPage,
  shownIds,
  shape,
  isWanted,
}: LaterTilePagesProps) {
  const t = useTranslations('venues');
  const { bfcacheId } = useRouter();
  const key = `${bfcacheId} ${row}`;
  const [pages, setPages] = useState<TilePages>(
    () => loadedPages.get(key) ?? { venues: [], page, lastPage, state: isWanted ? 'loading' : 'resting' },
  );
  useEffect(() => {
    if (pages.state === 'resting' && pages.page > page) loadedPages.set(key, pages);
  }, [key, pages, page]);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  const request = () => {
    const controller = new AbortController();
    leaving.current = controller;
    requestVenuePage(payload, pages.page + 1, controller.signal).then(
      (answer) => setPages((before) => withPage(before, answer, shownIds)),
      () => controller.signal.aborted || setPages((before) => ({ ...before, state: 'failed' })),
    );
  };
  const begin = useEffectEvent(request);
  useEffect(() => {
    if (isWanted) begin();
  }, [isWanted]);
  const askForMore = () => {
    setPages((before) => ({ ...before, state: 'loading' }));
    request();
  };
  const isBare = page === 0;
  const goesOnByItself = shape === 'rail' || (isBare && pages.page === 0);
  const end = useTileEnd(goesOnByItself && mayAskForMore(pages), askForMore);

  const isWaiting = pages.state === 'loading' || (isBare && pages.page === 0 && pages.state === 'resting');
  return (
    <>
      {pages.venues.map((venue) => (
        <li key={venue.id}>
          <VenueCard venue={venue} inRail={shape === 'rail'} />
        </li>
      ))}
      {isWaiting ? <TileSkeleton label={t('searching')} /> : null}
      {pages.state === 'failed' ? (
        <li className="tile-end tile-end--failed" role="alert">
          <p>{t('listFailed')}</p>
          <Button tone="tint" small onClick={askForMore}>
            {t('retry')}
          </Button>
        </li>
      ) : null}
      {shape === 'grid' && pages.page > 0 && mayAskForMore(pages) ? (
        <li className="tile-end tile-end--wide">
          <Button tone="tint" wide onClick={askForMore}>
            {t('more')}
          </Button>
        </li>
      ) : null}
      {isBare && pages.page > 0 && pages.venues.length === 0 && !hasMorePages(pages) ? (
        <li className="muted">{t('emptyTitle')}</li>
      ) : null}
      {goesOnByItself && hasMorePages(pages) ? (
        <li ref={end} aria-hidden="true" className="tile-end" />
      ) : null}
    </>
  );
}
