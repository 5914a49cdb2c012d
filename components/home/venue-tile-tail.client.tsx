'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { hasMorePages, mayAskForMore, withPage, type TilePages } from '@/lib/home/tile-pages';
import type { VenueFilters } from '@/lib/venues/venues.api';
import { useTileEnd } from './use-tile-end';
import type { VenueCard } from '@/components/venues/venue-card';

type VenueTileTailProps = {
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

/* A page of a row, and the code to show it. */
async function loadPage(payload: VenueFilters, page: number, signal: AbortSignal) {
  const [{ VenueCard: Card }, { requestVenuePage }] = await Promise.all([
    import('@/components/venues/venue-card'),
    import('@/lib/venues/venues.api'),
  ]);
  return { Card, answer: await requestVenuePage(payload, page, signal) };
}

interface LoadedRow {
  pages: TilePages;
  Card: typeof VenueCard;
}
/** The later pages of rows, by visit of the page and row: the way back shows them at once. */
const loadedRows = new Map<string, LoadedRow>();

/** The end of a row of Home: the venues of its later pages (VEN-24). */
export function VenueTileTail({ row, payload, page, lastPage, shownIds, shape }: VenueTileTailProps) {
  const t = useTranslations('venues');
  const { bfcacheId } = useRouter();
  const key = `${bfcacheId} ${row}`;
  const [pages, setPages] = useState<TilePages>(
    () => loadedRows.get(key)?.pages ?? { venues: [], page, lastPage, state: 'resting' },
  );
  const [Card, setCard] = useState<typeof VenueCard | null>(() => loadedRows.get(key)?.Card ?? null);
  useEffect(() => {
    if (Card && pages.state === 'resting') loadedRows.set(key, { pages, Card });
  }, [key, pages, Card]);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  const askForMore = async () => {
    const controller = new AbortController();
    leaving.current = controller;
    setPages((before) => ({ ...before, state: 'loading' }));
    try {
      const loaded = await loadPage(payload, pages.page + 1, controller.signal);
      setCard(() => loaded.Card);
      setPages((before) => withPage(before, loaded.answer, shownIds));
    } catch {
      if (!controller.signal.aborted) setPages((before) => ({ ...before, state: 'failed' }));
    }
  };
  const isBare = page === 0;
  const goesOnByItself = shape === 'rail' || (isBare && pages.page === 0);
  const end = useTileEnd(goesOnByItself && mayAskForMore(pages), () => void askForMore());

  const isWaiting = pages.state === 'loading' || (isBare && pages.page === 0 && pages.state === 'resting');
  return (
    <>
      {Card
        ? pages.venues.map((venue) => (
            <li key={venue.id}>{<Card venue={venue} inRail={shape === 'rail'} />}</li>
          ))
        : null}
      {isWaiting ? (
        <li aria-busy="true" className="tile-end--busy">
          <span className="visually-hidden">{t('searching')}</span>
          <Skeleton shape="card" className="aspect-video" />
        </li>
      ) : null}
      {pages.state === 'failed' ? (
        <li className="tile-end tile-end--failed" role="alert">
          <p>{t('listFailed')}</p>
          <Button tone="tint" small onClick={() => void askForMore()}>
            {t('retry')}
          </Button>
        </li>
      ) : null}
      {shape === 'grid' && pages.page > 0 && mayAskForMore(pages) ? (
        <li className="tile-end tile-end--wide">
          <Button tone="tint" wide onClick={() => void askForMore()}>
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
