import { currentSignInId } from '@/lib/core/session/sign-in-id';
import { storedText } from '@/lib/core/storage/stored';

/* Whether the signed-in diner has ordered, as far as this device knows: Home keeps room for their order only then. */

/** The sign-in id of the diner of the last order; the starter of a cached page reads it too (lib/core/page-scripts/first-paint.mjs). */
const orderedHere = storedText({ area: 'local', key: 'orderedHere' });

/** Stores that the signed-in diner has an order. */
export function noteOrdered(): void {
  const signInId = currentSignInId();
  if (signInId !== null) orderedHere.write(signInId);
}

/** Whether the signed-in diner has an order, as far as this device knows. */
export function hasOrderedHere(): boolean {
  const signInId = currentSignInId();
  return signInId !== null && orderedHere.read() === signInId;
}
