import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Database } from '../../database/connect';
import { orderPositions, orders, type OrderStatus } from '../../database/schema';
import { orderNumber } from '../orders/number';
import { changeTo, moveOrder, nextStatus, type OrderRow } from '../orders/status';

type Position = typeof orderPositions.$inferSelect;

/** An order as the kitchen sees it. */
export interface BoardOrder {
  order: OrderRow;
  /** Called out at the counter. */
  number: string;
  positions: Position[];
}

/** Where the venue has something to do with an order; one on its way is the courier's. */
const AT_VENUE: readonly OrderStatus[] = ['created', 'cooking', 'ready'];
const MAX_SHOWN = 200;

/** The condition of the venue's orders that it works on: what waits to be paid it does not see, taken goods are not cooked. */
const isAtWork = (venueId: number) =>
  and(
    eq(orders.venueId, venueId),
    inArray(orders.status, [...AT_VENUE]),
    isNotNull(orders.nextStatusAt),
    ne(orders.kind, 'micromarket'),
  );

/** The orders that the venue works on, the oldest first. */
export async function listBoardOrders(database: Database, venueId: number): Promise<BoardOrder[]> {
  const rows = await database
    .select()
    .from(orders)
    .where(isAtWork(venueId))
    .orderBy(asc(orders.id))
    .limit(MAX_SHOWN);
  const positions = await database
    .select()
    .from(orderPositions)
    .where(
      inArray(
        orderPositions.orderId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderPositions.orderId), asc(orderPositions.position));
  return rows.map((order) => ({
    order,
    number: orderNumber(order),
    positions: positions.filter(({ orderId }) => orderId === order.id),
  }));
}

/** Moves a venue's order to its next status, once. @param seen the status on the board */
export async function moveOn(
  database: Database,
  { venueId, orderId, seen }: { venueId: number; orderId: number; seen: string },
  now: Date,
): Promise<void> {
  const [order] = await database
    .select()
    .from(orders)
    .where(and(isAtWork(venueId), eq(orders.id, orderId)));
  const next = order?.status === seen ? nextStatus(order) : null;
  if (order && next) await moveOrder(database, order, changeTo(order, next, now), now);
}
