import type { ErrorCode } from '@/lib/errors/errors';
import { readOutcome, type IntentOutcome } from '@/lib/intents/outcome';

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
  'table/scan-again',
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

/** What an answer to a sent order means for its intent. `isRepetition`: an earlier attempt may have got through. */
export function outcomeOf(code: ErrorCode | 'network', isRepetition: boolean): IntentOutcome {
  return readOutcome(code, isRepetition, { refusals: REFUSALS, alreadySent: 'order/already-sent' });
}
