/** Bonuses of a diner and what a venue lets them pay (spec §3 Balance info, §9 Bonuses). */
export interface BonusRule {
  /** What can be spent now, minor units: 1 bonus = 1 unit of currency. */
  availableMinor: number;
  /** Share of the goods sum payable by bonuses, percent. */
  maxUsagePercentage: number;
  /** Share of the goods sum that comes back, percent. */
  cashbackPercentage: number;
}

/** Bonuses live this long from the last transaction, each one renews them (spec §9 Bonuses). */
export const BONUS_LIFE_MONTHS = 12;
