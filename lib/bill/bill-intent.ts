import { requestIntents } from '@/lib/core/intents/request-intents';
import { isRecord, isText, orNull, recordOf } from '@/lib/core/storage/shape';
import type { BegunPayment, BillPaymentRequest } from './bill-payment.schema';

// An intent is one press of Pay at a bill: what was sent, with which key, and which payment came of it. It is written to local
// storage before the request is sent, so that a reload, another tab or a return repeats it with the same key instead of paying
// twice. A payment that has begun stays stored so that its page can be reopened, until the next press for that bill.

/** The intents as a press of Pay uses them; their subject is the bill's id. */
export const billIntents = requestIntents({
  storageKey: 'billIntents',
  isRequest: (value): value is BillPaymentRequest => isRecord(value) && isText(value.payment),
  head: { shape: recordOf<{ billId: string }>({ billId: isText }), of: (billId) => ({ billId }) },
  outcome: {
    shape: recordOf<{ preorderId: string | null }>({ preorderId: orNull(isText) }),
    none: { preorderId: null },
    read: ({ preorderId }): BegunPayment | null =>
      preorderId === null ? null : { preorderId, paymentAddress: null },
    of: ({ preorderId }) => ({ preorderId }),
  },
  subjectOf: ({ billId }) => billId,
});

/** One as it is stored. */
export type BillIntent = NonNullable<ReturnType<typeof billIntents.findStored>>;
