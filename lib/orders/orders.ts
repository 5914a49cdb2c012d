import type { OrderKind } from '@/lib/ground/ordering/order-kind';
import { MINUTE_MS } from '@/lib/core/time/duration';
import { nowMs } from '@/lib/core/time/now';
import { ORDER_STATUSES, type OrderStatus } from './order-fields';
import type { Order } from './orders.schema';

/** The statuses that an order of each kind goes through (contract rule 38). */
const STEPS: Record<OrderKind, readonly OrderStatus[]> = {
  takeaway: ['created', 'cooking', 'ready', 'completed'],
  express: ['created', 'cooking', 'ready', 'completed'],
  delivery: ['created', 'cooking', 'delivery', 'completed'],
  vendorDelivery: ['created', 'cooking', 'delivery', 'completed'],
  micromarket: ['created', 'completed'],
};

export type OrderStep = Exclude<OrderStatus, 'canceled'>;

/** The steps of an order; a status that its kind never reaches still gets its step. */
export function stepsOf({ type, status }: Pick<Order, 'type' | 'status'>): readonly OrderStep[] {
  return ORDER_STATUSES.filter((step) => step !== 'canceled').filter(
    (step) => STEPS[type].includes(step) || step === status,
  );
}

/** @returns whether it is completed or canceled; a refund may still be on its way. */
export function isOver(order: Pick<Order, 'status'>): boolean {
  return order.status === 'completed' || order.status === 'canceled';
}

/** How long after the end of an attempt to pay its money may still arrive; it is refunded then (contract rule 63). */
const LATE_MONEY_MS = 30 * MINUTE_MS;

/** @returns whether an attempt to pay may have taken money: one that failed has not */
export const mayHavePaid = (payment: Order['payment']): payment is NonNullable<Order['payment']> =>
  payment !== null && payment.status !== 'failed';

/** @returns whether money may still arrive for a canceled order, and go back */
function mayBeRefunded({ status, refund, payment }: Pick<Order, 'status' | 'refund' | 'payment'>): boolean {
  if (status !== 'canceled' || refund || !mayHavePaid(payment)) return false;
  return nowMs() < Date.parse(payment.expiresAt) + LATE_MONEY_MS;
}

/** @returns whether nothing of it will change by itself any more: it is over, and no money is on its way here or back. */
export function isAtRest(order: Pick<Order, 'status' | 'refund' | 'payment'>): boolean {
  return isOver(order) && order.refund?.state !== 'pending' && !mayBeRefunded(order);
}

/** @returns whether the diner is still to fetch it: in a hall they are there already, and a courier comes by himself. */
export function isToBeFetched(order: Pick<Order, 'status' | 'type'>): boolean {
  return order.type === 'takeaway' && !isOver(order);
}

/** @returns whether it is delivered to the diner. */
export function isDelivery({ type }: Pick<Order, 'type'>): boolean {
  return type === 'delivery' || type === 'vendorDelivery';
}

/** A courier may be named while the dishes are cooked. */
const COURIER_STATUSES: readonly OrderStatus[] = ['cooking', 'ready', 'delivery'];

/** @returns whether the platform may know its courier: those of a venue's own delivery only the venue knows. */
export function hasCourier({ type, status }: Pick<Order, 'type' | 'status'>): boolean {
  return type === 'delivery' && COURIER_STATUSES.includes(status);
}

/** @returns whether the venue waits for the money before it begins (contract rule 11). */
export function awaitsPayment(order: Pick<Order, 'status' | 'paymentStatus'>): boolean {
  return order.status === 'created' && !['paid', 'onReceipt'].includes(order.paymentStatus);
}

/** @returns whether the venue has it, paid or payable on receipt, and has not begun: from the kitchen on the status says more than thanks */
export const isJustMade = (order: Pick<Order, 'status' | 'paymentStatus'>): boolean =>
  order.status === 'created' && !awaitsPayment(order);

/** True if the order is canceled without payment; not one in cash, nor a begun one (contract rules 11 and 64). */
export const isCanceledUnpaid = (status: Order['status'], isMadeInCash: boolean): boolean =>
  status === 'created' && !isMadeInCash;

/** The label of the status (ORD-01, SET-14). */
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
      return order.paymentStatus === 'onReceipt' ? 'accepted' : 'waitingForPayment';
    case 'completed':
      if (order.type === 'express') return 'served';
      return isDelivery(order) ? 'delivered' : 'pickedUp';
    default:
      return order.status;
  }
}

/** When the diner gets it: the wanted time, or what the platform expects of the last step before that; null = unknown. */
export function expectedAt(order: Pick<Order, 'type' | 'wantedAt' | 'nextStatus' | 'nextAt'>): Date | null {
  if (order.wantedAt) return new Date(order.wantedAt);
  const last = isDelivery(order) ? 'completed' : 'ready';
  return order.nextStatus === last && order.nextAt ? new Date(order.nextAt) : null;
}

/** Orders under way before those that are over, each newest first (the list's own order). */
export function splitOrders(orders: readonly Order[]): { active: Order[]; past: Order[] } {
  return { active: orders.filter((order) => !isOver(order)), past: orders.filter(isOver) };
}
