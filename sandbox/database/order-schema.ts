import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Text } from '../catalogue/model';
import type { Currency } from '../kernel/money';

/** Orders and what is in them. */

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const minor = (name: string) => bigint(name, { mode: 'number' });

export type OrderStatus = 'created' | 'cooking' | 'ready' | 'delivery' | 'completed' | 'canceled';
/** The call that made the order. */
export type OrderKind = 'takeaway' | 'express' | 'delivery' | 'micromarket' | 'vendor_delivery';
export type BonusAccount = 'general' | 'private_reward';
export type PaymentType = 'online' | 'cash' | 'kaspi';
export type PaymentStatus = 'on_receipt' | 'pending' | 'paid' | 'failed' | 'expired';

/** Where an order is delivered, as the request gave it. */
export interface OrderDelivery {
  address: {
    city: string;
    street: string;
    building: string;
    entrance: string;
    floor: string;
    apartment: string;
    is_private_house: boolean;
    comment: string;
    latitude: number;
    longitude: number;
  };
  /** Saved address that it was copied from. */
  addressId: number | null;
  /** null = the venue brings it by itself. */
  tariff: { id: string; transport: 'FOOT' | 'CAR' } | null;
}

export const orders = pgTable('orders', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** null: made at a kiosk, without a known customer. */
  userId: integer('user_id'),
  /** The kiosk's session in which it was made, as SHA-256; a session has one order. */
  tabletSession: text('tablet_session').unique(),
  venueId: integer('venue_id').notNull(),
  brandId: integer('brand_id').notNull(),
  kind: text('kind').$type<OrderKind>().notNull(),
  serviceType: integer('service_type').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  /** SHA-256 of the query and the body that made it. */
  requestHash: text('request_hash').notNull(),
  status: text('status').$type<OrderStatus>().notNull(),
  /** When the present status ends by itself; null = it does not, as while the order waits to be paid. */
  nextStatusAt: instant('next_status_at'),
  cookingMinutes: integer('cooking_minutes').notNull(),
  /** From the kitchen to the diner; 0 unless it is brought. */
  deliveryMinutes: integer('delivery_minutes').notNull(),
  delivery: jsonb('delivery').$type<OrderDelivery>(),
  tableNumber: text('table_number'),
  waiter: jsonb('waiter').$type<{ id: number; name: string }>(),
  comment: text('comment').notNull(),
  customerName: text('customer_name'),
  phone: text('phone'),
  wantedAt: instant('wanted_at'),
  createdAt: instant('created_at').notNull(),
  completedAt: instant('completed_at'),
  currency: text('currency').$type<Currency>().notNull(),
  positionsSumMinor: minor('positions_sum_minor').notNull(),
  discountMinor: minor('discount_minor').notNull(),
  serviceChargeMinor: minor('service_charge_minor').notNull(),
  deliveryCostMinor: minor('delivery_cost_minor').notNull(),
  sumMinor: minor('sum_minor').notNull(),
  bonusesSpentMinor: minor('bonuses_spent_minor').notNull(),
  bonusAccount: text('bonus_account').$type<BonusAccount>().notNull(),
  bonusesEarnedMinor: minor('bonuses_earned_minor').notNull(),
  cashbackAccount: text('cashback_account').$type<BonusAccount>().notNull(),
  /** Paid on the hosted page. */
  paidByCardMinor: minor('paid_by_card_minor').notNull(),
  promoCode: text('promo_code'),
  cashbackPercentage: integer('cashback_percentage').notNull(),
  paymentType: text('payment_type').$type<PaymentType>().notNull(),
  paymentStatus: text('payment_status').$type<PaymentStatus>().notNull(),
  /** Made to be paid on receipt, whatever is tried later. */
  isCash: boolean('is_cash').notNull(),
  /** Where the diner came from. */
  source: text('source'),
  declineCode: text('decline_code'),
});

/** Sessions of kiosks. Secrets are stored as SHA-256 only. */
export const tabletSessions = pgTable('tablet_sessions', {
  secretHash: text('secret_hash').primaryKey(),
  /** Its fingerprint: a device has one session at a time. */
  device: text('device').notNull(),
  venueId: integer('venue_id').notNull(),
  /** Every use puts it off. */
  expiresAt: instant('expires_at').notNull(),
});

export interface PositionData {
  productName: Text;
  productType: 'dish' | 'good';
  size: { id: number; name: Text } | null;
  additives: { id: number; name: Text; count: number; priceMinor: number }[];
  priceMinor: number;
  oldPriceMinor: number | null;
  sumMinor: number;
  picture: string | null;
}

export const orderPositions = pgTable(
  'order_positions',
  {
    orderId: integer('order_id').notNull(),
    position: integer('position').notNull(),
    productId: integer('product_id').notNull(),
    count: integer('count').notNull(),
    data: jsonb('data').$type<PositionData>().notNull(),
    /** The venue's comment when it declines the order. */
    state: text('state').$type<'ok' | 'stopped' | 'deleted' | 'price_changed'>().notNull().default('ok'),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);
