import type { ErrorCode } from '@/lib/errors/errors';

/** What an answer to a sent order means for its intent. */
export type Outcome =
  /** The order does not exist and this key will not make it. */
  | 'refused'
  /** The diner has to sign in first. */
  | 'signIn'
  /** Another tab sent this very cart with other words: its answer counts. */
  | 'sentElsewhere'
  /** Nobody knows: ask again with the same key. */
  | 'unknown';

/**
 * Answers that are given only when nothing was made under this key: the platform's, and those of our own rules, which are
 * asked before the first attempt alone.
 */
const REFUSALS: readonly string[] = [
  'order/positions',
  'order/price-changed',
  'order/time',
  'order/consent',
  'order/age',
  'order/payment',
  'order/table-required',
  'order/table-unknown',
  'order/below-minimum',
  'order/above-maximum',
  'order/promo-code',
  'order/bonuses',
  'order/refused',
  'delivery/suspended',
  'delivery/out-of-zone',
  'delivery/cost-changed',
  'payment/return-address',
  'venue/not-found',
  'venue/other-country',
  'venue/closed',
] satisfies ErrorCode[];

/**
 * Answers of a single attempt: our server or the platform turned it away. The first attempt of an intent is then known not
 * to have ordered; a repetition says nothing of those before it.
 */
const TURNED_AWAY: readonly string[] = [
  'request/invalid',
  'request/too-large',
  'request/cross-site',
  'request/too-many',
  'upstream/unavailable',
  'upstream/busy',
  'auth/deleted-account',
] satisfies ErrorCode[];

/** Reads a failure. `isRepetition`: an earlier attempt of the same intent may have got through. */
export function outcomeOf(code: ErrorCode | 'network', isRepetition: boolean): Outcome {
  if (code === 'auth/required' || code === 'auth/ended') return 'signIn';
  if (code === 'order/already-sent') return 'sentElsewhere';
  if (REFUSALS.includes(code)) return 'refused';
  return !isRepetition && TURNED_AWAY.includes(code) ? 'refused' : 'unknown';
}

/** Seconds to wait before the n-th repetition, n from 1. */
export function repetitionDelaySeconds(repetition: number): number {
  return Math.min(30, 2 ** (repetition - 1));
}
