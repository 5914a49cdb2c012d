import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connect';
import { lockOpenings, locks } from '../../database/lock-schema';
import { Refusal } from '../../kernel/refusal';
import type { User } from '../auth/accounts';
import type { FullVenue } from '../venues/venues';

/** A lock shuts by itself after so many seconds. */
const OPEN_SECONDS = 60;

/** The code that is printed on a fridge of a shop: its venue, and its number there. */
const FRIDGE_CODE = /^FR-(\d{1,10})-\d{2,}$/;

interface Unlocking {
  database: Database;
  now: Date;
  user: User;
  /** Empty unless the call carries one. */
  idempotencyKey: string;
}

/** Opens a scanned fridge or the venue's lock (contract schema Unlocked). */
export async function openLock(
  { database, now, user, idempotencyKey }: Unlocking,
  { id: venueId, venue }: FullVenue,
  code: string | null,
) {
  const [own] = await database.select().from(locks).where(eq(locks.venueId, venueId));
  const state = own?.state ?? (venue.isMicromarket ? 'works' : 'absent');
  const isOfVenue = code === null || Number(FRIDGE_CODE.exec(code)?.[1]) === venueId;
  if (state === 'absent' || !isOfVenue) throw new Refusal('NO_LOCKER');
  if (state === 'stuck') throw new Refusal('LOCK_NOT_OPENED');
  const closesAt = new Date(now.getTime() + OPEN_SECONDS * 1000);
  await database
    .insert(lockOpenings)
    .values({ id: randomUUID(), venueId, code, userId: user.id, idempotencyKey, openedAt: now, closesAt });
  return {
    terminal_id: venueId,
    is_opened: true,
    opened_at: now.toISOString(),
    closes_at: closesAt.toISOString(),
  };
}
