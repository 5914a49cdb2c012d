import { and, eq } from 'drizzle-orm';
import { addMinutes } from '../../kernel/clock';
import type { Database } from '../../database/connect';
import { orders, type OrderKind, type OrderStatus } from '../../database/schema';
import { sendStatusMessage } from '../notifications/messages';
import { textOfDecline } from './decline';
import { orderNumber } from './number';

/** Minutes from the order to the kitchen, from ready to being fetched or served, and until taken goods are booked. */
const ACCEPT_MINUTES = 2;
const FETCH_MINUTES = 20;
const SERVE_MINUTES = 5;
const BOOK_MINUTES = 1;

export type OrderRow = typeof orders.$inferSelect;

const COOKED: readonly OrderStatus[] = ['created', 'cooking', 'ready', 'completed'];
const DELIVERED: readonly OrderStatus[] = ['created', 'cooking', 'delivery', 'completed'];

/** The statuses of an order in their order, by its kind. */
const STATUSES_OF_KIND: Readonly<Record<OrderKind, readonly OrderStatus[]>> = {
  takeaway: COOKED,
  express: COOKED,
  delivery: DELIVERED,
  vendor_delivery: DELIVERED,
  micromarket: ['created', 'completed'],
};

type KindAndStatus = Pick<OrderRow, 'kind' | 'status'>;

export function nextStatus({ kind, status }: KindAndStatus): OrderStatus | null {
  const at = STATUSES_OF_KIND[kind].indexOf(status);
  return at < 0 ? null : (STATUSES_OF_KIND[kind][at + 1] ?? null);
}

/** Usual minutes that an order stays in its status; null = for ever. */
export function minutesIn(
  order: KindAndStatus & Pick<OrderRow, 'cookingMinutes' | 'deliveryMinutes'>,
): number | null {
  switch (order.status) {
    case 'created':
      return order.kind === 'micromarket' ? BOOK_MINUTES : ACCEPT_MINUTES;
    case 'cooking':
      return Math.max(1, order.cookingMinutes - ACCEPT_MINUTES);
    case 'ready':
      return order.kind === 'express' ? SERVE_MINUTES : FETCH_MINUTES;
    case 'delivery':
      return order.deliveryMinutes;
    default:
      return null;
  }
}

/** When an order that the venue may begin goes on: at once, or so that it is done at the wanted time. */
export function firstChangeAt(
  order: Pick<OrderRow, 'kind' | 'wantedAt' | 'cookingMinutes' | 'deliveryMinutes'>,
  now: Date,
): Date {
  const soon = addMinutes(now, minutesIn({ ...order, status: 'created' }) ?? 0);
  if (!order.wantedAt) return soon;
  const inTime = addMinutes(order.wantedAt, ACCEPT_MINUTES - order.cookingMinutes - order.deliveryMinutes);
  return inTime > soon ? inTime : soon;
}

/** The columns that a change of the status writes. */
export function changeTo(order: OrderRow, status: OrderStatus, at: Date) {
  const minutes = minutesIn({ ...order, status });
  return {
    status,
    nextStatusAt: minutes === null ? null : addMinutes(at, minutes),
    ...(status === 'completed' ? { completedAt: at } : {}),
  };
}

/** Writes a change of the order's status and notifies the diner; false when the order has left its status meanwhile. */
export async function moveOrder(
  database: Database,
  order: OrderRow,
  change: Pick<OrderRow, 'status'> & Partial<OrderRow>,
  now: Date,
): Promise<boolean> {
  const moved = await database
    .update(orders)
    .set(change)
    .where(and(eq(orders.id, order.id), eq(orders.status, order.status)))
    .returning({ id: orders.id });
  if (moved.length === 0) return false;
  if (change.status !== order.status) await notifyDiner(database, { ...order, ...change }, now);
  return true;
}

/** Notifies the diner of the order's present status. */
export function notifyDiner(database: Database, order: OrderRow, now: Date): Promise<void> {
  const reason = textOfDecline(order.declineCode ?? '');
  return sendStatusMessage(database, { ...order, number: orderNumber(order), reason }, now);
}
