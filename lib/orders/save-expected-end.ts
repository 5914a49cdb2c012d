import { currentSignInId } from '@/lib/core/session/sign-in-id';
import { readEnds, underWay } from './under-way';

/* Apart from what reads it, which each page loads with its first view. */

/** Stores until when the order may be under way, or null once it is over. */
export function saveExpectedEnd(orderId: number, end: number | null): void {
  const signInId = currentSignInId();
  if (signInId === null) return;
  const { [orderId]: known, ...others } = readEnds(signInId);
  if ((known ?? null) === end) return;
  underWay.write({ mark: signInId, ends: end === null ? others : { ...others, [orderId]: end } });
}
