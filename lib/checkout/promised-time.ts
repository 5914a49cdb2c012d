import { isText, isWhole, listOf, recordOf } from '@/lib/storage/shape';
import { stored } from '@/lib/storage/stored';
import { orderIntents } from './order-intent';

/*
 * When the cart has promised an order: the platform says so only once the kitchen has begun (ORD-32). Stored by the cart's id,
 * before the order has a number.
 */

interface PromisedTime {
  cartId: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** As many as there are intents that lead from a cart to its order. */
const MAX_KEPT = 10;
const NONE: readonly PromisedTime[] = [];

const promisedTimes = stored({
  area: 'local',
  key: 'promisedTimes',
  shape: listOf(recordOf<PromisedTime>({ cartId: isText, at: isWhole }), MAX_KEPT),
  empty: NONE,
});

/**
 * Stores what the cart says with the press of Order.
 * @param minutes until the order is ready, or at the door; null where it is for a time of the diner's choice, or unknown
 */
export function promiseTime(cartId: string, minutes: number | null): void {
  const others = promisedTimes.read().filter((promise) => promise.cartId !== cartId);
  const own = minutes === null ? [] : [{ cartId, at: Date.now() + minutes * 60_000 }];
  promisedTimes.write([...others, ...own].slice(-MAX_KEPT));
}

/** When the order was promised, milliseconds since 1970; null where this device has not made it. */
export function promisedTimeOf(orderId: number): number | null {
  const intent = orderIntents.findLast(({ placed }) => placed?.orderId === orderId);
  return promisedTimes.read().find(({ cartId }) => cartId === intent?.key)?.at ?? null;
}

export const subscribePromisedTimes = promisedTimes.subscribe;
