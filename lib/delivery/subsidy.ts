import type { SubsidyThreshold } from '@/lib/promos/promos';

/** The threshold that holds for a goods sum: of those met, the highest discount (DLV-16); null where none is met. */
export function metThreshold(
  thresholds: readonly SubsidyThreshold[],
  goodsMinor: number,
): SubsidyThreshold | null {
  return thresholds
    .filter(({ amountMinor, discountMinor }) => amountMinor <= goodsMinor && discountMinor > 0)
    .reduce<SubsidyThreshold | null>(
      (best, threshold) => (best && best.discountMinor >= threshold.discountMinor ? best : threshold),
      null,
    );
}
