import { pressBeforeSignIn } from '@/lib/core/intents/press-before-sign-in';
import { HOSTED_TYPES, type HostedType } from '@/lib/ground/ordering/payment-types';
import { isOneOf, isText, isWhole, recordOf } from '@/lib/core/storage/shape';

/** The view of a guest at the press of Pay. */
interface SeenPayment {
  billId: string;
  /** On the button, tips included, minor units. */
  toPayMinor: number;
  payment: HostedType;
  /** The texts that the press has agreed to. */
  consentsTo: string;
}

/** The payment that a guest has pressed goes on after the sign-in, where bill, sum and texts are the same (BILL-24). */
export const paymentAfterSignIn = pressBeforeSignIn<SeenPayment>(
  'paymentAfterSignIn',
  recordOf<SeenPayment>({
    billId: isText,
    toPayMinor: isWhole,
    payment: isOneOf(...HOSTED_TYPES),
    consentsTo: isText,
  }),
);
