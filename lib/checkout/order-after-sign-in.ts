import { pressBeforeSignIn } from '@/lib/intents/press-before-sign-in';
import { isText, isWhole, recordOf } from '@/lib/storage/shape';

/** What the guest has seen who has pressed Order. */
interface SeenOrder {
  cartId: string;
  /** On the button, minor units. */
  toPayMinor: number;
}

/** The order that a guest has pressed goes on after the sign-in, where cart and sum are the same (CHK-24). */
export const orderAfterSignIn = pressBeforeSignIn<SeenOrder>(
  'orderAfterSignIn',
  recordOf<SeenOrder>({ cartId: isText, toPayMinor: isWhole }),
);
