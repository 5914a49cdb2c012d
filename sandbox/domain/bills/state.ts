import { and, eq, gte, or } from 'drizzle-orm';
import { addMinutes } from '../../kernel/clock';
import type { Database } from '../../database/connect';
import { preorders } from '../../database/hall-schema';
import { shownFrom, type TableBill } from './bills';

/** Guests who have paid stay so long, also when the next sitting begins meanwhile. */
const LEAVE_MINUTES = 30;

/** The state of the bill that the table has now. */
export async function billState(
  database: Database,
  bill: TableBill,
  now: Date,
): Promise<'open' | 'paying' | 'paid'> {
  if (bill.status !== 'open') return bill.status;
  const ofNow = or(
    gte(preorders.createdAt, shownFrom(bill, now)),
    gte(preorders.paidAt, addMinutes(now, -LEAVE_MINUTES)),
  );
  const found = await database
    .select({ status: preorders.status })
    .from(preorders)
    .where(
      and(
        eq(preorders.billId, bill.id),
        or(eq(preorders.status, 'pending'), and(eq(preorders.status, 'paid'), ofNow)),
      ),
    );
  if (found.some(({ status }) => status === 'pending')) return 'paying';
  return found.length > 0 ? 'paid' : 'open';
}
