import { CALL_REASONS } from './waiter-call';
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

/** The messages of the diner's table on a menu: the card, the call of a waiter and its sheet. */
export const TABLE_KEYS = {
  menu: [
    'tableTitle',
    'tableBill',
    'tableBillSum',
    'tableNoBill',
    'tableSettled',
    'tableUnknown',
    'tableUnknownText',
    'tableNotAttached',
    'tableAttaching',
    'tableAttachFailed',
    'tableRetry',
    'tableWaiter',
  ],
  layout: ['close'],
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
