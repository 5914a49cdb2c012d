import type { TipTerms } from '@/lib/tips/tips';
import type { Order } from './orders.schema';

/** @returns whether the waiter can be tipped: only once the order was served (ORD-28). */
export function canTipOrder({ isTipsAllowed, status }: Pick<Order, 'isTipsAllowed' | 'status'>): boolean {
  return isTipsAllowed && status === 'completed';
}

/** The base of tips for an order that was served at a table. */
export function tipsOfOrder({
  id,
  venue,
  positionsSumMinor,
  discountMinor,
  currency,
  waiter,
}: Order): TipTerms {
  return {
    target: { kind: 'order', orderId: id },
    venueId: venue.id,
    baseMinor: Math.max(0, positionsSumMinor - discountMinor),
    currency,
    waiterName: waiter?.name ?? null,
  };
}
