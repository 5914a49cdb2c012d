import { promiseOf, NO_PROMISE, type OrderPromise, type PromisedTime } from '@/lib/ground/ordering/promise';
import { awaitsPayment, expectedAt } from './orders';
import type { Order } from './orders.schema';

/** What of an order its promise depends on. */
export type PromisedOrder = Pick<
  Order,
  'type' | 'status' | 'paymentStatus' | 'wantedAt' | 'nextStatus' | 'nextAt'
>;

/** Nothing is promised of an order that is not paid, that the diner has or can take, or that is over. */
const isPromised = (order: PromisedOrder): boolean =>
  !awaitsPayment(order) &&
  order.type !== 'micromarket' &&
  (order.status === 'created' || order.status === 'cooking' || order.status === 'delivery');

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
