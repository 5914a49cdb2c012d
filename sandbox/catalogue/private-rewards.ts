import type { CountryCode } from './model';

/** Brands with bonuses of their own: how much of the goods sum these may pay, in percent. */
const PERCENTAGES: Record<CountryCode, ReadonlyMap<number, number>> = {
  kz: new Map([
    [2, 50],
    [14, 100],
    [25, 20],
    [26, 30],
  ]),
  ge: new Map([
    [102, 50],
    [109, 100],
    [110, 30],
  ]),
};

/** Venues that do not show the general balance, whatever the day: first those with bonuses of the brand's own. */
const WITHOUT_GENERAL_BALANCE = new Set([3102, 4102, 3103, 4103]);

export const PRIVATE_REWARD_BRANDS: Record<CountryCode, readonly number[]> = {
  kz: [...PERCENTAGES.kz.keys()],
  ge: [...PERCENTAGES.ge.keys()],
};

/** Of the goods sum, payable by the brand's own bonuses; 0 for a brand that has none. */
export function privateRewardPercentage(brandId: number): number {
  return PERCENTAGES.kz.get(brandId) ?? PERCENTAGES.ge.get(brandId) ?? 0;
}

export const hidesGeneralBalance = (venueId: number): boolean => WITHOUT_GENERAL_BALANCE.has(venueId);
