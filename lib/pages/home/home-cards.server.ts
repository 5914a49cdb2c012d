import 'server-only';
import type { ServiceName, Site } from '@/lib/core/site/site';
import type { HomeCategory, PublicTile } from './home';
import type { HomeRow } from './home.server';
import { venueCardPage } from '@/lib/pages/cards/venue-cards.server';
import type { Venue } from '@/lib/ground/venues/venues';

export interface HomeData {
  categories: HomeCategory[];
  /** The venues of the tiles in the order of their cards, for what else Home shows of them. */
  venues: Record<PublicTile, Venue[]>;
}

/** Home's rows as cards, open venues first. */
export async function homeCards(
  rows: readonly HomeRow[],
  cardsFor: { site: Site; service: ServiceName },
): Promise<HomeData> {
  const categories = await Promise.all(
    rows.map(async ({ list, ...tile }) => ({ ...tile, list: list && (await venueCardPage(list, cardsFor)) })),
  );
  const known = new Map(rows.flatMap(({ list }) => list?.items ?? []).map((venue) => [venue.id, venue]));
  const venuesOf = (tile: PublicTile) =>
    categories
      .filter((category) => category.tile === tile)
      .flatMap(({ list }) => list?.venues ?? [])
      .flatMap(({ id }) => known.get(id) ?? []);
  return {
    categories,
    venues: { promo: venuesOf('promo'), near: venuesOf('near'), popular: venuesOf('popular') },
  };
}
