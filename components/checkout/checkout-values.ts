import type { Quote } from '@/lib/cart/quote.schema';
import { deliveryMinorOf, type CartSum } from '@/lib/cart/sum';
import type { OrderKind } from '@/lib/ground/ordering/order-kind';
import type { PaymentType } from '@/lib/ground/ordering/payment-types';
import type { OrderRequest } from '@/lib/orders/placing/order-request.schema';
import type { BonusAccount, BonusRule } from '@/lib/rewards/balance';
import { isRecord } from '@/lib/core/storage/shape';
import { isOffered, type TimeRange } from '@/lib/core/time/order-times';
import type { Coordinates } from '@/lib/ground/towns/distance';
import type { Placing } from '@/components/checkout/placing/use-place-order';

/** The wanted time if it is still available; where nothing can be had at once the first possible one; else as soon as possible. */
export function chosenTime(
  requested: string | null,
  times: readonly TimeRange[] | undefined,
  isSoonestOffered: boolean,
): string | null {
  if (requested !== null && (!times || isOffered(times, requested))) return requested;
  const first = times?.[0];
  return isSoonestOffered || !first ? null : new Date(first.fromMs).toISOString();
}

/** The payment method: the diner's choice where it is offered, else the first one offered; null where none is. */
export function chosenPayment(
  requested: PaymentType | null,
  offered: readonly PaymentType[],
): PaymentType | null {
  return offered.find((type) => type === requested) ?? offered[0] ?? null;
}

/** A balance that bonuses can be spent from, with its rule. */
export interface SpendableAccount {
  account: BonusAccount;
  rule: BonusRule;
}

/** The balances that can pay here: the brand's own reward before the general one (REW-07). */
export function spendableAccounts(
  quote: Pick<Quote, 'bonuses' | 'privateReward'> | undefined,
): SpendableAccount[] {
  const accounts = [
    { account: 'privateReward' as const, rule: quote?.privateReward ?? null },
    { account: 'general' as const, rule: quote?.bonuses ?? null },
  ];
  return accounts.flatMap(({ account, rule }) =>
    rule && rule.availableMinor > 0 && rule.maxUsagePercentage > 0 ? [{ account, rule }] : [],
  );
}

/** The destination of a delivery: only the point of an address. */
export function pointOf(destination: Coordinates | null): Coordinates | null {
  return destination && { latitude: destination.latitude, longitude: destination.longitude };
}

/** The terms that set the platform's price of an order, besides its goods. */
interface PricedTerms {
  /** null: not known, so that nothing that was said of an order is said of this one. */
  kind: OrderKind | null;
  /** null: not by a tariff. */
  tariffId: string | null;
  promoCode: string | null;
  /** null: nothing is delivered. */
  destination: Coordinates | null;
}

/** A refusal counts while the order is as it was sent: what the platform wants for another delivery or code says nothing of this. */
export function placingUnder(placing: Placing, present: PricedTerms): Placing {
  if (placing.kind !== 'refused' || isPricedAlike(termsOf(placing.request), present)) return placing;
  return { kind: 'idle' };
}

function termsOf(request: OrderRequest): PricedTerms {
  return {
    kind: request.type,
    tariffId: 'tariffId' in request ? request.tariffId : null,
    promoCode: request.promoCode,
    destination: 'address' in request ? request.address : null,
  };
}

function isPricedAlike(one: PricedTerms, other: PricedTerms): boolean {
  return (
    one.kind === other.kind &&
    one.tariffId === other.tariffId &&
    one.promoCode === other.promoCode &&
    one.destination?.latitude === other.destination?.latitude &&
    one.destination?.longitude === other.destination?.longitude
  );
}

/** Sums of an order, minor units. */
export interface ShownTotals {
  totalMinor: number;
  toPayMinor: number;
  deliveryMinor: number;
  /** The platform's total, where it is not ours. */
  platformTotalMinor: number | null;
}

/**
 * The sums that the diner sees. A total, or a price of the delivery, that the platform refused is replaced by the platform's own,
 * as long as the goods are those that were refused: the diner sees the difference and orders at that price, or does not.
 */
export function shownTotals(
  sum: Pick<CartSum, 'totalMinor' | 'toPayMinor' | 'parts'>,
  placing: Placing,
): ShownTotals {
  const quoted = { totalMinor: sum.totalMinor, deliveryMinor: deliveryMinorOf(sum) };
  const { totalMinor, deliveryMinor } = platformTotals(quoted, placing) ?? quoted;
  const differenceMinor = totalMinor - quoted.totalMinor;
  return {
    totalMinor,
    toPayMinor: sum.toPayMinor + differenceMinor,
    deliveryMinor,
    platformTotalMinor: differenceMinor === 0 ? null : totalMinor,
  };
}

type Totals = Pick<ShownTotals, 'totalMinor' | 'deliveryMinor'>;

/** The totals that the platform wants in place of the refused ones; null where it has said nothing of these goods. */
function platformTotals(quoted: Totals, placing: Placing): Totals | null {
  if (placing.kind !== 'refused') return null;
  const { error, request } = placing;
  // It may be a price of the delivery that was refused before.
  const sentDeliveryMinor = 'deliveryMinor' in request ? request.deliveryMinor : 0;
  const goodsMinor = quoted.totalMinor - quoted.deliveryMinor;
  if (request.sumMinor - sentDeliveryMinor !== goodsMinor) return null;
  if (error.code === 'order/price-changed') {
    const totalMinor = amountIn(error.details, 'sumMinor');
    return totalMinor === null ? null : { totalMinor, deliveryMinor: sentDeliveryMinor };
  }
  if (error.code !== 'delivery/cost-changed') return null;
  const deliveryMinor = amountIn(error.details, 'deliveryMinor');
  return deliveryMinor === null ? null : { totalMinor: goodsMinor + deliveryMinor, deliveryMinor };
}

function amountIn(details: unknown, name: 'sumMinor' | 'deliveryMinor'): number | null {
  const amount: unknown = isRecord(details) ? details[name] : null;
  return Number.isSafeInteger(amount) ? Number(amount) : null;
}
