import { and, eq, max, sum } from 'drizzle-orm';
import type { User } from '../auth/accounts';
import type { Database } from '../database/connect';
import { orders } from '../database/schema';
import { currencyOf } from '../money';

/** What bonuses a venue takes and gives, in percent. */
export interface BonusRule {
  /** Of the goods sum, payable by bonuses. */
  maxUsagePercentage: number;
  /** Of what is paid for goods. */
  cashbackPercentage: number;
}

/** The rule where no venue is asked for, and that of the venues which show everything. */
const GENERAL: BonusRule = { maxUsagePercentage: 30, cashbackPercentage: 7 };

/** Rules of the other venues, in turn. */
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

const LIFE_MONTHS = 12;

export interface Balance {
  /** Minor units. No order holds any of it, as none takes bonuses yet. */
  balanceMinor: number;
  /** null = the account never had a bonus. */
  expiresAt: Date | null;
}

/** The diner's bonuses: what the account began with and what completed orders in its country's currency have earned. */
export async function balanceOf(database: Database, user: User): Promise<Balance> {
  const [earned] = await database
    .select({ minor: sum(orders.bonusesEarnedMinor).mapWith(Number), latest: max(orders.completedAt) })
    .from(orders)
    .where(
      and(
        eq(orders.userId, user.id),
        eq(orders.status, 'completed'),
        eq(orders.currency, currencyOf(user.country)),
      ),
    );
  const latest = earned?.latest ?? (user.bonusMinor > 0 ? user.createdAt : null);
  return { balanceMinor: user.bonusMinor + (earned?.minor ?? 0), expiresAt: latest && inMonths(latest) };
}

/** The same day of the month when bonuses end, or the first of the next where it has no such day. */
function inMonths(from: Date): Date {
  const end = new Date(from);
  end.setUTCMonth(end.getUTCMonth() + LIFE_MONTHS);
  return end;
}
