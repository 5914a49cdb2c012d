import { CALL_REASONS } from '@/lib/bill/waiter-call';
import { ERRORS, type ErrorCode } from '@/lib/errors/errors';

/** Failures of a call that have a text of their own. */
const FAILURES: readonly ErrorCode[] = [
  'venue/not-found',
  'table/not-found',
  'table/scan-again',
  'request/too-many',
  'upstream/busy',
  'upstream/unavailable',
  'waiter/not-called',
  'waiter/already-sent',
];

/** The messages that the call of a waiter uses, and its sheet: a menu sends no others of a bill. With all of layout. */
export const WAITER_WORDS = {
  bill: [
    'callWaiter',
    'calledAt',
    'callUnsure',
    ...CALL_REASONS.map((reason) => `call_${reason}`),
    'callFor',
    'callComment',
    'callSend',
    'callSent',
    'callAccepted',
    'callDone',
    'callFailed',
    'callCheck',
    'callUnknownTitle',
    'callUnknownText',
    'callUnsettledText',
    'callUnsentTitle',
    'callUnsentText',
    'callLimited',
    'signIn',
  ],
  // Those of no network, and of a failure without a text.
  errors: ['network', 'serverFailed', ...FAILURES.map((code) => ERRORS[code].messageKey)],
};
