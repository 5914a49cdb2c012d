import { promiseOf, NO_PROMISE, type OrderPromise, type PromisedTime } from '@/lib/ground/ordering/promise';
import { MINUTE_MS } from '@/lib/core/time/duration';
import { awaitsPayment, expectedAt, isDelivery } from './orders';
import type { Order } from './orders.schema';

/** The fields of an order that its promise depends on. */
export type PromisedOrder = Pick<
  Order,
  'type' | 'status' | 'paymentStatus' | 'wantedAt' | 'nextStatus' | 'nextAt'
>;

const PROMISED: readonly Order['status'][] = ['created', 'cooking', 'delivery'];

/** Nothing is promised of an order that is not paid, that the diner has or can take, or that is over. */
const isPromised = (order: PromisedOrder): boolean =>
  !awaitsPayment(order) &&
  order.type !== 'micromarket' &&
  (PROMISED.includes(order.status) || (order.status === 'ready' && isDelivery(order)));

const holderOf = ({ status }: Pick<Order, 'status'>) => (status === 'delivery' ? 'courier' : 'kitchen');

/** The moment that the platform names for an order now, and its source; null where it names none. */
export function namedTime(order: PromisedOrder): PromisedTime | null {
  const at = isPromised(order) && !order.wantedAt ? expectedAt(order) : null;
  return at && { atMs: at.getTime(), by: holderOf(order) };
}

/** An order's promise (ORD-32, ORD-36): chosen time, else platform's, else cart's. @param earlier oldest first */
export function orderPromise(
  order: PromisedOrder,
  earlier: readonly PromisedTime[],
  nowMs: number,
): OrderPromise {
  if (!isPromised(order)) return NO_PROMISE;
  const by = holderOf(order);
  return promiseOf(
    { named: expectedAt(order)?.getTime() ?? null, earlier: order.wantedAt ? [] : earlier, by },
    nowMs,
  );
}

/** So long after its time a delivery counts as delayed. */
const DELAY_MS = 15 * MINUTE_MS;

/** From when on a delivery under way is delayed (ORD-31); null = never, or unknown. */
export function delayedFrom(order: Pick<Order, 'type'>, { atMs, change }: OrderPromise): Date | null {
  const promisedMs = change?.kind === 'overdue' ? change.fromMs : atMs;
  return isDelivery(order) && promisedMs !== null ? new Date(promisedMs + DELAY_MS) : null;
}
