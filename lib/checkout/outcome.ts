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

/** Answers that the platform or our own server gives only when it has made nothing and will not. */
const REFUSALS: readonly string[] = [
  'order/positions',
  'order/price-changed',
  'order/time',
  'order/consent',
  'order/age',
  'order/payment',
  'order/refused',
  'venue/not-found',
  'venue/closed',
  'request/invalid',
  'request/too-large',
  'request/cross-site',
] satisfies ErrorCode[];

/** Nothing left our server, so the first attempt of an intent is known not to have ordered; a repetition says nothing. */
const NOT_SENT: readonly string[] = ['upstream/unavailable', 'upstream/busy'] satisfies ErrorCode[];

/** Reads a failure. `isRepetition`: an earlier attempt of the same intent may have got through. */
export function outcomeOf(code: ErrorCode | 'network', isRepetition: boolean): Outcome {
  if (code === 'auth/required') return 'signIn';
  if (code === 'order/already-sent') return 'sentElsewhere';
  if (REFUSALS.includes(code)) return 'refused';
  return !isRepetition && NOT_SENT.includes(code) ? 'refused' : 'unknown';
}

/** Seconds to wait before the n-th repetition, n from 1. */
export function repetitionDelaySeconds(repetition: number): number {
  return Math.min(30, 2 ** (repetition - 1));
}
