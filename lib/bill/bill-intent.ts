import { newIdempotencyKey } from '@/lib/bff/idempotency-key';
import { isRecord, isText, isWhole, orNull, readShape, recordOf, type Shape } from '@/lib/storage/shape';
import type { BillPaymentRequest } from './bill-payment.schema';

/*
 * An intent is one press of Pay at a bill: what was sent, with which key, and which payment came of it. It is written to
 * local storage before anything leaves, so that a reload, another tab or a return asks again with the same key instead of
 * paying twice. A payment that has begun stays here to lead back to it, until the next press for that bill.
 */

const STORAGE_KEY = 'billIntents';
const MAX_KEPT = 5;
/** As long as the platform remembers a key (contract rule 23). */
export const BILL_INTENT_LIFE_MS = 24 * 3600 * 1000;

export interface BillIntent {
  version: 1;
  billId: string;
  key: string;
  request: BillPaymentRequest;
  /** Milliseconds since the epoch. */
  startedAt: number;
  /** The payment that began; null: sent, and nobody knows yet what became of it. */
  preorderId: string | null;
  /**
   * Asked about no more. unsettled: asking again would tell nothing. taken: its key was sent with another body. Intents
   * that were stored before there was such a member have none.
   */
  givenUp?: 'unsettled' | 'taken' | undefined;
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
    value === undefined || value === 'unsettled' || value === 'taken',
});

/** Intents out of storage: what cannot be read or is too old is dropped. */
export function parseBillIntents(stored: string | null, nowMs: number): BillIntent[] {
  const values = stored === null ? null : readShape(stored, Array.isArray as Shape<unknown[]>);
  return (values ?? []).filter(
    (value): value is BillIntent => isIntent(value) && nowMs - value.startedAt < BILL_INTENT_LIFE_MS,
  );
}

/** The intents where storage does not take them: they live as long as the page. */
let unstored: BillIntent[] | null = null;

function read(): BillIntent[] {
  try {
    return unstored ?? parseBillIntents(localStorage.getItem(STORAGE_KEY), Date.now());
  } catch {
    return unstored ?? [];
  }
}

function write(intents: BillIntent[]): void {
  const kept = intents.slice(-MAX_KEPT);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
    unstored = null;
  } catch {
    unstored = kept;
  }
}

/** The last intent of a bill in this browser. */
export function findBillIntent(billId: string): BillIntent | null {
  return read().findLast((intent) => intent.billId === billId) ?? null;
}

/** The intent of a bill whose outcome is still asked about. */
export function findOpenBillIntent(billId: string): BillIntent | null {
  const intent = findBillIntent(billId);
  return intent?.preorderId === null && intent.givenUp === undefined ? intent : null;
}

/** How the asking about a bill's intent has ended, in this tab or in another. */
export function givenUpOf(billId: string): BillIntent['givenUp'] {
  const intent = findBillIntent(billId);
  return intent?.preorderId === null ? intent.givenUp : undefined;
}

/**
 * Writes the intent down before it is sent; one whose outcome is open is kept unchanged, with what it sent. An unsettled one is
 * open again with what is pressed now: what it sent before can be read by nobody, and the platform still has its key.
 */
export function beginBillIntent(billId: string, request: BillPaymentRequest): BillIntent {
  const open = findOpenBillIntent(billId);
  if (open) return open;
  const existing = findBillIntent(billId);
  if (existing && givenUpOf(billId) === 'unsettled') {
    // Begun when it was: the platform counts the life of the key from the first payment under it.
    const again: BillIntent = { ...existing, request, givenUp: undefined };
    write(read().map((intent) => (intent.key === again.key ? again : intent)));
    return again;
  }
  const intent: BillIntent = {
    version: 1,
    billId,
    key: newIdempotencyKey(),
    request,
    startedAt: Date.now(),
    preorderId: null,
  };
  write([...read().filter((other) => other.billId !== billId), intent]);
  return intent;
}

/** The payment has begun. */
export function settleBillIntent(key: string, preorderId: string): void {
  write(read().map((intent) => (intent.key === key ? { ...intent, preorderId } : intent)));
}

/** An open intent is asked about no more, and kept: the next press must know that a payment may have begun under its key. */
export function giveUpBillIntent(key: string, givenUp: 'unsettled' | 'taken'): void {
  const isOpen = (intent: BillIntent) => intent.key === key && intent.preorderId === null;
  write(read().map((intent) => (isOpen(intent) ? { ...intent, givenUp } : intent)));
}

/** No payment has begun with this key, and none will. */
export function dropBillIntent(key: string): void {
  write(read().filter((intent) => intent.key !== key));
}

/** Calls back when another tab changes the intents. */
export function subscribeBillIntents(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
