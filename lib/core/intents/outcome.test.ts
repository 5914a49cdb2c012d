/** @jest-environment node */
import { attemptFailure, ERRORS, isFinalAnswer, type ErrorCode } from '@/lib/core/errors/errors';
import { readOutcome, repetitionDelaySeconds, type IntentOutcome } from './outcome';

describe('the wait before a repetition', () => {
  test.each([
    [1, 1],
    [2, 2],
    [3, 4],
    [4, 8],
    [5, 16],
    [6, 30],
    [20, 30],
    [2000, 30],
  ])('the wait before a repetition of repetition %i is %i s', (repetition, seconds) => {
    expect(repetitionDelaySeconds(repetition)).toBe(seconds);
  });

  // Holds UP-17, UP-18.
  test.each([
    [1, 2, 2],
    [1, 600, 10],
    [4, 2, 8],
    [6, 600, 30],
  ])(
    'the wait before a repetition of repetition %i after Retry-After %i is %i s',
    (repetition, retryAfterSeconds, seconds) => {
      expect(repetitionDelaySeconds(repetition, retryAfterSeconds)).toBe(seconds);
    },
  );
});

type Row = [first: IntentOutcome, repeated: IntentOutcome, codes: (ErrorCode | 'network')[]];

/** The meaning of an answer for an intent: to the first attempt, and to one that repeats it. */
const TABLE: Row[] = [
  [
    'refused',
    'refused',
    [
      'order/positions',
      'order/price-changed',
      'order/time',
      'consent/required',
      'order/age',
      'order/payment',
      'order/table-required',
      'order/table-unknown',
      'order/below-minimum',
      'order/above-maximum',
      'order/promo-code',
      'order/bonuses',
      'order/refused',
      'order/not-found',
      'order/already-paid',
      'delivery/suspended',
      'delivery/out-of-zone',
      'delivery/cost-changed',
      'payment/return-address',
      'lock/absent',
      'lock/not-opened',
      'venue/not-found',
      'venue/other-country',
      'venue/closed',
      'table/not-found',
      'table/scan-again',
      'waiter/not-called',
      'bill/not-found',
      'bill/in-payment',
      'bill/changed',
      'bill/refused',
      'tips/not-allowed',
      'booking/slot-passed',
      'booking/slot-taken',
      'booking/overlap',
      'booking/refused',
    ],
  ],
  [
    'refused',
    'unknown',
    [
      'request/invalid',
      'request/unknown',
      'request/too-large',
      'request/cross-site',
      'request/too-many',
      'upstream/unavailable',
      'upstream/busy',
      'auth/deleted-account',
      'kiosk/not-enrolled',
      'kiosk/session-over',
    ],
  ],
  ['signIn', 'signIn', ['auth/required', 'auth/ended']],
  [
    'keyReused',
    'keyReused',
    [
      'order/already-sent',
      'bill/already-sent',
      'booking/already-sent',
      'waiter/already-sent',
      'lock/already-sent',
    ],
  ],
  [
    'unknown',
    'unknown',
    [
      'network',
      'server/failed',
      'order/unknown-outcome',
      'lock/unknown-outcome',
      'bill/unknown-outcome',
      'waiter/unknown-outcome',
      'booking/unknown-outcome',
    ],
  ],
];

describe('what an answer means for an intent', () => {
  test.each(
    TABLE.flatMap(([first, repeated, codes]) => codes.map((code) => [code, first, repeated] as const)),
  )('%s: %s, to a repetition %s', (code, first, repeated) => {
    expect(readOutcome(code, false)).toBe(first);
    expect(readOutcome(code, true)).toBe(repeated);
  });

  /** Answers that no intent is given: named, so that a new code has to be thought about. */
  const OF_OTHER_CALLS: ErrorCode[] = [
    'auth/code-missing',
    'auth/track-missing',
    'auth/track-pending',
    'auth/code',
    'auth/state',
    'auth/track',
    'menu/product-not-found',
    'order/not-cancelable',
    'payment/failed',
    'promo/invalid',
    'promo/already-added',
    'gift/unavailable',
    'kiosk/not-here',
    'kiosk/code',
    'table/not-attached',
    'bill/already-paid',
    'order/rating-over',
    'tips/not-found',
    'support/no-whatsapp',
    'profile/refused',
    'profile/restore-over',
    'profile/picture',
    'profile/picture-too-large',
    'address/not-found',
    'address/refused',
    'story/not-found',
    'booking/day-not-offered',
    'booking/not-cancelable',
    'booking/not-found',
    'analytics/unavailable',
  ];
  test.each(OF_OTHER_CALLS)('%s, which no intent is answered with, leaves open what became of it', (code) => {
    expect(attemptFailure(code)).toBeUndefined();
  });

  test('every code of the catalogue is said of an intent or of other calls', () => {
    const named = [...TABLE.flatMap(([, , codes]) => codes), ...OF_OTHER_CALLS].filter(
      (code) => code !== 'network',
    );
    expect(named.toSorted()).toEqual(Object.keys(ERRORS).toSorted());
  });
});

test('only these answers end the repetitions', () => {
  expect((Object.keys(ERRORS) as ErrorCode[]).filter(isFinalAnswer)).toEqual([
    'request/invalid',
    'request/too-large',
    'auth/deleted-account',
    'order/already-sent',
    'bill/already-sent',
    'waiter/already-sent',
    'kiosk/session-over',
    'lock/already-sent',
    'booking/already-sent',
  ]);
  expect(isFinalAnswer('network')).toBe(false);
});
