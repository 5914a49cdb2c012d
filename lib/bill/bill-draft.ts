import { HOSTED_TYPES, type HostedType } from '@/lib/ground/ordering/payment-types';
import { isOneOf, isText, isTextUpTo, orNull, recordOf } from '@/lib/core/storage/shape';
import { stored } from '@/lib/core/storage/stored';

// The choices of a diner who pays a bill, in session storage, so that they are there after a reload, the sign-in,
// and another diner's attempt to pay that came to nothing (BILL-18). A consent is not part of it.

export interface BillDraft {
  billId: string;
  /** The tile of tips, and the sum that was typed under it. */
  tip: string | null;
  typedTip: string;
  payment: HostedType | null;
}

const MAX_TYPED = 20;

const storedDraft = stored<BillDraft | null>({
  area: 'session',
  key: 'billDraft',
  shape: recordOf<BillDraft>({
    billId: isText,
    tip: orNull(isText),
    typedTip: isTextUpTo(MAX_TYPED),
    payment: orNull(isOneOf(...HOSTED_TYPES)),
  }),
  empty: null,
});

/** The choices for this bill; null for none, and for another bill's. */
export function readBillDraft(billId: string): BillDraft | null {
  const draft = storedDraft.read();
  return draft?.billId === billId ? draft : null;
}

export const saveBillDraft = storedDraft.write;
