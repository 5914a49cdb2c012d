import { BRAND_PLANS } from './brand-plan';
import type { CountryCode } from './model';

const rewarding = (country: CountryCode) =>
  BRAND_PLANS[country].filter((plan) => plan.privateRewardPercentage > 0);

/** Brands with bonuses of their own. */
export const PRIVATE_REWARD_BRANDS: Record<CountryCode, readonly number[]> = {
  kz: rewarding('kz').map(({ id }) => id),
  ge: rewarding('ge').map(({ id }) => id),
};

const PERCENTAGES: ReadonlyMap<number, number> = new Map(
  [...rewarding('kz'), ...rewarding('ge')].map((plan) => [plan.id, plan.privateRewardPercentage]),
);

/** Of the goods sum, payable by the brand's own bonuses; 0 for a brand that has none. */
export function privateRewardPercentage(brandId: number): number {
  return PERCENTAGES.get(brandId) ?? 0;
}
