import { billPayments } from '../bills/preorders';
import type { PaymentOwnerKind } from '../../database/payment-schema';
import { orderPayments } from '../orders/order-payments';
import { tipPayments } from '../tips/tips';
import type { PaymentEvents } from '../payments/events';

/** The module that is notified of a payment's outcome, by what it pays. */
const OWNERS: Readonly<Record<PaymentOwnerKind, PaymentEvents>> = {
  order: orderPayments,
  preorder: billPayments,
  tip: tipPayments,
};

export const eventsOf = (kind: PaymentOwnerKind): PaymentEvents => OWNERS[kind];
