import { and, asc, count, countDistinct, desc, eq, max, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/connect';
import { orders, towns, venues } from '../../database/schema';
import { hasWords, wordsOf } from '../search/match';
import { venuesFound } from '../search/sellers';
import { correctionsOf } from '../search/spelling';
import { inSpace, type Point } from '../../kernel/distance';
import { matchingVenues, type ListQuery } from '../search/filters';

/** One page of a list: ids in order, and how many venues the whole list has. */
export interface VenuePage {
  ids: number[];
  total: number;
}

/** Venues that the query asks for. All of it is done by the database's indexes: a page costs the same among many venues. */
export async function listVenues(
  database: Database,
  query: ListQuery,
  from: Point | null,
): Promise<VenuePage> {
  const { where, total } = await countMatching(database, query, async (condition) => {
    const [row] = await database.select({ total: count() }).from(venues).where(condition);
    return row?.total ?? 0;
  });
  const start = startOf(query);
  if (start >= total) return { ids: [], total };
  const rows = await database
    .select({ id: venues.id })
    .from(venues)
    .where(where)
    .orderBy(...(await orderOf(database, query, from)))
    .limit(query.limit)
    .offset(start);
  return { ids: rows.map(({ id }) => id), total };
}

/** Venues where the diner has ordered, latest first, that also fit the query. */
export async function listRepeatVenues(
  database: Database,
  userId: number,
  query: ListQuery,
): Promise<VenuePage> {
  const { where, total } = await countMatching(database, query, async (condition) => {
    const [row] = await database
      .select({ total: countDistinct(venues.id) })
      .from(orders)
      .innerJoin(venues, eq(venues.id, orders.venueId))
      .where(and(eq(orders.userId, userId), condition));
    return row?.total ?? 0;
  });
  const rows = await database
    .select({ id: venues.id })
    .from(orders)
    .innerJoin(venues, eq(venues.id, orders.venueId))
    .where(and(eq(orders.userId, userId), where))
    .groupBy(venues.id)
    .orderBy(desc(max(orders.id)))
    .limit(query.limit)
    .offset(startOf(query));
  return { ids: rows.map(({ id }) => id), total };
}

function startOf({ page, limit }: ListQuery): number {
  return (page - 1) * limit;
}

/** The condition of the list with its total; a searched text that nothing has is taken for a misspelling. */
async function countMatching(
  database: Database,
  query: ListQuery,
  countBy: (condition: SQL | undefined) => Promise<number>,
): Promise<{ where: SQL | undefined; total: number }> {
  const meant = await matchingVenues(database, query);
  if (query.search === undefined) return { where: meant, total: await countBy(meant) };
  const words = wordsOf(query.search);
  if (words.length === 0) return { where: sql`false`, total: 0 };
  const exact = and(meant, await venuesFound(database, hasWords(words.map((word) => [word]))));
  const total = await countBy(exact);
  const corrected = total > 0 ? null : await correctionsOf(database, words);
  if (!corrected) return { where: exact, total };
  const meantBy = and(meant, await venuesFound(database, hasWords(corrected)));
  return { where: meantBy, total: await countBy(meantBy) };
}

async function orderOf(database: Database, { sort, town_id: townId }: ListQuery, from: Point | null) {
  const origin = from ?? (await townCentre(database, townId));
  const nearest = origin
    ? [sql`${venues.place} <-> ${`(${inSpace(origin).join(',')})`}::cube`, asc(venues.namePosition)]
    : [asc(venues.namePosition)];
  return sort === 'rating' ? [sql`${venues.rating} DESC NULLS LAST`, ...nearest] : nearest;
}

async function townCentre(database: Database, townId: number | undefined): Promise<Point | null> {
  if (townId === undefined) return null;
  const town = await database.query.towns.findFirst({ where: eq(towns.id, townId) });
  return town?.data ?? null;
}
