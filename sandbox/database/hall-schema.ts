import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Currency } from '../kernel/money';

/** The events at a table, and the feedback after an order. */

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const minor = (name: string) => bigint(name, { mode: 'number' });

/** Ratings that diners give their orders, once. */
export const ratings = pgTable('ratings', {
  orderId: integer('order_id').primaryKey(),
  score: integer('score').notNull(),
  tags: text('tags').array().notNull(),
  comment: text('comment').notNull(),
  ratedAt: instant('rated_at').notNull(),
});

export type SupportTopic = 'order' | 'payment' | 'delivery' | 'bonuses' | 'fridge' | 'other';

/** Whom support is to get in touch with. */
export const supportCalls = pgTable('support_calls', {
  id: uuid('id').primaryKey(),
  /** `user:<id>` or `device:<fingerprint>`. */
  caller: text('caller').notNull(),
  topic: text('topic').$type<SupportTopic>().notNull(),
  message: text('message').notNull(),
  orderId: integer('order_id'),
  venueId: integer('venue_id'),
  phone: text('phone').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Which caller (as above) sits at which table, one each. */
export const tableAttachments = pgTable('table_attachments', {
  caller: text('caller').primaryKey(),
  tableId: integer('table_id').notNull(),
  attachedAt: instant('attached_at').notNull(),
});

export type WaiterCallReason = 'waiter' | 'bill' | 'cleaning' | 'other';

/** Calls of waiters; one of a table for each reason, until it is done. */
export const waiterCalls = pgTable(
  'waiter_calls',
  {
    tableId: integer('table_id').notNull(),
    reason: text('reason').$type<WaiterCallReason>().notNull(),
    id: uuid('id').notNull(),
    comment: text('comment').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tableId, table.reason] })],
);

/** Payments of tables' bills. */
export const preorders = pgTable('preorders', {
  id: uuid('id').primaryKey(),
  billId: uuid('bill_id').notNull(),
  userId: integer('user_id').notNull(),
  tableId: integer('table_id').notNull(),
  status: text('status').$type<'pending' | 'paid' | 'failed' | 'expired'>().notNull(),
  /** Bill of the contract, as it was when the payment began; the table is named in the language of each answer. */
  bill: jsonb('bill').$type<Record<string, unknown>>().notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  tipsMinor: minor('tips_minor').notNull(),
  bonusesSpentMinor: minor('bonuses_spent_minor').notNull(),
  bonusesEarnedMinor: minor('bonuses_earned_minor').notNull(),
  cashbackPercentage: integer('cashback_percentage').notNull(),
  /** With tips, without bonuses. */
  amountMinor: minor('amount_minor').notNull(),
  createdAt: instant('created_at').notNull(),
  paidAt: instant('paid_at'),
});

/** Tips that are given after the order or the bill was paid. */
export const tips = pgTable('tips', {
  id: uuid('id').primaryKey(),
  userId: integer('user_id').notNull(),
  orderId: integer('order_id'),
  preorderId: uuid('preorder_id'),
  waiter: jsonb('waiter').$type<{ id: number; name: string }>().notNull(),
  amountMinor: minor('amount_minor').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  createdAt: instant('created_at').notNull(),
});
