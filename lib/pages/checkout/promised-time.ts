import type { Order } from '@/lib/orders/orders.schema';
import { orderIntents } from './order-intent';

/*
 * When the cart has promised an order: the platform says so only once the kitchen has begun (ORD-32). A member of the order's
 * intent, which has the cart's id before the order has a number.
 */

/**
 * Stores what the cart said as Order was pressed.
 * @param at milliseconds since 1970; null for a time of the diner's choice, and where it was unknown
 */
export function promiseTime(cartId: string, at: number | null): void {
  if (at !== null) orderIntents.update(({ key }) => key === cartId, { promisedAt: at });
}

/**
 * When the order was promised, milliseconds since 1970; null where this device has not made it. As long after the order was made
 * as the cart said: the platform's times stand beside it, and this device's clock may be wrong.
 */
export function promisedTimeOf({ id, createdAt }: Pick<Order, 'id' | 'createdAt'>): number | null {
  const intent = orderIntents.findLast(({ placed }) => placed?.orderId === id);
  if (intent?.promisedAt === undefined) return null;
  return Date.parse(createdAt) + intent.promisedAt - intent.startedAt;
}

/** Calls back when another tab has changed it: a page of an order is opened after its press. @returns how to stop that */
export const subscribePromisedTimes = orderIntents.subscribe;
