import { attemptFailure, type ErrorCode } from '@/lib/core/errors/errors';

// The meaning of an answer for an intent, a once-only press whose key is repeated until its outcome is known.
// lib/core/errors/errors.ts says which failures made nothing.

/** The meaning of an answer to a sent intent. */
export type IntentOutcome =
  /** Nothing was made, and this key will make nothing. */
  | 'refused'
  /** The diner has to sign in first. */
  | 'signIn'
  /** The key was sent before with another body: the answer to that one counts. */
  | 'keyReused'
  /** The outcome is not known: repeat with the same key. */
  | 'unknown';

/** Repetitions that an answer which never changes is given: another tab may write down its intent meanwhile. */
export const MAX_FINAL_ANSWERS = 3;

/** Reads a failure. `isRepetition`: an earlier attempt of the same intent may have got through. */
export function readOutcome(code: ErrorCode | 'network', isRepetition: boolean): IntentOutcome {
  const failure = attemptFailure(code);
  if (failure === 'signIn' || failure === 'keyReused') return failure;
  if (failure === 'nothingMade') return 'refused';
  return failure === 'turnedAway' && !isRepetition ? 'refused' : 'unknown';
}

/** The longest wait that an answer may ask for: the diner is shown an open outcome meanwhile (UP-17, UP-18). */
const MAX_RETRY_AFTER_SECONDS = 10;

/** Seconds to wait before the n-th repetition, n from 1; not less than the last answer's Retry-After. */
export function repetitionDelaySeconds(repetition: number, retryAfterSeconds = 0): number {
  const requestedSeconds = Math.min(MAX_RETRY_AFTER_SECONDS, retryAfterSeconds);
  return Math.max(Math.min(30, 2 ** (repetition - 1)), requestedSeconds);
}
