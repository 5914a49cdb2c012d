import type { orders } from '../../database/schema';
import { money } from '../../kernel/input';
import { Refusal } from '../../kernel/refusal';
import type { Waiter } from '../tables/tables';

/** Most that can be tipped at once, major units. */
const MAX_TIPS = 1_000_000;

export const tipAmount = money.refine((amount) => amount > 0 && amount <= MAX_TIPS);

/** The waiter who gets the tips; no such waiter, or another one named, is `tips_not_allowed`. */
export function tippedWaiter(waiter: Waiter | null, named: number | null | undefined): Waiter {
  if (!waiter || (named != null && named !== waiter.id)) throw new Refusal('tips_not_allowed');
  return waiter;
}

type Served = Pick<typeof orders.$inferSelect, 'kind' | 'status' | 'waiter'>;

/** The waiter who may be tipped for an order that was served at a table. */
export function waiterOfOrder({ kind, status, waiter }: Served): Waiter | null {
  return kind === 'express' && status !== 'canceled' ? waiter : null;
}
