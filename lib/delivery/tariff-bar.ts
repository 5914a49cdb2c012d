import type { SubsidyThreshold } from '@/lib/promos/promos';
import { metThreshold } from './subsidy';
import { tariffPriceMinor, type Tariff } from './tariffs';

/** What delivery costs from one goods sum up to the next step. */
export interface DeliveryStep {
  fromMinor: number;
  /** Goods sum where the next step begins; null = none follows. */
  toMinor: number | null;
  costMinor: number;
}

/** What the bar under the cart says of delivery (DLV-09 to DLV-13). */
export type TariffBar = { steps: DeliveryStep[] } & (
  | { kind: 'default'; costMinor: number }
  | { kind: 'free' }
  | { kind: 'minimumNotReached'; minimumMinor: number; missingMinor: number }
  | { kind: 'nextTier'; costMinor: number; missingMinor: number; nextCostMinor: number }
  | { kind: 'subsidyReached'; costMinor: number; discountMinor: number }
);

type Rules = { tariff: Tariff; thresholds: readonly SubsidyThreshold[] };

/** Delivery's cost for a goods sum: the tariff's price less the subsidy, at least 0 (contract rule 34). */
export function deliveryCostMinor({ tariff, thresholds }: Rules, goodsMinor: number): number {
  const discountMinor = metThreshold(thresholds, goodsMinor)?.discountMinor ?? 0;
  return Math.max(0, tariffPriceMinor(tariff, goodsMinor) - discountMinor);
}

/** The price of delivery by goods sum, from 0 up; sums at which it does not change begin no step (DLV-15). */
export function deliverySteps(rules: Rules): DeliveryStep[] {
  const { tariff, thresholds } = rules;
  const amounts = [tariff.nextTier?.amountMinor, ...thresholds.map(({ amountMinor }) => amountMinor)];
  const begins = [...new Set([0, ...amounts.filter((amount) => amount !== undefined)])].sort(
    (one, other) => one - other,
  );
  const costs = begins
    .map((fromMinor) => ({ fromMinor, costMinor: deliveryCostMinor(rules, fromMinor) }))
    .filter(({ costMinor }, index, all) => all[index - 1]?.costMinor !== costMinor);
  return costs.map((step, index) => ({ ...step, toMinor: costs[index + 1]?.fromMinor ?? null }));
}

/**
 * What matters most of delivery for a goods sum: that it cannot be ordered yet, else that a little more makes it cheaper,
 * else that a subsidy holds, else that it is free, else its price.
 */
export function tariffBar(rules: Rules, goodsMinor: number): TariffBar {
  const steps = deliverySteps(rules);
  const { minOrderMinor } = rules.tariff;
  if (goodsMinor < minOrderMinor) {
    const missingMinor = minOrderMinor - goodsMinor;
    return { kind: 'minimumNotReached', minimumMinor: minOrderMinor, missingMinor, steps };
  }
  const costMinor = deliveryCostMinor(rules, goodsMinor);
  const next = steps.find((step) => step.fromMinor > goodsMinor && step.costMinor < costMinor);
  if (next) {
    const missingMinor = next.fromMinor - goodsMinor;
    return { kind: 'nextTier', costMinor, missingMinor, nextCostMinor: next.costMinor, steps };
  }
  const subsidy = metThreshold(rules.thresholds, goodsMinor);
  const discountMinor = Math.min(subsidy?.discountMinor ?? 0, tariffPriceMinor(rules.tariff, goodsMinor));
  if (discountMinor > 0) return { kind: 'subsidyReached', costMinor, discountMinor, steps };
  return costMinor === 0 ? { kind: 'free', steps } : { kind: 'default', costMinor, steps };
}
