import type { OrderPayment } from './payment.schema';

/** The payment state of an order that the diner is shown, whatever the address of the page claims. */
export type PaymentOutcome =
  /** Nothing is left to pay. */
  | 'paid'
  /** An attempt is open: the money may be on its way. */
  | 'pending'
  /** The last attempt failed, and the order waits. */
  | 'failed'
  /** Paid in cash when it is received, or online before. */
  | 'cash'
  /** The order will not be made; what was taken for it goes back. */
  | 'canceled';

/** Reads the state of a payment (contract schema Order, `payment_status`; contract rule 11). */
export function paymentOutcome(payment: Pick<OrderPayment, 'orderStatus' | 'paymentStatus'>): PaymentOutcome {
  if (payment.orderStatus === 'canceled') return 'canceled';
  switch (payment.paymentStatus) {
    case 'paid':
      return 'paid';
    case 'pending':
      return 'pending';
    case 'onReceipt':
      return 'cash';
    case 'failed':
    case 'expired':
      return 'failed';
  }
}

/** Payable online (contract call createOrderPayment), but not once the courier has it (contract rule 11). */
export function isPayable({
  status,
  paymentStatus,
  toPayMinor,
}: {
  status: OrderPayment['orderStatus'];
  paymentStatus: OrderPayment['paymentStatus'];
  toPayMinor: number;
}): boolean {
  const isOpen = status !== 'canceled' && status !== 'completed' && status !== 'delivery';
  return isOpen && paymentStatus !== 'paid' && toPayMinor > 0;
}
