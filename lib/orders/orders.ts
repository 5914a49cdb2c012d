import type { OrderStatus } from './order-fields';
import type { Order } from './orders.schema';

/** The statuses that an order of each kind goes through (contract 'Sums': order statuses). */
export const TAKEAWAY_STATUSES: readonly OrderStatus[] = ['created', 'cooking', 'ready', 'completed'];

/** @returns whether nothing will change any more. */
export function isOver(order: Pick<Order, 'status'>): boolean {
  return order.status === 'completed' || order.status === 'canceled';
}

/** Which label the status wears (spec §4, decisions: 'Paid' only where it is paid, cash reads 'Accepted'). */
export function statusLabel(
  order: Pick<Order, 'status' | 'paymentStatus' | 'type'>,
):
  | 'paid'
  | 'accepted'
  | 'waitingForPayment'
  | 'cooking'
  | 'ready'
  | 'delivery'
  | 'delivered'
  | 'pickedUp'
  | 'served'
  | 'canceled' {
  switch (order.status) {
    case 'created':
      if (order.paymentStatus === 'paid') return 'paid';
      return order.paymentStatus === 'on_receipt' ? 'accepted' : 'waitingForPayment';
    case 'completed':
      if (order.type === 'express') return 'served';
      return order.type === 'delivery' || order.type === 'vendor_delivery' ? 'delivered' : 'pickedUp';
    default:
      return order.status;
  }
}
