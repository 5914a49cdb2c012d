import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '../kernel/languages';
import type { Currency } from '../kernel/money';

/** Money: attempts to pay on the hosted page, what was given back, and bonuses that move beside orders. */

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const minor = (name: string) => bigint(name, { mode: 'number' });

/** The payments: of an order, of one part of a table's bill, or of tips. */
export type PaymentOwnerKind = 'order' | 'preorder' | 'tip';
export type PaidType = 'online' | 'kaspi';
export type AttemptStatus = 'pending' | 'paid' | 'failed' | 'expired';

/** Attempts to pay on the hosted page. */
export const payments = pgTable('payments', {
  id: uuid('id').primaryKey(),
  ownerKind: text('owner_kind').$type<PaymentOwnerKind>().notNull(),
  /** Number of an order, else a UUID. */
  ownerId: text('owner_id').notNull(),
  paymentType: text('payment_type').$type<PaidType>().notNull(),
  status: text('status').$type<AttemptStatus>().notNull(),
  amountMinor: minor('amount_minor').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  successUrl: text('success_url').notNull(),
  failureUrl: text('failure_url').notNull(),
  language: text('language').$type<Language>().notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  /** When the owner is notified that the time is over; null = notified, or paid before. */
  closesAt: instant('closes_at'),
  /** When money that is under way arrives; null = none is. */
  arrivesAt: instant('arrives_at'),
  /** When money arrived, in time or too late; null = none did. */
  receivedAt: instant('received_at'),
});

/** Money given back, the whole of a payment. */
export const refunds = pgTable('refunds', {
  paymentId: uuid('payment_id').primaryKey(),
  state: text('state').$type<'pending' | 'completed' | 'failed'>().notNull(),
  amountMinor: minor('amount_minor').notNull(),
  dueAt: instant('due_at').notNull(),
  /** When a pending one is done. */
  completesAt: instant('completes_at').notNull(),
});

/** Bonuses credited or spent with something that is no order: a gift, the payment of a bill. One row a source. */
export const bonusMoves = pgTable('bonus_moves', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  userId: integer('user_id').notNull(),
  /** null = the general balance, else that of the brand. */
  brandId: integer('brand_id'),
  currency: text('currency').$type<Currency>().notNull(),
  source: text('source').$type<'gift' | 'preorder'>().notNull(),
  sourceId: text('source_id').notNull(),
  heldMinor: minor('held_minor').notNull(),
  spentMinor: minor('spent_minor').notNull(),
  earnedMinor: minor('earned_minor').notNull(),
  movedAt: instant('moved_at').notNull(),
});

/** Coupons that diners have added. */
export const coupons = pgTable('coupons', {
  id: uuid('id').primaryKey(),
  userId: integer('user_id').notNull(),
  code: text('code').notNull(),
  addedAt: instant('added_at').notNull(),
});

/** Gifts that diners were given; `gift` is one of those in sandbox/domain/promos/gifts.ts. */
export const gifts = pgTable('gifts', {
  id: uuid('id').primaryKey(),
  userId: integer('user_id').notNull(),
  gift: text('gift').notNull(),
  /** Of a product; also before it is claimed. */
  promoCode: text('promo_code').unique(),
  validUntil: instant('valid_until').notNull(),
  /** null = not claimed. */
  claimedAt: instant('claimed_at'),
});
