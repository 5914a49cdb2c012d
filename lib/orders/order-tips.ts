import type { TipTerms } from '@/lib/tips/tips';
import type { Order } from './orders.schema';

/** What tips for an order that was served at a table are counted by. */
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
