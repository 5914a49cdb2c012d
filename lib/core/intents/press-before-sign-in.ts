import type { OWN_SESSION_KEYS } from '@/lib/core/storage/keys';
import { isOneOf, isWhole, recordOf, type Shape } from '@/lib/core/storage/shape';
import { stored } from '@/lib/core/storage/stored';

// A guest presses, signs in, and what was pressed goes on by itself (CHK-24, BILL-24). What the guest has
// seen is stored in the tab: an address alone, which anyone can write, orders and pays nothing.

/** As long as a code takes that comes late; who comes back after it looks again. */
const MAX_SIGN_IN_MS = 10 * 60_000;

/** When it was pressed, milliseconds since 1970. */
type Stamp = { version: 1; pressedAt: number };
const isStamp = recordOf<Stamp>({ version: isOneOf(1), pressedAt: isWhole });

/** A press that waits for the sign-in, by what was seen when it was made. */
export function pressBeforeSignIn<Seen extends object>(
  key: (typeof OWN_SESSION_KEYS)[number],
  isSeen: Shape<Seen>,
) {
  const pressed = stored<(Stamp & Seen) | null>({
    area: 'session',
    key,
    shape: (value): value is Stamp & Seen => isStamp(value) && isSeen(value),
    empty: null,
  });
  return {
    /** Notes it: a guest has pressed, and signs in now. */
    note: (seen: Seen): void =>
      void pressed.write({ version: 1, ...seen, pressedAt: Date.now() } satisfies Stamp & Seen),
    /** Hands it out, once; null where there is none, or where it is too old. */
    take: (): (Stamp & Seen) | null => {
      const found = pressed.read();
      pressed.forget();
      if (found === null) return null;
      const ageMs = Date.now() - found.pressedAt;
      return ageMs >= 0 && ageMs <= MAX_SIGN_IN_MS ? found : null;
    },
  };
}
