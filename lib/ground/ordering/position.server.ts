import 'server-only';
import { toMajor } from '@/lib/core/money/money';
import type { LineInput } from './line.schema';

/** A line as the platform expects it: contract schema OrderPositionInput. */
export function positionOf(line: LineInput) {
  return {
    product_id: line.productId,
    size_id: line.sizeId,
    additives: line.additives.map(({ additiveId, count }) => ({ additive_id: additiveId, count })),
    count: line.count,
    price: toMajor(line.priceMinor),
    reward_id: line.promoId,
  };
}
