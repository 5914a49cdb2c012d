/** Bonuses of a diner and what a venue lets them pay (REW-05, REW-13). */
export interface BonusRule {
  /** The spendable bonuses, minor units: 1 bonus = 1 unit of currency. */
  availableMinor: number;
  /** Share of the goods sum payable by bonuses, percent. */
  maxUsagePercentage: number;
  /** Share of the goods sum that comes back, percent. */
  cashbackPercentage: number;
}

/** Bonuses live this long from the last transaction, each one renews them (REW-15). */
export const BONUS_LIFE_MONTHS = 12;

/** The two balances that bonuses can come from: the general one, and that of a brand with a reward of its own (REW-07). */
export const BONUS_ACCOUNTS = ['general', 'privateReward'] as const;
export type BonusAccount = (typeof BONUS_ACCOUNTS)[number];
