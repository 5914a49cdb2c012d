import { and, eq, ne } from 'drizzle-orm';
import type { User } from '../auth/accounts';
import type { Database } from '../../database/connect';
import { preorders } from '../../database/hall-schema';
import { hasBonusesAt } from '../rewards/balance';
import { LEVELS } from '../rewards/grading';
import { gradingOf } from '../rewards/diner-grading';
import type { BillView } from './answers';

/** Percent of a diner's first payment of a bill. */
const FIRST_BILL_CASHBACK = 10;

/** Percent for a bill's payer: by level, more at first, none abroad; a guest sees the lowest level's. */
export async function billCashback(
  database: Database,
  {
    user,
    view: { bill, hall },
    now,
  }: { user: User | null; view: Pick<BillView, 'bill' | 'hall'>; now: Date },
): Promise<number> {
  if (!user) return LEVELS[0].cashbackPercentage;
  if (!hasBonusesAt(user, hall)) return 0;
  if (await wouldBeFirst(database, user, bill.id)) return FIRST_BILL_CASHBACK;
  const grading = await gradingOf(database, user, now);
  const level = LEVELS.find((one) => one.level === grading.level) ?? LEVELS[0];
  return level.cashbackPercentage;
}

/** Another bill that the diner is paying may become the first. */
async function wouldBeFirst(database: Database, user: User, billId: string): Promise<boolean> {
  if (user.hasPaidBill) return false;
  const isOther = and(
    eq(preorders.userId, user.id),
    eq(preorders.status, 'pending'),
    ne(preorders.billId, billId),
  );
  return (await database.$count(preorders, isOther)) === 0;
}
