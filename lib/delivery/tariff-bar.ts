import { missingMinor } from '@/lib/core/money/parts';
import { roundAmount, type Rounding } from '@/lib/core/money/rounding';
import type { SubsidyThreshold } from '@/lib/promos/promos';
import { metThreshold } from './subsidy';
import { tariffPriceMinor, type Tariff } from './tariffs';

/** The price of delivery from one goods sum up to the next step. */
export interface DeliveryStep {
  fromMinor: number;
  /** Goods sum where the next step begins; null = none follows. */
  toMinor: number | null;
  costMinor: number;
}

/** The content of the bar under the cart about delivery (DLV-09 to DLV-13). */
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

/** The price of delivery by goods sum, from 0 up; sums at which it is written the same begin no step (DLV-15, MON-29). */
export function deliverySteps(rules: Rules, rounding: Rounding): DeliveryStep[] {
  const { tariff, thresholds } = rules;
  const amounts = [tariff.nextTier?.amountMinor, ...thresholds.map(({ amountMinor }) => amountMinor)];
  const begins = [...new Set([0, ...amounts.filter((amount) => amount !== undefined)])].sort(
    (one, other) => one - other,
  );
  const costs = begins
    .map((fromMinor) => ({ fromMinor, costMinor: deliveryCostMinor(rules, fromMinor) }))
    .filter(({ costMinor }, index, all) => {
      const before = all[index - 1];
      return !before || roundAmount(before.costMinor, rounding) !== roundAmount(costMinor, rounding);
    });
  return costs.map((step, index) => ({ ...step, toMinor: costs[index + 1]?.fromMinor ?? null }));
}

/** The first that holds: no delivery yet, more goods make it cheaper, subsidy, free, its price. */
export function tariffBar(rules: Rules, goodsMinor: number, rounding: Rounding): TariffBar {
  const steps = deliverySteps(rules, rounding);
  const written = (amountMinor: number) => roundAmount(amountMinor, rounding);
  const { minOrderMinor } = rules.tariff;
  if (goodsMinor < minOrderMinor) {
    const missing = missingMinor(minOrderMinor, goodsMinor, rounding);
    return { kind: 'minimumNotReached', minimumMinor: minOrderMinor, missingMinor: missing, steps };
  }
  const costMinor = deliveryCostMinor(rules, goodsMinor);
  const next = steps.find(
    (step) => step.fromMinor > goodsMinor && written(step.costMinor) < written(costMinor),
  );
  if (next) {
    const missing = missingMinor(next.fromMinor, goodsMinor, rounding);
    return { kind: 'nextTier', costMinor, missingMinor: missing, nextCostMinor: next.costMinor, steps };
  }
  const discountMinor = written(tariffPriceMinor(rules.tariff, goodsMinor)) - written(costMinor);
  if (discountMinor > 0) return { kind: 'subsidyReached', costMinor, discountMinor, steps };
  return costMinor === 0 ? { kind: 'free', steps } : { kind: 'default', costMinor, steps };
}
