import type { ErrorCode } from '@/lib/errors/errors';
import { readOutcome, type IntentOutcome } from '@/lib/intents/outcome';

/** Answers that are given only when nothing has begun under this key. */
const REFUSALS: readonly string[] = [
  'bill/not-found',
  'bill/in-payment',
  'bill/changed',
  'bill/refused',
  'table/scan-again',
  'order/consent',
  'order/bonuses',
  'order/payment',
  'payment/return-address',
  'tips/not-allowed',
] satisfies ErrorCode[];

/** What an answer to a sent payment means for its intent. `isRepetition`: an earlier attempt may have got through. */
export function billOutcomeOf(code: ErrorCode | 'network', isRepetition: boolean): IntentOutcome {
  return readOutcome(code, isRepetition, { refusals: REFUSALS, alreadySent: 'bill/already-sent' });
}
