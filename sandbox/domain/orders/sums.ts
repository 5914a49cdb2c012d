import { percentOf, type Currency } from '../../kernel/money';

/** The parts of a total, minor units (contract rules 31 to 36). */
export interface Sums {
  positionsMinor: number;
  discountMinor: number;
  serviceMinor: number;
  deliveryMinor: number;
  sumMinor: number;
}

interface Parts {
  positionsMinor: number;
  /** Of a promo code, before it is cut to the positions. */
  discountMinor: number;
  servicePercentage: number;
  deliveryMinor: number;
  currency: Currency;
}

/** The sum for minimums, tiers and percentages. */
export const goodsOf = ({ positionsMinor, discountMinor }: Pick<Sums, 'positionsMinor' | 'discountMinor'>) =>
  positionsMinor - Math.min(discountMinor, positionsMinor);

export function sumUp({ positionsMinor, deliveryMinor, servicePercentage, currency, ...parts }: Parts): Sums {
  const goodsMinor = goodsOf({ positionsMinor, discountMinor: parts.discountMinor });
  const serviceMinor = percentOf(goodsMinor, servicePercentage, currency);
  return {
    positionsMinor,
    discountMinor: positionsMinor - goodsMinor,
    serviceMinor,
    deliveryMinor,
    sumMinor: goodsMinor + serviceMinor + deliveryMinor,
  };
}
