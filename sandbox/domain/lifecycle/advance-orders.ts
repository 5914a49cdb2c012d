import { and, lte, notInArray } from 'drizzle-orm';
import type { Database } from '../../database/connect';
import { orders } from '../../database/schema';
import type { Clock } from '../../kernel/clock';
import { advancePayments } from './settle';
import { changeTo, moveOrder, nextStatus } from '../orders/status';

/** Moves every payment and every order on to the clock's time. */
export async function advanceOrders(database: Database, now: Date): Promise<void> {
  await advancePayments(database, now);
  const due = and(lte(orders.nextStatusAt, now), notInArray(orders.status, ['completed', 'canceled']));
  for (const order of await database.select().from(orders).where(due)) {
    let current = order;
    let status = nextStatus(current);
    while (status && current.nextStatusAt && current.nextStatusAt <= now) {
      current = { ...current, ...changeTo(current, status, current.nextStatusAt) };
      status = nextStatus(current);
    }
    const { status: reached, nextStatusAt, completedAt } = current;
    await moveOrder(database, order, { status: reached, nextStatusAt, completedAt }, now);
  }
}

/** Moves orders on between requests, so that a diner's page and the ledger agree. */
export function startAdvancingOrders(
  { database, clock }: { database: Database; clock: Clock },
  everyMs: number,
): () => void {
  const timer = setInterval(() => {
    advanceOrders(database, clock.now()).catch((error: unknown) => {
      console.error('Orders could not be moved on', error);
    });
  }, everyMs);
  return () => clearInterval(timer);
}
