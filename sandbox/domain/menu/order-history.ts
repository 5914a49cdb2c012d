import { and, asc, desc, eq, max, ne, sql } from 'drizzle-orm';
import type { User } from '../auth/accounts';
import type { Database } from '../../database/connect';
import { menuCategories, orderPositions, orders, products } from '../../database/schema';
import type { FullVenue } from '../venues/venues';
import type { AdditiveChoice } from './answers';
import { atVenue, selectShown, type VenueProduct } from './products';

/** How many pieces of each product were ordered at the venue, by everybody or by one diner; canceled orders do not count. */
function ordered(database: Database, venue: FullVenue, user: User | null) {
  return database
    .select({
      productId: orderPositions.productId,
      pieces: sql<number>`sum(${orderPositions.count})`.as('pieces'),
      latest: max(orders.id).as('latest'),
    })
    .from(orderPositions)
    .innerJoin(orders, eq(orders.id, orderPositions.orderId))
    .where(
      and(
        eq(orders.venueId, venue.id),
        ne(orders.status, 'canceled'),
        user ? eq(orders.userId, user.id) : undefined,
      ),
    )
    .groupBy(orderPositions.productId)
    .as('ordered');
}

/** The products that the diner orders most at the venue, of equals the latest first; gone and hidden products are left out. */
export async function listOwnFrequent(
  database: Database,
  venue: FullVenue,
  user: User,
  limit: number,
): Promise<VenueProduct[]> {
  const own = ordered(database, venue, user);
  const rows = await selectShown(database, venue)
    .innerJoin(own, eq(own.productId, products.id))
    .orderBy(desc(own.pieces), desc(own.latest), asc(products.id))
    .limit(limit);
  return rows.map((row) => atVenue(row, venue));
}

/** The best sellers of the venue; products without an order yet follow by popularity. */
export async function listFrequent(
  database: Database,
  venue: FullVenue,
  limit: number,
): Promise<VenueProduct[]> {
  const all = ordered(database, venue, null);
  const rows = await selectShown(database, venue)
    .leftJoin(all, eq(all.productId, products.id))
    .orderBy(
      desc(sql`coalesce(${all.pieces}, 0)`),
      desc(menuCategories.showsPhoto),
      desc(products.popularity),
    )
    .limit(limit);
  return rows.map((row) => atVenue(row, venue));
}

/** The additives in the diner's latest order of the product, in whichever venue of the brand; empty without one. */
export async function lastChoice(
  database: Database,
  user: User,
  { menuProductId }: VenueProduct,
): Promise<AdditiveChoice[]> {
  const [latest] = await database
    .select({ data: orderPositions.data })
    .from(orderPositions)
    .innerJoin(orders, eq(orders.id, orderPositions.orderId))
    .innerJoin(products, eq(products.id, orderPositions.productId))
    .where(and(eq(orders.userId, user.id), eq(products.menuProductId, menuProductId)))
    .orderBy(desc(orders.id), asc(orderPositions.position))
    .limit(1);
  return latest?.data.additives ?? [];
}
