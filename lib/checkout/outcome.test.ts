/** @jest-environment node */
import { ERRORS, type ErrorCode } from '@/lib/errors/errors';
import type { IntentOutcome } from '@/lib/intents/outcome';
import { outcomeOf } from './outcome';

type Row = [code: ErrorCode | 'network', first: IntentOutcome, repeated: IntentOutcome];

/** What an answer means for an order: to the first attempt, and to one that repeats it. */
const TABLE: Row[] = [
  ['network', 'unknown', 'unknown'],
  ['order/unknown-outcome', 'unknown', 'unknown'],
  ['server/failed', 'unknown', 'unknown'],
  ['upstream/unavailable', 'refused', 'unknown'],
  ['upstream/busy', 'refused', 'unknown'],
  ['auth/required', 'signIn', 'signIn'],
  ['auth/ended', 'signIn', 'signIn'],
  ['auth/deleted-account', 'refused', 'unknown'],
  ['order/already-sent', 'sentElsewhere', 'sentElsewhere'],
  ['venue/other-country', 'refused', 'refused'],
  ['order/positions', 'refused', 'refused'],
  ['order/price-changed', 'refused', 'refused'],
  ['order/time', 'refused', 'refused'],
  ['order/consent', 'refused', 'refused'],
  ['order/age', 'refused', 'refused'],
  ['order/payment', 'refused', 'refused'],
  ['order/table-required', 'refused', 'refused'],
  ['order/table-unknown', 'refused', 'refused'],
  ['table/scan-again', 'refused', 'refused'],
  ['order/below-minimum', 'refused', 'refused'],
  ['order/above-maximum', 'refused', 'refused'],
  ['order/promo-code', 'refused', 'refused'],
  ['order/bonuses', 'refused', 'refused'],
  ['delivery/suspended', 'refused', 'refused'],
  ['delivery/out-of-zone', 'refused', 'refused'],
  ['delivery/cost-changed', 'refused', 'refused'],
  ['payment/return-address', 'refused', 'refused'],
  ['order/refused', 'refused', 'refused'],
  ['venue/not-found', 'refused', 'refused'],
  ['venue/closed', 'refused', 'refused'],
  ['request/invalid', 'refused', 'unknown'],
  ['request/too-large', 'refused', 'unknown'],
  ['request/unknown', 'refused', 'unknown'],
  ['request/cross-site', 'refused', 'unknown'],
  ['request/too-many', 'refused', 'unknown'],
];

describe('what an answer means for an order', () => {
  test.each(TABLE)('%s: %s, to a repetition %s', (code, first, repeated) => {
    expect(outcomeOf(code, false)).toBe(first);
    expect(outcomeOf(code, true)).toBe(repeated);
  });

  test.each((Object.keys(ERRORS) as ErrorCode[]).filter((code) => !TABLE.some(([known]) => known === code)))(
    '%s, which an order is never answered with, leaves open what became of it',
    (code) => {
      expect(outcomeOf(code, false)).toBe('unknown');
      expect(outcomeOf(code, true)).toBe('unknown');
    },
  );
});
