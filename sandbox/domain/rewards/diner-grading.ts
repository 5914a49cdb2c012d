import { and, eq, gte, isNotNull } from 'drizzle-orm';
import type { User } from '../auth/accounts';
import type { CountryCode } from '../../catalogue/model';
import { gradingPoints, gradings } from '../../database/account-schema';
import type { Database } from '../../database/connect';
import { orders } from '../../database/schema';
import { dayStart } from '../venues/hours';
import { gradingAt, VISIT_POINTS, type Grading } from './grading';

/** Windows begin and end at midnight there. */
const ZONES: Record<CountryCode, string> = { kz: 'Asia/Almaty', ge: 'Asia/Tbilisi' };

/** The diner's grading, by the orders completed and the points given. */
export async function gradingOf(database: Database, user: User, now: Date): Promise<Grading> {
  const [given] = await database.select().from(gradings).where(eq(gradings.userId, user.id));
  const givenAt = given?.since ?? user.createdAt;
  const since = dayStart(ZONES[user.country], givenAt);
  const visits = await database
    .select({ at: orders.completedAt })
    .from(orders)
    .where(
      and(
        eq(orders.userId, user.id),
        eq(orders.status, 'completed'),
        isNotNull(orders.completedAt),
        gte(orders.completedAt, givenAt),
      ),
    );
  const further = await database
    .select({ points: gradingPoints.points, at: gradingPoints.collectedAt })
    .from(gradingPoints)
    .where(eq(gradingPoints.userId, user.id));
  const collected = visits.flatMap(({ at }) => (at ? [{ points: VISIT_POINTS, at }] : []));
  return gradingAt({ level: given?.level ?? 1, since }, [...collected, ...further], now);
}

/** Gives the diner a level, with points in a window that begins now; earlier points no longer count. */
export async function setGrading(
  database: Database,
  userId: number,
  { level, points, now }: { level: number; points: number; now: Date },
): Promise<void> {
  const given = { level, since: now };
  await database
    .insert(gradings)
    .values({ userId, ...given })
    .onConflictDoUpdate({ target: gradings.userId, set: given });
  await database.delete(gradingPoints).where(eq(gradingPoints.userId, userId));
  await database.insert(gradingPoints).values({ userId, points, collectedAt: now });
}
