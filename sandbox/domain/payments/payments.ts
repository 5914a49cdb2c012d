import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { addMinutes, DAY_MS } from '../../kernel/clock';
import type { Database } from '../../database/connect';
import { payments, refunds, type PaidType, type PaymentOwnerKind } from '../../database/payment-schema';
import type { Language } from '../../kernel/languages';
import { toMajor, type Currency } from '../../kernel/money';
import { Refusal } from '../../kernel/refusal';
import type { Settings } from '../../kernel/settings';

export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;

/** The subject of a payment. */
export interface PaymentOwner {
  kind: PaymentOwnerKind;
  id: string;
}

export const orderOwner = (orderId: number): PaymentOwner => ({ kind: 'order', id: String(orderId) });

/** Minutes from the beginning of an attempt to its end. */
export const ATTEMPT_MINUTES = 15;

/** Minutes in which money goes back after a decline: usually, and at the latest. */
const REFUND_MINUTES = 5;
const REFUND_DUE_MINUTES = 30;

/** Of the sandbox's payments; its pages take no money. */
const ENVIRONMENT = 'stage';

/** A return address of the contract: no longer than 2,000 signs, http or https. */
export const returnUrl = z
  .string()
  .max(2000)
  .regex(/^https?:\/\//);

export interface ReturnUrls {
  success: string;
  failure: string;
}

/** Refuses return addresses whose origin is not the app's: `return_url_not_allowed`. */
export function checkReturnUrls({ appOrigins }: Settings, { success, failure }: ReturnUrls): void {
  const isAllowed = (address: string) =>
    URL.canParse(address) && appOrigins.includes(new URL(address).origin);
  if (!isAllowed(success)) throw notAllowed('/success_url');
  if (!isAllowed(failure)) throw notAllowed('/failure_url');
}

const notAllowed = (pointer: string) => new Refusal({ code: 'return_url_not_allowed', source: { pointer } });

const TEMPLATES: Readonly<Record<PaymentOwnerKind, string>> = {
  order: 'order_id',
  preorder: 'preorder_id',
  tip: 'tip_id',
};

/** The address with the owner's id in the place of its template, written plainly or percent-encoded. */
export function fillTemplate(address: string, { kind, id }: PaymentOwner): string {
  const name = TEMPLATES[kind];
  return address.replace(new RegExp(`(?:\\{|%7B)${name}(?:\\}|%7D)`, 'gi'), id);
}

interface Attempt {
  owner: PaymentOwner;
  paymentType: PaidType;
  amountMinor: number;
  currency: Currency;
  returnUrls: ReturnUrls;
  language: Language;
}

/** Begins an attempt to pay; a pending one of the same owner expires first. */
export async function createPayment(
  database: Database,
  { owner, returnUrls, ...attempt }: Attempt,
  now: Date,
): Promise<PaymentRow> {
  await expirePending(database, owner);
  const expiresAt = addMinutes(now, ATTEMPT_MINUTES);
  const [created] = await database
    .insert(payments)
    .values({
      id: randomUUID(),
      ownerKind: owner.kind,
      ownerId: owner.id,
      ...attempt,
      status: 'pending',
      successUrl: fillTemplate(returnUrls.success, owner),
      failureUrl: fillTemplate(returnUrls.failure, owner),
      createdAt: now,
      expiresAt,
      closesAt: expiresAt,
    })
    .returning();
  if (!created) throw new Error('The payment was not written');
  return created;
}

const isOf = ({ kind, id }: PaymentOwner) => and(eq(payments.ownerKind, kind), eq(payments.ownerId, id));

/** Ends the owner's open attempts silently; money under way comes in and goes back. */
export async function expirePending(database: Database, owner: PaymentOwner): Promise<void> {
  const isOpen = and(isOf(owner), eq(payments.status, 'pending'));
  await database.update(payments).set({ status: 'expired' }).where(isOpen);
  await database.update(payments).set({ closesAt: null }).where(isOf(owner));
}

/** All attempts of the owner, the first one first. */
export function listPayments(database: Database, owner: PaymentOwner): Promise<PaymentRow[]> {
  return database
    .select()
    .from(payments)
    .where(isOf(owner))
    .orderBy(asc(payments.createdAt), asc(payments.id));
}

export async function latestPayment(database: Database, owner: PaymentOwner): Promise<PaymentRow | null> {
  const [latest] = await database
    .select()
    .from(payments)
    .where(isOf(owner))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1);
  return latest ?? null;
}

/** Gives a payment back, once. `isDelivery`: for a delivery that never came, which takes up to a working day. */
export async function refundPayment(
  database: Database,
  { id, amountMinor }: PaymentRow,
  now: Date,
  isDelivery = false,
): Promise<void> {
  const dueAt = isDelivery ? nextWorkingDay(now) : addMinutes(now, REFUND_DUE_MINUTES);
  const completesAt = isDelivery ? dueAt : addMinutes(now, REFUND_MINUTES);
  await database
    .insert(refunds)
    .values({ paymentId: id, state: 'pending', amountMinor, dueAt, completesAt })
    .onConflictDoNothing();
}

/** Gives back everything that the owner has paid. */
export async function refundAll(
  database: Database,
  owner: PaymentOwner,
  now: Date,
  isDelivery = false,
): Promise<void> {
  for (const payment of await listPayments(database, owner)) {
    if (payment.status === 'paid') await refundPayment(database, payment, now, isDelivery);
  }
}

function nextWorkingDay(now: Date): Date {
  const day = new Date(now.getTime() + DAY_MS);
  while (day.getUTCDay() % 6 === 0) day.setTime(day.getTime() + DAY_MS);
  return day;
}

/** The refunds of the owner's payer, all attempts together; null = none. */
export async function refundOf(database: Database, owner: PaymentOwner) {
  const paid = database.select({ id: payments.id }).from(payments).where(isOf(owner));
  const rows = await database.select().from(refunds).where(inArray(refunds.paymentId, paid));
  if (rows.length === 0) return null;
  const has = (state: RefundRow['state']) => rows.some((row) => row.state === state);
  return {
    state: has('failed') ? 'failed' : has('pending') ? 'pending' : 'completed',
    amount: toMajor(rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0)),
    due_at: new Date(Math.max(...rows.map(({ dueAt }) => dueAt.getTime()))).toISOString(),
  };
}

/** Says when money that is under way comes in; false when some is already. */
export async function setArrival(database: Database, id: string, at: Date): Promise<boolean> {
  const isFree = and(eq(payments.id, id), isNull(payments.arrivesAt), isNull(payments.receivedAt));
  const set = await database
    .update(payments)
    .set({ arrivesAt: at })
    .where(isFree)
    .returning({ id: payments.id });
  return set.length > 0;
}

/** Address that the app gives to the hosted page; nothing is there. */
export const paymentUrl = ({ publicUrl }: Settings, id: string): string => `${publicUrl}/checkout/${id}`;

/** Payment of the contract. */
export function paymentAnswer(payment: PaymentRow, settings: Settings) {
  return {
    id: payment.id,
    payment_type: payment.paymentType,
    status: payment.status,
    amount: toMajor(payment.amountMinor),
    payment_url: paymentUrl(settings, payment.id),
    environment: ENVIRONMENT,
    success_url: payment.successUrl,
    failure_url: payment.failureUrl,
    display_type: payment.paymentType === 'kaspi' ? 'kaspi' : 'default',
    language: payment.language,
    expires_at: payment.expiresAt.toISOString(),
  };
}
