import { and, eq, lte, notInArray } from 'drizzle-orm';
import { addMinutes } from '../clock';
import type { Database } from '../database/connect';
import { orders, type OrderStatus } from '../database/schema';

/** Minutes from the order to the kitchen, and from ready to being fetched. */
const ACCEPT_MINUTES = 2;
const FETCH_MINUTES = 20;

export type OrderRow = typeof orders.$inferSelect;

const NEXT: Record<OrderStatus, OrderStatus | null> = {
  created: 'cooking',
  cooking: 'ready',
  ready: 'completed',
  completed: null,
  canceled: null,
};

export function nextStatus(status: OrderStatus): OrderStatus | null {
  return NEXT[status];
}

/** Usual minutes that an order stays in a status. */
export function minutesIn(status: OrderStatus, cookingMinutes: number): number | null {
  switch (status) {
    case 'created':
      return ACCEPT_MINUTES;
    case 'cooking':
      return Math.max(1, cookingMinutes - ACCEPT_MINUTES);
    case 'ready':
      return FETCH_MINUTES;
    default:
      return null;
  }
}

/** When a new order goes on: at once, or so that it is ready at the wanted time. */
export function firstChangeAt(now: Date, wantedAt: Date | null, cookingMinutes: number): Date {
  const soon = addMinutes(now, ACCEPT_MINUTES);
  if (!wantedAt) return soon;
  const inTime = addMinutes(wantedAt, -(cookingMinutes - ACCEPT_MINUTES));
  return inTime > soon ? inTime : soon;
}

/** What a change to the status writes. */
export function changeTo(order: OrderRow, status: OrderStatus, at: Date) {
  const minutes = minutesIn(status, order.cookingMinutes);
  return {
    status,
    nextStatusAt: minutes === null ? null : addMinutes(at, minutes),
    ...(status === 'completed' ? { completedAt: at } : {}),
  };
}

/** Moves every order on to where the clock says it is. */
export async function advanceOrders(database: Database, now: Date): Promise<void> {
  const due = and(lte(orders.nextStatusAt, now), notInArray(orders.status, ['completed', 'canceled']));
  for (const order of await database.select().from(orders).where(due)) {
    let current = order;
    let status = nextStatus(current.status);
    while (status && current.nextStatusAt && current.nextStatusAt <= now) {
      current = { ...current, ...changeTo(current, status, current.nextStatusAt) };
      status = nextStatus(current.status);
    }
    const { status: reached, nextStatusAt, completedAt } = current;
    await database
      .update(orders)
      .set({ status: reached, nextStatusAt, completedAt })
      .where(and(eq(orders.id, order.id), eq(orders.status, order.status)));
  }
}
