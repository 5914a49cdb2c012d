import { newIdempotencyKey } from '@/lib/intents/idempotency-key';
import { intentStore } from '@/lib/intents/intent-store';
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

/** The intents as a press of Pay uses them; their subject is the bill's id. */
export const billIntents = intentStore<BillIntent, BillPaymentRequest, BegunPayment>({
  storageKey: 'billIntents',
  maxKept: 5,
  shape: recordOf<BillIntent>({
    version: (value): value is 1 => value === 1,
    billId: isText,
    key: isText,
    // Sent again as it is; our server checks every member of it.
    request: (value): value is BillPaymentRequest => isRecord(value) && isText(value.payment),
    startedAt: isWhole,
    preorderId: orNull(isText),
    givenUp: (value): value is BillIntent['givenUp'] =>
      value === undefined || value === 'unsettled' || value === 'keyReused',
  }),
  read: ({ billId, key, request, preorderId, givenUp }) => {
    const intent = { subject: billId, key, body: request };
    if (preorderId === null) return { ...intent, state: givenUp ?? 'open' };
    return { ...intent, state: 'made', made: { preorderId, paymentAddress: null } };
  },
  create: (billId, request, startedAt) => ({
    version: 1,
    billId,
    key: newIdempotencyKey(),
    request,
    startedAt,
    preorderId: null,
  }),
  change: (turn) => {
    if (turn.state === 'open') return { request: turn.body, givenUp: undefined };
    if (turn.state === 'made') return { preorderId: turn.made.preorderId };
    return { givenUp: turn.state };
  },
});
