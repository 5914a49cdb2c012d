import type { Quote, QuotedDelivery } from '@/lib/cart/quote.schema';
import type { CartSum } from '@/lib/cart/sum';
import { deliveryMinutes } from '@/lib/delivery/tariffs';
import type { PaymentType } from '@/lib/ordering/payment-types';
import type { BonusAccount, BonusRule } from '@/lib/rewards/balance';
import type { ServiceName } from '@/lib/site/site';
import type { Coordinates } from '@/lib/towns/distance';
import type { Placing } from '@/components/checkout/placing/use-place-order';

/** The wanted time if it is still available; while closed the first possible one; else as soon as possible. */
export function chosenTime(
  asked: string | null,
  times: readonly string[] | undefined,
  isOpen: boolean,
): string | null {
  if (asked !== null && (!times || times.includes(asked))) return asked;
  return isOpen ? null : (times?.[0] ?? null);
}

/** The payment method: the diner's choice where it is offered, else the first one offered; null where none is. */
export function chosenPayment(
  asked: PaymentType | null,
  offered: readonly PaymentType[],
): PaymentType | null {
  return offered.find((type) => type === asked) ?? offered[0] ?? null;
}

/**
 * The minutes of 'as soon as possible': until it is ready or, for a delivery, at the door by the chosen tariff. Null where they
 * are unknown.
 */
export function soonestMinutes(
  quote: Pick<Quote, 'cookingMinutes'> | undefined,
  service: ServiceName,
  delivery: QuotedDelivery | null,
): { from: number; to: number } | null {
  if (!quote) return null;
  const { cookingMinutes } = quote;
  if (service === 'delivery')
    return delivery?.kind === 'platform' ? deliveryMinutes(delivery.tariff, cookingMinutes) : null;
  return cookingMinutes > 0 ? { from: cookingMinutes, to: cookingMinutes } : null;
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

/**
 * The sums that the diner sees, minor units. A total that the platform refused is replaced by the platform's own, as long
 * as the cart is the one that was refused: the diner sees the difference and orders at that price, or does not.
 */
export function shownTotals(
  sum: Pick<CartSum, 'totalMinor' | 'toPayMinor'>,
  placing: Placing,
): { totalMinor: number; toPayMinor: number; platformTotalMinor: number | null } {
  const { totalMinor, toPayMinor } = sum;
  const refused = placing.kind === 'refused' ? placing : null;
  const wanted =
    refused?.error.code === 'order/price-changed' && refused.request.sumMinor === totalMinor
      ? platformSum(refused.error.details)
      : null;
  if (wanted === null || wanted === totalMinor) return { totalMinor, toPayMinor, platformTotalMinor: null };
  return { totalMinor: wanted, toPayMinor: toPayMinor + wanted - totalMinor, platformTotalMinor: wanted };
}

function platformSum(details: unknown): number | null {
  if (typeof details !== 'object' || details === null || !('sumMinor' in details)) return null;
  return Number.isSafeInteger(details.sumMinor) ? Number(details.sumMinor) : null;
}
