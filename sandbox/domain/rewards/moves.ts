import { and, eq, inArray, isNull, max, ne, sql, sum, type SQL } from 'drizzle-orm';
import type { User } from '../auth/accounts';
import type { Database } from '../../database/connect';
import { bonusMoves } from '../../database/payment-schema';
import { orders, type BonusAccount } from '../../database/schema';
import { currencyOf } from '../../kernel/money';

/** Bonuses of an account that came and went, minor units. */
export interface Moved {
  /** Credited, with completed orders and otherwise. */
  earnedMinor: number;
  /** Of what is paid for. */
  spentMinor: number;
  /** Of what is still to be paid. */
  heldMinor: number;
  latestAt: Date | null;
}

/** Bonuses that the diner's orders, gifts and bills moved: of the general balance, or of those brands' own. */
export async function movedBonuses(
  database: Database,
  user: User,
  brandIds: readonly number[] | null,
): Promise<Moved> {
  const account: BonusAccount = brandIds ? 'private_reward' : 'general';
  const ofOrders = await movedByOrders(database, user, account, brandIds);
  const isOfAccount = brandIds ? inArray(bonusMoves.brandId, [...brandIds]) : isNull(bonusMoves.brandId);
  const [beside] = await database
    .select({
      earned: sum(bonusMoves.earnedMinor).mapWith(Number),
      spent: sum(bonusMoves.spentMinor).mapWith(Number),
      held: sum(bonusMoves.heldMinor).mapWith(Number),
      latest: max(bonusMoves.movedAt),
    })
    .from(bonusMoves)
    .where(
      and(eq(bonusMoves.userId, user.id), eq(bonusMoves.currency, currencyOf(user.country)), isOfAccount),
    );
  const latest = Math.max(ofOrders.latestAt?.getTime() ?? 0, beside?.latest?.getTime() ?? 0);
  return {
    earnedMinor: ofOrders.earnedMinor + (beside?.earned ?? 0),
    spentMinor: ofOrders.spentMinor + (beside?.spent ?? 0),
    heldMinor: ofOrders.heldMinor + (beside?.held ?? 0),
    latestAt: latest === 0 ? null : new Date(latest),
  };
}

async function movedByOrders(
  database: Database,
  user: User,
  account: BonusAccount,
  brandIds: readonly number[] | null,
): Promise<Moved> {
  const isCompleted = sql`${orders.status} = 'completed'`;
  const isPaid = sql`(${orders.paymentStatus} = 'paid' OR ${isCompleted})`;
  const isSpent = sql`${orders.bonusAccount} = ${account}`;
  const isEarned = sql`${orders.cashbackAccount} = ${account} AND ${isCompleted}`;
  const total = (of: typeof orders.bonusesSpentMinor, where: SQL) =>
    sql`coalesce(sum(${of}) FILTER (WHERE ${where}), 0)`.mapWith(Number);
  const [moved] = await database
    .select({
      earnedMinor: total(orders.bonusesEarnedMinor, isEarned),
      spentMinor: total(orders.bonusesSpentMinor, sql`${isSpent} AND ${isPaid}`),
      heldMinor: total(orders.bonusesSpentMinor, sql`${isSpent} AND NOT ${isPaid}`),
      latestAt: max(sql`CASE WHEN ${isEarned} THEN ${orders.completedAt} END`).mapWith(orders.completedAt),
    })
    .from(orders)
    .where(
      and(
        eq(orders.userId, user.id),
        ne(orders.status, 'canceled'),
        eq(orders.currency, currencyOf(user.country)),
        brandIds ? inArray(orders.brandId, [...brandIds]) : undefined,
      ),
    );
  return moved ?? { earnedMinor: 0, spentMinor: 0, heldMinor: 0, latestAt: null };
}
