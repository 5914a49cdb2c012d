import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Glyph } from '@/components/ui/glyph';
import { Rail } from '@/components/ui/rail';
import { SoftLink } from '@/components/ui/soft-link';
import { StaticContent } from '@/components/ui/static-content.client';
import { paths } from '@/lib/core/paths/paths';
import { RECENT_POSITION, type HomeCategory } from '@/lib/pages/home/home';
import { CARD_KEYS } from '@/components/venues/list-keys';
import { VenueCard } from '@/components/venues/venue-card';
import { VenueTileTail } from './venue-tile-tail.client';

/** The messages of venues for the later pages of a row; the others stay on the server. */
export const TILE_KEYS = [...CARD_KEYS, 'searching', 'listFailed', 'retry', 'more', 'emptyTitle'] as const;

type VenueTilesProps = {
  /** By position. */
  tiles: readonly HomeCategory[];
  /** Content of one diner, at position 2. */
  recent?: ReactNode;
  /** Content after the first row, which is to be in sight at once. */
  afterFirst?: ReactNode;
  /** Content after the nearest venues. */
  afterNear?: ReactNode;
};

/**
 * Home's rows by position: the popular venues as full cards, the others as rails (VEN-14 to VEN-22). The messages that their later
 * pages use, `TILE_KEYS`, are the page's to give.
 */
export function VenueTiles({ tiles, recent, afterFirst, afterNear }: VenueTilesProps) {
  const isBeforeRecent = ({ position }: HomeCategory) => position < RECENT_POSITION;
  const show = (tile: HomeCategory) => (
    <VenueTile key={tile.key} tile={tile} isFirst={tile === tiles[0]}>
      {tile === tiles[0] ? afterFirst : null}
      {tile.tile === 'near' ? afterNear : null}
    </VenueTile>
  );
  return (
    <>
      {tiles.filter(isBeforeRecent).map(show)}
      {recent}
      {tiles.filter((tile) => !isBeforeRecent(tile)).map(show)}
    </>
  );
}

/** Where all venues of a tile are listed. */
function allOf({ tile, payload }: HomeCategory): string {
  if (payload.brand !== undefined) return paths.brandVenues(payload.brand);
  if (tile === 'promo') return paths.venuesBy('promo');
  return tile === 'popular' ? paths.venuesBy('rating') : paths.venues();
}

async function VenueTile({
  tile,
  isFirst,
  children,
}: {
  tile: HomeCategory;
  isFirst: boolean;
  children: ReactNode;
}) {
  const t = await getTranslations('home');
  const { key, list, payload } = tile;
  const name = tile.tile === 'brand' ? (tile.name ?? '') : t(tile.tile);
  const venues = list?.venues ?? [];
  const tail = (shape: 'rail' | 'grid') =>
    list && list.page >= list.lastPage ? null : (
      <VenueTileTail
        row={key}
        payload={payload}
        page={list?.page ?? 0}
        lastPage={list?.lastPage ?? 1}
        shownIds={venues.map(({ id }) => id)}
        shape={shape}
      />
    );
  const cards = venues.map((venue, index) => (
    <StaticContent as="li" key={venue.id} name={`tile-${key}-${venue.id}`}>
      {/* The largest picture of the first view: the tiles of offers above it are smaller. */}
      <VenueCard venue={venue} inRail={tile.tile !== 'popular'} priority={isFirst && index === 0} />
    </StaticContent>
  ));
  return (
    <>
      <section className="section" aria-labelledby={`tile-${key}`}>
        <div className="section__head">
          <h2 id={`tile-${key}`}>{name}</h2>
          <SoftLink href={allOf(tile)} className="more-link" aria-label={t('allOf', { list: name })}>
            {t('all')}
            <Glyph name="next" size="small" />
          </SoftLink>
        </div>
        {tile.tile === 'popular' ? (
          <ul className="venue-grid">
            {cards}
            {tail('grid')}
          </ul>
        ) : (
          <Rail>
            {cards}
            {tail('rail')}
          </Rail>
        )}
      </section>
      {children}
    </>
  );
}
