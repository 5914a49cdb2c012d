import type { Order } from '@/lib/orders/orders.schema';
import { orderIntents } from './order-intent';

// When the cart has promised an order: the platform says so only once the kitchen has begun (ORD-32). A
// member of the order's intent, which has the cart's id before the order has a number.

/** Stores the cart's promise at Order. @param at Unix ms; null for a chosen or unknown time */
export function promiseTime(cartId: string, at: number | null): void {
  if (at !== null) orderIntents.update(({ key }) => key === cartId, { promisedAt: at });
}

/** The promised moment, Unix ms, moved to the platform's clock; null if ordered elsewhere. */
export function promisedTimeOf({ id, createdAt }: Pick<Order, 'id' | 'createdAt'>): number | null {
  const intent = orderIntents.findLast(({ placed }) => placed?.orderId === id);
  if (intent?.promisedAt === undefined) return null;
  return Date.parse(createdAt) + intent.promisedAt - intent.startedAt;
}

/** Calls back when another tab has changed it: a page of an order is opened after its press. @returns how to stop that */
export const subscribePromisedTimes = orderIntents.subscribe;
