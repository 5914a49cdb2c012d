import { and, eq, ne } from 'drizzle-orm';
import type { User } from '../auth/accounts';
import type { Database } from '../../database/connect';
import { preorders } from '../../database/hall-schema';
import { LEVELS } from '../rewards/grading';
import { gradingOf } from '../rewards/diner-grading';

/** Percent of a diner's first payment of a bill. */
const FIRST_BILL_CASHBACK = 10;

/** Percent that the payer of a bill earns: by the level, more for the first bill; a guest is shown the lowest. */
export async function billCashback(
  database: Database,
  { user, billId, now }: { user: User | null; billId: string; now: Date },
): Promise<number> {
  if (!user) return LEVELS[0].cashbackPercentage;
  if (await wouldBeFirst(database, user, billId)) return FIRST_BILL_CASHBACK;
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
