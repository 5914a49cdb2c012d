import { and, desc, eq, sql } from 'drizzle-orm';
import type { User } from '../auth/accounts';
import type { Database } from '../../database/connect';
import { favourites, menuCategories, products } from '../../database/schema';
import type { Language } from '../../kernel/languages';
import type { Settings } from '../../kernel/settings';
import type { FullVenue } from '../venues/venues';
import type { ProductView } from './answers';
import { atVenue, selectShown, type VenueProduct } from './products';

interface Caller {
  sandbox: { settings: Settings };
  database: Database;
  language: Language;
  user: User | null;
}

/** How the caller sees the products of the venue: in their language, with their own favourites. */
export async function viewOf(
  { sandbox, database, language, user }: Caller,
  venueId: number,
): Promise<ProductView> {
  const marked = user
    ? await database
        .select({ productId: favourites.productId })
        .from(favourites)
        .where(and(eq(favourites.userId, user.id), eq(favourites.venueId, venueId)))
    : [];
  return { sandbox, language, favourites: new Set(marked.map(({ productId }) => productId)) };
}

/** The diner's favourites at the venue, latest first; gone and hidden products are left out. */
export async function listFavourites(
  database: Database,
  venue: FullVenue,
  user: User,
  limit: number,
): Promise<VenueProduct[]> {
  const rows = await selectShown(database, venue)
    .innerJoin(favourites, and(eq(favourites.productId, products.id), eq(favourites.userId, user.id)))
    .orderBy(desc(favourites.markedAt), desc(products.id))
    .limit(limit);
  return rows.map((row) => atVenue(row, venue));
}

/** Most favourited products, of pictured categories first: 0 to 96 seeded, plus those of accounts. */
export async function listMostFavoured(
  database: Database,
  venue: FullVenue,
  limit: number,
): Promise<VenueProduct[]> {
  const marks = database
    .select({ productId: favourites.productId, count: sql<number>`count(*)`.as('count') })
    .from(favourites)
    .where(eq(favourites.venueId, venue.id))
    .groupBy(favourites.productId)
    .as('marks');
  const atStart = sql`${products.id}::bigint * 48271 % 97`;
  const rows = await selectShown(database, venue)
    .leftJoin(marks, eq(marks.productId, products.id))
    .orderBy(
      desc(menuCategories.showsPhoto),
      desc(sql`${atStart} + coalesce(${marks.count}, 0)`),
      desc(products.id),
    )
    .limit(limit);
  return rows.map((row) => atVenue(row, venue));
}
