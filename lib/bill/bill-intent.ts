import { newIdempotencyKey } from '@/lib/intents/idempotency-key';
import { intentStore } from '@/lib/intents/intent-store';
import type { PendingIntent } from '@/lib/intents/press-machine';
import type { StoredIntents } from '@/lib/intents/press-runner';
import { isRecord, isText, isWhole, orNull, recordOf } from '@/lib/storage/shape';
import type { BegunPayment, BillPaymentRequest } from './bill-payment.schema';

/*
 * An intent is one press of Pay at a bill: what was sent, with which key, and which payment came of it. It is written to
 * local storage before the request is sent, so that a reload, another tab or a return repeats it with the same key instead
 * of paying twice. A payment that has begun stays stored so that its page can be reopened, until the next press for that bill.
 */

export interface BillIntent {
  version: 1;
  billId: string;
  key: string;
  request: BillPaymentRequest;
  /** Milliseconds since the epoch. */
  startedAt: number;
  /** The payment that began; null: sent, and its outcome is not yet known. */
  preorderId: string | null;
  /**
   * No longer repeated. unsettled: another request would give no outcome. keyReused: its key was sent with another body.
   * Intents that were stored before this member existed have none.
   */
  givenUp?: 'unsettled' | 'keyReused' | undefined;
}

const isIntent = recordOf<BillIntent>({
  version: (value): value is 1 => value === 1,
  billId: isText,
  key: isText,
  // Sent again as it is; our server checks every member of it.
  request: (value): value is BillPaymentRequest => isRecord(value) && isText(value.payment),
  startedAt: isWhole,
  preorderId: orNull(isText),
  givenUp: (value): value is BillIntent['givenUp'] =>
    value === undefined || value === 'unsettled' || value === 'keyReused',
});

const store = intentStore('billIntents', 5, isIntent);

/** Intents read from storage: those that are unreadable or too old are dropped. */
export const parseBillIntents = store.parse;

/** The last intent of a bill in this browser. */
export function findBillIntent(billId: string): BillIntent | null {
  return store.findLast((intent) => intent.billId === billId);
}

/** The intent of a bill that is still repeated for its outcome. */
export function findOpenBillIntent(billId: string): BillIntent | null {
  const intent = findBillIntent(billId);
  return intent?.preorderId === null && intent.givenUp === undefined ? intent : null;
}

/** How the repetitions of a bill's intent have ended, in this tab or in another. */
export function givenUpOf(billId: string): BillIntent['givenUp'] {
  const intent = findBillIntent(billId);
  return intent?.preorderId === null ? intent.givenUp : undefined;
}

/**
 * Stores the intent before it is sent; one whose outcome is open stays unchanged, with the body it sent. An unsettled one is
 * open again with the body of this press: its earlier body cannot be read any more, and the platform still has its key.
 */
export function beginBillIntent(billId: string, request: BillPaymentRequest): BillIntent {
  const open = findOpenBillIntent(billId);
  if (open) return open;
  const existing = findBillIntent(billId);
  if (existing && givenUpOf(billId) === 'unsettled') {
    // Begun when it was: the platform counts the life of the key from the first payment under it.
    const again = { request, givenUp: undefined };
    store.update(({ key }) => key === existing.key, again);
    return { ...existing, ...again };
  }
  const intent: BillIntent = {
    version: 1,
    billId,
    key: newIdempotencyKey(),
    request,
    startedAt: Date.now(),
    preorderId: null,
  };
  store.add(intent, (other) => other.billId === billId);
  return intent;
}

/** The payment has begun. */
export function settleBillIntent(key: string, preorderId: string): void {
  store.update((intent) => intent.key === key, { preorderId });
}

/** Stops repeating an open intent and keeps it stored: the next press must know that a payment may have begun under its key. */
export function giveUpBillIntent(key: string, givenUp: 'unsettled' | 'keyReused'): void {
  store.update((intent) => intent.key === key && intent.preorderId === null, { givenUp });
}

/** No payment has begun with this key, and none will. */
export const dropBillIntent = store.drop;

/** Calls back when another tab changes the intents. */
export const subscribeBillIntents = store.subscribe;

function toOpenPress({ billId, key, request }: BillIntent): PendingIntent<BillPaymentRequest> {
  return { subject: billId, key, body: request, state: 'open' };
}

/** The intents of a bill as a press of Pay uses them. */
export function billIntents(billId: string): StoredIntents<BillPaymentRequest, BegunPayment> {
  return {
    find() {
      const intent = findBillIntent(billId);
      if (!intent) return null;
      const { preorderId, givenUp } = intent;
      if (preorderId === null) return { ...toOpenPress(intent), state: givenUp ?? 'open' };
      return { ...toOpenPress(intent), state: 'made', made: { preorderId, paymentAddress: null } };
    },
    findOpen() {
      const intent = findOpenBillIntent(billId);
      return intent && toOpenPress(intent);
    },
    begin: (_billId, request) => toOpenPress(beginBillIntent(billId, request)),
    settle: (key, { preorderId }) => settleBillIntent(key, preorderId),
    giveUp: giveUpBillIntent,
    drop: dropBillIntent,
    subscribe: subscribeBillIntents,
  };
}
