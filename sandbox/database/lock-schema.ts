import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** stuck: it does not answer. absent: the venue has none. */
export type LockState = 'works' | 'stuck' | 'absent';

/** Locks that are not as they are by themselves: a self-service shop's works, and other venues have none. */
export const locks = pgTable('locks', {
  venueId: integer('venue_id').primaryKey(),
  state: text('state').$type<LockState>().notNull(),
});

/** Every time a lock opened. */
export const lockOpenings = pgTable('lock_openings', {
  id: uuid('id').primaryKey(),
  venueId: integer('venue_id').notNull(),
  /** The code of the fridge that was scanned; null = the venue's own lock. */
  code: text('code'),
  userId: integer('user_id').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  openedAt: timestamp('opened_at', { withTimezone: true, mode: 'date' }).notNull(),
  closesAt: timestamp('closes_at', { withTimezone: true, mode: 'date' }).notNull(),
});
