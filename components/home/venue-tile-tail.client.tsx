'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { VenueFilters } from '@/lib/venues/venues.api';
import { useTileEnd } from './use-tile-end';

export type VenueTileTailProps = {
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

const loadPages = () => import('./later-tile-pages.client').then((module) => module.LaterTilePages);
/** Of this document: the way back draws later pages at once. */
let LaterTilePages: Awaited<ReturnType<typeof loadPages>> | null = null;

/** In the place of the next page while it comes. */
export const TileSkeleton = ({ label }: { label: string }) => (
  <li aria-busy="true" className="tile-end--busy">
    <span className="visually-hidden">{label}</span>
    <Skeleton shape="card" className="aspect-video" />
  </li>
);

/** The end of a row of Home; what shows its later pages comes with the first of them. */
export function VenueTileTail(props: VenueTileTailProps) {
  const { page, shape } = props;
  const t = useTranslations('venues');
  const [Pages, setPages] = useState(() => LaterTilePages);
  const [code, setCode] = useState<'resting' | 'wanted' | 'failed'>('resting');
  const load = () => {
    setCode('wanted');
    loadPages().then(
      (Loaded) => {
        LaterTilePages = Loaded;
        setPages(() => Loaded);
      },
      () => setCode('failed'),
    );
  };
  const isWanted = code === 'wanted';
  const goesOnByItself = code === 'resting' && (shape === 'rail' || page === 0);
  const end = useTileEnd(!Pages && goesOnByItself, load);
  if (Pages) return <Pages {...props} isWanted={isWanted} />;
  return (
    <>
      {isWanted || (goesOnByItself && page === 0) ? <TileSkeleton label={t('searching')} /> : null}
      {goesOnByItself ? <li ref={end} aria-hidden="true" className="tile-end" /> : null}
      {isWanted || goesOnByItself ? null : (
        <li className="tile-end tile-end--wide">
          <Button tone="tint" wide onClick={load}>
            {t('more')}
          </Button>
        </li>
      )}
    </>
  );
}
