import { and, between, desc, eq, exists, inArray, like, or, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/connect';
import { menuCategories, menuProducts, orders, products, towns, venues } from '../database/schema';
import { flagText, idText, paging } from '../input';
import { distanceMeters, type Point } from './distance';

/** Category ids of the contract that are no till's categories. */
const EXPRESS_CATEGORY = 128;
const TAKEAWAY_CATEGORIES = [132, 133, 134];

const bbox = z
  .string()
  .max(100)
  .regex(/^-?\d+(\.\d+)?(,-?\d+(\.\d+)?){3}$/)
  .transform((text) => {
    const [west = 0, south = 0, east = 0, north = 0] = text.split(',').map(Number);
    return { west, south, east, north };
  });

/** Query of the lists of venues. */
export const listQuery = z.object({
  'filter[only-promo]': flagText.optional(),
  'filter[service]': z.enum(['4', '8']).transform(Number).optional(),
  category_id: idText.optional(),
  town_id: idText.optional(),
  brand_id: idText.optional(),
  search: z.string().trim().min(1).max(100).optional(),
  bbox: bbox.optional(),
  sort: z.enum(['distance', 'rating']).default('distance'),
  user_id: idText.optional(),
  include: z.enum(['extra']).optional(),
  ...paging,
});
export type ListQuery = z.output<typeof listQuery>;

/** Service id that the list is filtered by: 4 delivery, 1 takeaway, 3 express; none without a filter. */
export function filteredService(query: ListQuery): number | undefined {
  if (query['filter[service]'] === 8) return 4;
  if (query.category_id === EXPRESS_CATEGORY) return 3;
  return query['filter[service]'] === 4 ? 1 : undefined;
}

/** Ids of the venues that the query asks for, in its order, before paging. */
export async function listVenueIds(
  database: Database,
  query: ListQuery,
  from: Point | null,
): Promise<number[]> {
  const rows = await database
    .select({
      id: venues.id,
      name: venues.name,
      latitude: venues.latitude,
      longitude: venues.longitude,
      rating: venues.rating,
    })
    .from(venues)
    .where(conditionsOf(database, query));
  const byName = (a: (typeof rows)[number], b: (typeof rows)[number]) =>
    a.name.localeCompare(b.name, 'ru') || a.id - b.id;
  const origin = from ?? (await townCentre(database, query.town_id));
  const distances = new Map(rows.map((row) => [row.id, origin ? distanceMeters(origin, row) : 0]));
  const byDistance = (a: (typeof rows)[number], b: (typeof rows)[number]) =>
    (distances.get(a.id) ?? 0) - (distances.get(b.id) ?? 0) || byName(a, b);
  rows.sort(
    query.sort === 'rating' ? (a, b) => (b.rating ?? 0) - (a.rating ?? 0) || byDistance(a, b) : byDistance,
  );
  return rows.map((row) => row.id);
}

/** Ids of venues where the diner has ordered, latest first, that also fit the query. */
export async function repeatVenueIds(
  database: Database,
  userId: number,
  query: ListQuery,
): Promise<number[]> {
  const latest = sql<number>`max(${orders.id})`;
  const rows = await database
    .select({ id: venues.id })
    .from(venues)
    .innerJoin(orders, eq(orders.venueId, venues.id))
    .where(and(eq(orders.userId, userId), conditionsOf(database, query)))
    .groupBy(venues.id)
    .orderBy(desc(latest));
  return rows.map((row) => row.id);
}

async function townCentre(database: Database, townId: number | undefined): Promise<Point | null> {
  if (townId === undefined) return null;
  const town = await database.query.towns.findFirst({ where: eq(towns.id, townId) });
  return town?.data ?? null;
}

function conditionsOf(database: Database, query: ListQuery): SQL | undefined {
  const service = filteredService(query);
  return and(
    or(venues.takesAway, venues.servesInside, venues.delivers),
    query['filter[only-promo]'] ? venues.hasPromo : undefined,
    service === 4 ? venues.delivers : undefined,
    service === 3 ? venues.servesInside : undefined,
    service === 1 ? venues.takesAway : undefined,
    query.category_id === undefined ? undefined : inCategory(database, query.category_id),
    query.town_id === undefined ? undefined : eq(venues.townId, query.town_id),
    query.brand_id === undefined ? undefined : eq(venues.brandId, query.brand_id),
    query.search === undefined ? undefined : matching(database, query.search),
    query.bbox && between(venues.longitude, query.bbox.west, query.bbox.east),
    query.bbox && between(venues.latitude, query.bbox.south, query.bbox.north),
  );
}

function inCategory(database: Database, category: number): SQL | undefined {
  if (category === EXPRESS_CATEGORY) return undefined;
  if (!TAKEAWAY_CATEGORIES.includes(category)) return sql`false`;
  const brandsWithIt = database
    .select({ brandId: menuCategories.brandId })
    .from(menuCategories)
    .where(and(eq(menuCategories.externalId, category), menuCategories.isActive));
  return inArray(venues.brandId, brandsWithIt);
}

function matching(database: Database, search: string): SQL | undefined {
  const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const sold = database
    .select({ id: products.id })
    .from(products)
    .innerJoin(menuProducts, eq(menuProducts.id, products.menuProductId))
    .where(
      and(
        eq(products.venueId, venues.id),
        eq(products.isDeleted, false),
        like(menuProducts.searchText, pattern),
      ),
    );
  return or(like(venues.searchText, pattern), exists(sold));
}
