import { requestIntents } from '@/lib/core/intents/request-intents';
import { isRecord, isText, orNull, recordOf } from '@/lib/core/storage/shape';
import type { BegunPayment, BillPaymentRequest } from './bill-payment.schema';

// An intent is one press of Pay at a bill: body, key and payment, stored before it is sent. So a reload, another
// tab or a return repeats it with the same key. A begun payment stays stored to reopen its page until the next press.

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
