import { tariffBar } from '@/lib/delivery/tariff-bar';
import { missingMinor } from '@/lib/core/money/parts';
import type { Rounding } from '@/lib/core/money/rounding';
import { deliveryProblem } from './quote';
import type { QuotedDelivery } from './quote.schema';

/** The delivery of a menu's cart: the effect of a little more, else its price. */
export type DeliveryHint =
  | { kind: 'minimum'; missingMinor: number }
  | { kind: 'maximum'; maximumMinor: number }
  | { kind: 'nextTier'; missingMinor: number; nextCostMinor: number; costMinor: number }
  | { kind: 'cost'; costMinor: number };

/** The hint for a goods sum (DLV-09 to DLV-13, DLV-28, DLV-29); null where it is not delivered. */
export function deliveryHint(
  delivery: QuotedDelivery,
  goodsMinor: number,
  rounding: Rounding,
): DeliveryHint | null {
  switch (delivery.kind) {
    case 'unavailable':
      return null;
    case 'vendor': {
      const problem = deliveryProblem(delivery, goodsMinor);
      if (problem?.kind === 'belowMinimum')
        return { kind: 'minimum', missingMinor: missingMinor(problem.amountMinor, goodsMinor, rounding) };
      if (problem?.kind === 'aboveMaximum') return { kind: 'maximum', maximumMinor: problem.amountMinor };
      return { kind: 'cost', costMinor: delivery.costMinor };
    }
    case 'platform': {
      const bar = tariffBar(delivery, goodsMinor, rounding);
      if (bar.kind === 'minimumNotReached') return { kind: 'minimum', missingMinor: bar.missingMinor };
      return bar.kind === 'nextTier'
        ? bar
        : { kind: 'cost', costMinor: bar.kind === 'free' ? 0 : bar.costMinor };
    }
  }
}
