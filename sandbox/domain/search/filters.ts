import { and, between, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Database } from '../../database/connect';
import { menuCategories, venues } from '../../database/schema';
import { flagText, idText, paging } from '../../kernel/input';

/** Category ids of the contract that are no till's categories. */
const EXPRESS_CATEGORY = 128;
const TAKEAWAY_CATEGORIES = [132, 133, 134];

/** Window of a map in degrees; one that is turned round or off the Earth is none. */
const bbox = z
  .string()
  .max(100)
  .regex(/^-?\d+(\.\d+)?(,-?\d+(\.\d+)?){3}$/)
  .transform((text) => {
    const [west = 0, south = 0, east = 0, north = 0] = text.split(',').map(Number);
    return { west, south, east, north };
  })
  .refine(({ west, south, east, north }) => {
    return -180 <= west && west <= east && east <= 180 && -90 <= south && south <= north && north <= 90;
  });

/** Members of a query that select venues. */
export const placeQuery = z.object({
  'filter[service]': z.enum(['4', '8']).transform(Number).optional(),
  category_id: idText.optional(),
  town_id: idText.optional(),
  brand_id: idText.optional(),
});
export type PlaceQuery = z.output<typeof placeQuery>;

/** Query of the lists of venues. */
export const listQuery = placeQuery.extend({
  'filter[only-promo]': flagText.optional(),
  search: z.string().trim().min(1).max(100).optional(),
  bbox: bbox.optional(),
  sort: z.enum(['distance', 'rating']).default('distance'),
  user_id: idText.optional(),
  include: z.enum(['extra']).optional(),
  ...paging,
});
export type ListQuery = z.output<typeof listQuery>;

/** Service id that the list is filtered by: 4 delivery, 1 takeaway, 3 express; none without a filter. */
export function filteredService(query: PlaceQuery): number | undefined {
  if (query['filter[service]'] === 8) return 4;
  if (query.category_id === EXPRESS_CATEGORY) return 3;
  return query['filter[service]'] === 4 ? 1 : undefined;
}

/** The venues that the query is about, whatever it searches for. */
export async function matchingVenues(database: Database, query: ListQuery): Promise<SQL | undefined> {
  const service = filteredService(query);
  return and(
    or(venues.takesAway, venues.servesInside, venues.delivers),
    query['filter[only-promo]'] ? venues.hasPromo : undefined,
    service === 4 ? venues.delivers : undefined,
    service === 3 ? venues.servesInside : undefined,
    service === 1 ? venues.takesAway : undefined,
    await ofCategory(database, query, venues.brandId),
    query.town_id === undefined ? undefined : eq(venues.townId, query.town_id),
    query.brand_id === undefined ? undefined : eq(venues.brandId, query.brand_id),
    query.bbox && between(venues.longitude, query.bbox.west, query.bbox.east),
    query.bbox && between(venues.latitude, query.bbox.south, query.bbox.north),
  );
}

/** Brands whose menu has the requested category; none for the other categories of a list. */
export async function ofCategory(
  database: Database,
  { category_id: category }: PlaceQuery,
  brandColumn: AnyPgColumn<{ data: number }>,
): Promise<SQL | undefined> {
  if (category === undefined || category === EXPRESS_CATEGORY) return undefined;
  if (!TAKEAWAY_CATEGORIES.includes(category)) return sql`false`;
  const rows = await database
    .selectDistinct({ brandId: menuCategories.brandId })
    .from(menuCategories)
    .where(and(eq(menuCategories.externalId, category), menuCategories.isActive));
  const brandIds = rows.map(({ brandId }) => brandId);
  return brandIds.length === 0 ? sql`false` : inArray(brandColumn, brandIds);
}
