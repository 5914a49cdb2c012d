import { deliveryCostMinor } from '@/lib/delivery/tariff-bar';
import { metThreshold } from '@/lib/delivery/subsidy';
import { tariffPriceMinor, type Tariff } from '@/lib/delivery/tariffs';
import { percentOf, type Rounding } from '@/lib/core/money/rounding';
import type { SubsidyThreshold } from '@/lib/promos/promos';
import type { BonusRule } from '@/lib/rewards/balance';
import type { CartLine } from './cart';
import { cartSumMinor, fullCartSumMinor } from './line-sums';

// The price of an order, part by part (contract rules 31 to 36). The same rules on the server, whose sum counts, and in
// the browser, which shows a sum while the server's quote is requested. Money is in integer minor units.

/** How the goods get to the diner, as far as it costs something. */
export type DeliveryTerms =
  | { kind: 'platform'; tariff: Tariff; thresholds: readonly SubsidyThreshold[] }
  /** The venue's own couriers: one price (DLV-27). */
  | { kind: 'vendor'; costMinor: number };

/** The discount of a promo code (contract rule 32). */
export interface PromoTerms {
  discountMinor: number;
  isDeliveryFree: boolean;
}

export interface SumTerms {
  /** Service charge in the restaurant, percent; 0 for other services. */
  servicePercentage: number;
  /** null: nothing is delivered. */
  delivery: DeliveryTerms | null;
  /** The discount of a promo code; null or absent = none. */
  promo?: PromoTerms | null;
  /** null: no diner is signed in, or the balance is not known. */
  bonuses: BonusRule | null;
  /** Bonuses the diner wants to spend; as many as may be are taken. */
  wantedBonusesMinor: number;
  rounding: Rounding;
}

/** A line of 'Why this total?': what it adds, or deducts where it is negative, and by which rule. */
export type SumPart =
  | { kind: 'goods'; amountMinor: number; pieces: number }
  | { kind: 'saving'; amountMinor: number }
  | { kind: 'discount'; amountMinor: number }
  | { kind: 'service'; amountMinor: number; percentage: number }
  | {
      kind: 'delivery';
      amountMinor: number;
      from: 'tariff' | 'nextTier' | 'vendor' | 'promo';
      thresholdMinor: number;
    }
  | { kind: 'subsidy'; amountMinor: number; thresholdMinor: number }
  | { kind: 'bonuses'; amountMinor: number };

export interface CartSum {
  /** They add up to `toPayMinor`. */
  parts: SumPart[];
  /** Positions less the discount: minimums, maximums, tiers and subsidies look at this. */
  goodsMinor: number;
  /** The price of the order; bonuses are not taken off. */
  totalMinor: number;
  toPayMinor: number;
  /** Bonuses that could be spent: never more than the rule's share of the goods (REW-13). */
  maxBonusesMinor: number;
  /** Bonuses that will come back. */
  earnedMinor: number;
}

type SummedLine = Pick<CartLine, 'priceMinor' | 'fullPriceMinor' | 'additives' | 'count'>;

/** The sum of the lines under the terms. Parts that are nothing are left out, except free delivery. */
export function sumOf(lines: readonly SummedLine[], terms: SumTerms): CartSum {
  const positionsMinor = cartSumMinor(lines);
  const fullMinor = fullCartSumMinor(lines);
  const pieces = lines.reduce((count, line) => count + line.count, 0);
  const discountMinor = Math.min(terms.promo?.discountMinor ?? 0, positionsMinor);
  const goodsMinor = positionsMinor - discountMinor;
  const chargeMinor = percentOf(goodsMinor, terms.servicePercentage, terms.rounding);
  const parts: SumPart[] = [{ kind: 'goods', amountMinor: fullMinor, pieces }];
  if (fullMinor > positionsMinor) parts.push({ kind: 'saving', amountMinor: positionsMinor - fullMinor });
  if (discountMinor > 0) parts.push({ kind: 'discount', amountMinor: -discountMinor });
  if (chargeMinor > 0)
    parts.push({ kind: 'service', amountMinor: chargeMinor, percentage: terms.servicePercentage });
  if (terms.delivery) {
    const isFree = terms.promo?.isDeliveryFree ?? false;
    parts.push(...(isFree ? [FREE_BY_PROMO] : deliveryParts(terms.delivery, goodsMinor)));
  }
  const totalMinor = parts.reduce((sum, part) => sum + part.amountMinor, 0);
  const unspent = {
    parts,
    goodsMinor,
    totalMinor,
    toPayMinor: totalMinor,
    maxBonusesMinor: 0,
    earnedMinor: 0,
  };
  return spendBonuses(unspent, terms.wantedBonusesMinor, terms.bonuses, terms.rounding);
}

/** The sum with other bonuses, at most what the rule allows (REW-13). @param rule null: none */
export function spendBonuses(
  sum: CartSum,
  wantedMinor: number,
  rule: BonusRule | null,
  rounding: Rounding,
): CartSum {
  const { goodsMinor, totalMinor } = sum;
  const maxBonusesMinor = rule ? maxBonusesOf(goodsMinor, rule, rounding) : 0;
  const spentMinor = Math.max(0, Math.min(wantedMinor, maxBonusesMinor));
  const parts = sum.parts.filter(({ kind }) => kind !== 'bonuses');
  if (spentMinor > 0) parts.push({ kind: 'bonuses', amountMinor: -spentMinor });
  return {
    parts,
    goodsMinor,
    totalMinor,
    toPayMinor: totalMinor - spentMinor,
    maxBonusesMinor,
    earnedMinor: rule ? percentOf(goodsMinor - spentMinor, rule.cashbackPercentage, rounding) : 0,
  };
}

/** The most bonuses that may pay for goods, minor units: what is there, and no more than the rule's share (REW-13). */
export function maxBonusesOf(
  goodsMinor: number,
  { availableMinor, maxUsagePercentage }: Pick<BonusRule, 'availableMinor' | 'maxUsagePercentage'>,
  rounding: Rounding,
): number {
  return Math.min(availableMinor, goodsMinor, percentOf(goodsMinor, maxUsagePercentage, rounding));
}

/** The price of delivery in the sum, its subsidy taken off; 0 where nothing is delivered. */
export function deliveryMinorOf({ parts }: Pick<CartSum, 'parts'>): number {
  return parts
    .filter(({ kind }) => kind === 'delivery' || kind === 'subsidy')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

/** The price of the positions before a code takes anything off them, minor units. */
export function positionsMinorOf({ parts, goodsMinor }: Pick<CartSum, 'parts' | 'goodsMinor'>): number {
  return goodsMinor - (parts.find(({ kind }) => kind === 'discount')?.amountMinor ?? 0);
}

const FREE_BY_PROMO: SumPart = { kind: 'delivery', amountMinor: 0, from: 'promo', thresholdMinor: 0 };

function deliveryParts(delivery: DeliveryTerms, goodsMinor: number): SumPart[] {
  if (delivery.kind === 'vendor')
    return [{ kind: 'delivery', amountMinor: delivery.costMinor, from: 'vendor', thresholdMinor: 0 }];
  const { tariff, thresholds } = delivery;
  const priceMinor = tariffPriceMinor(tariff, goodsMinor);
  const isNextTier = tariff.nextTier !== null && goodsMinor >= tariff.nextTier.amountMinor;
  const price: SumPart = {
    kind: 'delivery',
    amountMinor: priceMinor,
    from: isNextTier ? 'nextTier' : 'tariff',
    thresholdMinor: isNextTier ? (tariff.nextTier?.amountMinor ?? 0) : 0,
  };
  const takenOffMinor = priceMinor - deliveryCostMinor(delivery, goodsMinor);
  const threshold = metThreshold(thresholds, goodsMinor);
  return takenOffMinor > 0 && threshold
    ? [price, { kind: 'subsidy', amountMinor: -takenOffMinor, thresholdMinor: threshold.amountMinor }]
    : [price];
}
