import { PAYMENT_TYPES, type PaymentType } from '@/lib/ground/ordering/payment-types';
import type { CountryCode } from '@/lib/core/site/site';
import { isOneOf, orAbsent, recordOf } from '@/lib/core/storage/shape';
import { stored } from '@/lib/core/storage/stored';

/* How the last order of a country was paid, in local storage: a card does not become cash because a venue lists cash first. */

type LastPayments = Partial<Record<CountryCode, PaymentType | undefined>>;

const payment = orAbsent(isOneOf(...PAYMENT_TYPES));

const lastPayments = stored<LastPayments>({
  area: 'local',
  key: 'lastPayment',
  shape: recordOf<LastPayments>({ kz: payment, ge: payment }),
  empty: {},
});

/** The way to pay of the last order there; null for none. */
export const lastPayment = (country: CountryCode | null): PaymentType | null =>
  (country !== null && lastPayments.read()[country]) || null;

/** Remembers how an order is paid. */
export function saveLastPayment(country: CountryCode | null, type: PaymentType): void {
  if (country !== null) lastPayments.write({ ...lastPayments.read(), [country]: type });
}
