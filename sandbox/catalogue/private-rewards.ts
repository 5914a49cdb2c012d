import { BRAND_PLANS } from './brand-plan';
import type { CountryCode } from './model';

/** Venues that do not show the general balance, whatever the day: first those with bonuses of the brand's own. */
const WITHOUT_GENERAL_BALANCE = new Set([3102, 4102, 3103, 4103]);

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

export const hidesGeneralBalance = (venueId: number): boolean => WITHOUT_GENERAL_BALANCE.has(venueId);
