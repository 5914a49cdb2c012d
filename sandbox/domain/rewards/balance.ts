import type { User } from '../auth/accounts';
import type { Database } from '../../database/connect';
import { currencyOf } from '../../kernel/money';
import type { FullVenue } from '../venues/venues';
import { movedBonuses } from './moves';

/** The bonuses that a venue takes and gives, in percent. */
export interface BonusRule {
  /** Of the goods sum, payable by bonuses. */
  maxUsagePercentage: number;
  /** Of what is paid for goods. */
  cashbackPercentage: number;
}

/** The rule without a venue, and that of the venues which show everything. */
const GENERAL: BonusRule = { maxUsagePercentage: 30, cashbackPercentage: 7 };

/** Rules of the other venues, one after another. */
const RULES: readonly BonusRule[] = [
  GENERAL,
  { maxUsagePercentage: 50, cashbackPercentage: 3 },
  { maxUsagePercentage: 20, cashbackPercentage: 10 },
  { maxUsagePercentage: 0, cashbackPercentage: 5 },
];
const FLAGSHIPS = new Set([3107, 4107]);

export function bonusRuleOf(venueId: number | undefined): BonusRule {
  if (venueId === undefined || FLAGSHIPS.has(venueId)) return GENERAL;
  return RULES[venueId % RULES.length] ?? GENERAL;
}

/** Bonuses are money of the diner's own country: in another one none are spent, and none come back. */
export function hasBonusesAt(user: User, venue: Pick<FullVenue, 'country'>): boolean {
  return currencyOf(user.country) === currencyOf(venue.country);
}

const LIFE_MONTHS = 12;

export interface Balance {
  /** Minor units, those that unpaid orders hold among them. */
  balanceMinor: number;
  availableMinor: number;
  /** null = the account never had a bonus. */
  expiresAt: Date | null;
}

/** The diner's bonuses: what the account began with and what moved since, in its country's currency. */
export async function balanceOf(database: Database, user: User): Promise<Balance> {
  const moved = await movedBonuses(database, user, null);
  const balanceMinor = user.bonusMinor + moved.earnedMinor - moved.spentMinor;
  const latest = moved.latestAt ?? (user.bonusMinor > 0 ? user.createdAt : null);
  return {
    balanceMinor,
    availableMinor: balanceMinor - moved.heldMinor,
    expiresAt: latest && inMonths(latest),
  };
}

/** The same day of the month when bonuses end, or the first of the next where it has no such day. */
function inMonths(from: Date): Date {
  const end = new Date(from);
  end.setUTCMonth(end.getUTCMonth() + LIFE_MONTHS);
  return end;
}
