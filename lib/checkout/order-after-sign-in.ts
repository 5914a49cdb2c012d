import { isOneOf, isText, isWhole, recordOf } from '@/lib/storage/shape';
import { stored } from '@/lib/storage/stored';

/*
 * A guest presses Order, signs in, and the order goes on by itself (CHK-24). What was pressed is stored in the tab: an address
 * alone, which anyone can write, orders nothing.
 */

/** As long as a code takes that comes late; who comes back after it looks at the cart again. */
const MAX_SIGN_IN_MS = 10 * 60_000;

/** What the guest has seen and pressed. */
export interface PressedOrder {
  version: 1;
  cartId: string;
  /** On the button, minor units. */
  toPayMinor: number;
  /** Milliseconds since 1970. */
  pressedAt: number;
}

const isPressed = recordOf<PressedOrder>({
  version: isOneOf(1),
  cartId: isText,
  toPayMinor: isWhole,
  pressedAt: isWhole,
});

const pressed = stored<PressedOrder | null>({
  area: 'session',
  key: 'orderAfterSignIn',
  shape: isPressed,
  empty: null,
});

/** Notes that the order of a cart was pressed by a guest, who signs in now. */
export function noteOrderAfterSignIn({
  cartId,
  toPayMinor,
}: Pick<PressedOrder, 'cartId' | 'toPayMinor'>): void {
  pressed.write({ version: 1, cartId, toPayMinor, pressedAt: Date.now() });
}

/** The press that waits for its order; it is handed out once. Null where there is none, or where it is too old. */
export function takeOrderAfterSignIn(): PressedOrder | null {
  const found = pressed.read();
  pressed.forget();
  if (found === null) return null;
  const ageMs = Date.now() - found.pressedAt;
  return ageMs >= 0 && ageMs <= MAX_SIGN_IN_MS ? found : null;
}
