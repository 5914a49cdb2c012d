import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Tables that diners have reserved. */
export const reservations = pgTable('reservations', {
  id: uuid('id').primaryKey(),
  userId: integer('user_id').notNull(),
  venueId: integer('venue_id').notNull(),
  /** Of the venue's tables for reservations, from 0. */
  tableNumber: integer('table_number').notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  guests: integer('guests').notNull(),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  comment: text('comment').notNull(),
  /** How it ended before its time; null = it stands. */
  ending: text('ending').$type<'declined' | 'canceled'>(),
  createdAt: instant('created_at').notNull(),
});
