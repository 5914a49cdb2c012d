import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect';
import { orderPositions, products } from '../../database/schema';
import type { OrderLine } from './positions';

/** Moves the counted pieces of a product; the last one taken puts it on the stop list, the first one back takes it off. */
async function move(database: Database, productId: number, pieces: number): Promise<void> {
  const left = sql<number>`greatest(0, ${products.stock} + ${pieces})`;
  await database
    .update(products)
    .set({ stock: left, isStopped: sql<boolean>`${left} = 0` })
    .where(and(eq(products.id, productId), isNotNull(products.stock)));
}

/** Ordered goods are not on the shelf any more. */
export async function takeFromShelf(database: Database, lines: readonly OrderLine[]): Promise<void> {
  // In one order for all, as two orders that lock the same rows the other way round wait for ever.
  const sorted = lines.toSorted((one, other) => one.productId - other.productId);
  for (const { productId, count } of sorted) await move(database, productId, -count);
}

/** The goods of a canceled order are on the shelf again. */
export async function putBack(database: Database, orderId: number): Promise<void> {
  const held = await database
    .select({ productId: orderPositions.productId, count: orderPositions.count })
    .from(orderPositions)
    .where(eq(orderPositions.orderId, orderId))
    .orderBy(orderPositions.productId);
  for (const { productId, count } of held) await move(database, productId, count);
}
