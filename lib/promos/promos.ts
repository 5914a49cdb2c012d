import { roundAmount, type MoneyFormat } from '@/lib/core/money/money';
import type { Rounding } from '@/lib/core/money/rounding';
import type { OfferedPromo } from './promos.schema';

/** A promotion of a venue (contract schema Promo). */
export interface Promo {
  id: number;
  name: string;
  imageUrl: string | null;
  /** Of every product, whole percent, rounded down so that no more is promised than is given; null without one. */
  discountPercent: number | null;
  /** Of the most reduced product, likewise. */
  mostPercent: number | null;
}

/** A running promotion with the products it is for. */
export interface PromoWithProducts extends Omit<OfferedPromo, 'products'> {
  productIds: number[];
}

/** The discount on delivery from an amount of goods on (DLV-14). */
export interface SubsidyThreshold {
  amountMinor: number;
  discountMinor: number;
}

export interface Subsidy {
  venueId: number;
  thresholds: SubsidyThreshold[];
}

/** A tile of Home that shows a venue's offer and links to the venue. */
type VenueTile = { venueId: number; venueName: string };
export type PromoBanner = VenueTile & { kind: 'promo' } & Promo;
export type Banner =
  PromoBanner | (VenueTile & { kind: 'subsidy'; moneyFormat: MoneyFormat } & SubsidyThreshold);

/** The threshold that gives most (DLV-16), of equal ones the lowest; null where none is written as more than 0 (MON-29). */
export function highestDiscount(
  thresholds: readonly SubsidyThreshold[],
  rounding: Rounding,
): SubsidyThreshold | null {
  const given = thresholds.filter(({ discountMinor }) => roundAmount(discountMinor, rounding) > 0);
  return given.reduce<SubsidyThreshold | null>((best, threshold) => {
    if (!best || threshold.discountMinor > best.discountMinor) return threshold;
    const isSooner = threshold.amountMinor < best.amountMinor;
    return threshold.discountMinor === best.discountMinor && isSooner ? threshold : best;
  }, null);
}
