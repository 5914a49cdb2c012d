import type { ErrorCode } from '@/lib/errors/errors';

/** What an answer to a sent payment means for its intent. */
export type BillOutcome =
  /** No payment has begun, and this key will begin none. */
  | 'refused'
  /** The diner has to sign in first. */
  | 'signIn'
  /** Nobody knows: ask again with the same key. */
  | 'unknown';

/** Answers that are given only when nothing has begun under this key. */
const REFUSALS: readonly string[] = [
  'bill/not-found',
  'bill/in-payment',
  'bill/changed',
  'bill/refused',
  'order/consent',
  'order/bonuses',
  'order/payment',
  'payment/return-address',
  'tips/not-allowed',
] satisfies ErrorCode[];

/** Answers of a single attempt, which was turned away: a repetition of it says nothing of those before. */
const TURNED_AWAY: readonly string[] = [
  'request/invalid',
  'request/too-large',
  'request/cross-site',
  'request/too-many',
  'upstream/unavailable',
  'upstream/busy',
] satisfies ErrorCode[];

/** Reads a failure. `isRepetition`: an earlier attempt of the same intent may have got through. */
export function billOutcomeOf(code: ErrorCode | 'network', isRepetition: boolean): BillOutcome {
  if (code === 'auth/required' || code === 'auth/ended') return 'signIn';
  if (REFUSALS.includes(code)) return 'refused';
  return !isRepetition && TURNED_AWAY.includes(code) ? 'refused' : 'unknown';
}

/** Seconds to wait before the n-th repetition, n from 1. */
export function billRepetitionSeconds(repetition: number): number {
  return Math.min(30, 2 ** (repetition - 1));
}
