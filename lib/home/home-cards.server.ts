import 'server-only';
import type { Language } from '@/lib/site/site';
import type { HomeCategory, PublicTile } from './home';
import type { HomeRow } from './home.server';
import { venueCardPage } from '@/lib/venues/venue-cards.server';
import type { Venue } from '@/lib/venues/venues';

export interface HomeData {
  categories: HomeCategory[];
  /** The venues of the tiles in the order of their cards, for what else Home shows of them. */
  venues: Record<PublicTile, Venue[]>;
}

/** Home's rows as cards in a language, open venues first. */
export async function homeCards(rows: readonly HomeRow[], language: Language): Promise<HomeData> {
  const categories = await Promise.all(
    rows.map(async ({ list, ...tile }) => ({ ...tile, list: list && (await venueCardPage(list, language)) })),
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
