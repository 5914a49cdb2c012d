import { eq } from 'drizzle-orm';
import { DAY_MS } from '../../kernel/clock';
import type { Database } from '../../database/connect';
import { ratings } from '../../database/hall-schema';
import type { OrderRow } from './status';

/** How long a completed order may be rated. */
const RATING_DAYS = 14;

export const RATING_TAGS = [
  'tasty',
  'fast',
  'polite',
  'clean',
  'good_value',
  'cold_food',
  'late',
  'rude',
  'wrong_order',
  'expensive',
] as const;

/** Rating of the contract; null = not rated. */
export async function ratingOf(database: Database, orderId: number) {
  const [rating] = await database.select().from(ratings).where(eq(ratings.orderId, orderId));
  return rating ? { score: rating.score, tags: rating.tags, comment: rating.comment } : null;
}

/** Whether an order that has no rating yet may be given one. */
export function mayBeRated({ status, completedAt }: OrderRow, now: Date): boolean {
  if (status !== 'completed' || !completedAt) return false;
  return now.getTime() - completedAt.getTime() <= RATING_DAYS * DAY_MS;
}
