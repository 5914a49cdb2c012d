import type { OrderKind } from './order-kind';

/** How an order can be paid (contract schema PaymentType); `kaspi` is an online payment on the bank's own page. */
export const PAYMENT_TYPES = ['cash', 'online', 'kaspi'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** Those that are paid on the hosted page. */
export const HOSTED_TYPES = ['online', 'kaspi'] as const;
export type HostedType = (typeof HOSTED_TYPES)[number];

/** A venue's settings of payments (PAY-01 to PAY-03). */
export interface PaymentFlags {
  isCashEnabled: boolean;
  /** Neither online nor kaspi. */
  isOnlinePaymentDisabled: boolean;
  isKaspiEnabled: boolean;
  /** Nothing can be ordered here at all. */
  isPaymentDisabled: boolean;
}

/** The payment types that a venue takes for orders of a kind; a micromarket has no staff to take cash. */
export function paymentTypesOf(venue: PaymentFlags, kind: OrderKind): PaymentType[] {
  const isOffered: Record<PaymentType, boolean> = {
    cash: venue.isCashEnabled && kind !== 'micromarket',
    online: !venue.isOnlinePaymentDisabled,
    kaspi: !venue.isOnlinePaymentDisabled && venue.isKaspiEnabled,
  };
  return venue.isPaymentDisabled ? [] : PAYMENT_TYPES.filter((type) => isOffered[type]);
}
