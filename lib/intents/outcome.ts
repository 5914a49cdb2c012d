import type { ErrorCode } from '@/lib/errors/errors';

/*
 * What an answer means for an intent: one press that must happen once, and whose key is repeated until its outcome is known.
 * Which answers say that nothing was made is told by each use; what turns a single attempt away is the same for all.
 */

/** What an answer to a sent intent means for it. */
export type IntentOutcome =
  /** Nothing was made, and this key will make nothing. */
  | 'refused'
  /** The diner has to sign in first. */
  | 'signIn'
  /** The key was sent before with another body: the answer to that one counts. */
  | 'sentElsewhere'
  /** Nobody knows: ask again with the same key. */
  | 'unknown';

/**
 * Answers of a single attempt: our server or the platform turned it away. The first attempt of an intent is then known to
 * have made nothing; a repetition says nothing of those before it.
 */
const TURNED_AWAY: readonly string[] = [
  'request/invalid',
  'request/unknown',
  'request/too-large',
  'request/cross-site',
  'request/too-many',
  'upstream/unavailable',
  'upstream/busy',
  'auth/deleted-account',
] satisfies ErrorCode[];

/** Answers that a repetition is given for ever. */
const ENDLESS: readonly string[] = [
  'order/already-sent',
  'bill/already-sent',
  'request/invalid',
  'request/too-large',
  'auth/deleted-account',
] satisfies ErrorCode[];

/** Repetitions that an answer which never changes is given: another tab may write down its intent meanwhile. */
export const MAX_ENDLESS = 3;

/** What the answers to one use of an intent say of it. */
export interface OutcomeTable {
  /** Answers that are given only when nothing was made under this key. */
  refusals: readonly string[];
  /** The key was sent before with another body. */
  alreadySent: ErrorCode;
}

/** Reads a failure. `isRepetition`: an earlier attempt of the same intent may have got through. */
export function readOutcome(
  code: ErrorCode | 'network',
  isRepetition: boolean,
  { refusals, alreadySent }: OutcomeTable,
): IntentOutcome {
  if (code === 'auth/required' || code === 'auth/ended') return 'signIn';
  if (code === alreadySent) return 'sentElsewhere';
  if (refusals.includes(code)) return 'refused';
  return !isRepetition && TURNED_AWAY.includes(code) ? 'refused' : 'unknown';
}

/** Whether the same body would be given this answer however often it is sent. */
export function isEndless(code: ErrorCode | 'network'): boolean {
  return ENDLESS.includes(code);
}

/** The longest wait that an answer may ask for: a diner looks at the outcome being open (UP-17, UP-18). */
const MAX_ASKED_WAIT_SECONDS = 10;

/** Seconds to wait before the n-th repetition, n from 1; not less than the last answer asked for. */
export function repetitionDelaySeconds(repetition: number, retryAfterSeconds = 0): number {
  const askedSeconds = Math.min(MAX_ASKED_WAIT_SECONDS, retryAfterSeconds);
  return Math.max(Math.min(30, 2 ** (repetition - 1)), askedSeconds);
}
