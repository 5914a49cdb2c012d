import { isNamed, OwnError } from './own-error';

/** The outcome of a once-only attempt that a failure proves, where it proves one; else the outcome is unknown. */
export type AttemptFailure =
  /** Given only where nothing was made under the attempt's key, now or before. */
  | 'nothingMade'
  /** This attempt was turned away before anything was made; it says nothing of those before it. */
  | 'turnedAway'
  /** The key was sent before with another body: the answer to that one counts. */
  | 'keyReused'
  | 'signIn';

interface ErrorRow {
  status: number;
  report: boolean;
  messageKey: string;
  attempt?: AttemptFailure;
  /** The same body would be given this answer however often it is sent. */
  isFinal?: true;
}

/** Expected failures: status, whether to report, text key in `errors`, effect on an attempt (lib/core/intents). */
export const ERRORS = {
  'request/invalid': {
    status: 400,
    report: false,
    messageKey: 'invalidRequest',
    attempt: 'turnedAway',
    isFinal: true,
  },
  'request/cross-site': { status: 403, report: true, messageKey: 'invalidRequest', attempt: 'turnedAway' },
  'request/unknown': { status: 404, report: false, messageKey: 'notFound', attempt: 'turnedAway' },
  'request/too-large': {
    status: 413,
    report: false,
    messageKey: 'invalidRequest',
    attempt: 'turnedAway',
    isFinal: true,
  },
  'request/too-many': { status: 429, report: false, messageKey: 'busy', attempt: 'turnedAway' },
  'auth/required': { status: 401, report: false, messageKey: 'signInRequired', attempt: 'signIn' },
  'auth/ended': { status: 401, report: false, messageKey: 'signInRequired', attempt: 'signIn' },
  'auth/deleted-account': {
    status: 403,
    report: false,
    messageKey: 'accountDeleted',
    attempt: 'turnedAway',
    isFinal: true,
  },
  'auth/code-missing': { status: 401, report: true, messageKey: 'authCode' },
  'auth/track-missing': { status: 401, report: true, messageKey: 'authTrack' },
  'auth/track-pending': { status: 409, report: false, messageKey: 'authTrack' },
  'auth/state': { status: 401, report: true, messageKey: 'authCode' },
  'auth/code': { status: 401, report: true, messageKey: 'authCode' },
  'auth/track': { status: 401, report: true, messageKey: 'authTrack' },
  'venue/not-found': { status: 404, report: false, messageKey: 'venueNotFound', attempt: 'nothingMade' },
  'venue/other-country': { status: 422, report: false, messageKey: 'venueAbroad', attempt: 'nothingMade' },
  'venue/closed': { status: 422, report: false, messageKey: 'venueClosed', attempt: 'nothingMade' },
  'menu/product-not-found': { status: 404, report: false, messageKey: 'productNotFound' },
  'order/not-found': { status: 404, report: false, messageKey: 'orderNotFound', attempt: 'nothingMade' },
  'order/not-cancelable': { status: 409, report: false, messageKey: 'orderNotCancelable' },
  'order/positions': { status: 422, report: false, messageKey: 'orderPositions', attempt: 'nothingMade' },
  'order/price-changed': { status: 422, report: false, messageKey: 'priceChanged', attempt: 'nothingMade' },
  'order/time': { status: 422, report: false, messageKey: 'timeUnavailable', attempt: 'nothingMade' },
  'consent/required': { status: 422, report: false, messageKey: 'consentRequired', attempt: 'nothingMade' },
  'order/age': { status: 422, report: false, messageKey: 'ageRequired', attempt: 'nothingMade' },
  'order/payment': { status: 422, report: false, messageKey: 'paymentUnavailable', attempt: 'nothingMade' },
  'order/table-required': { status: 422, report: false, messageKey: 'tableRequired', attempt: 'nothingMade' },
  'order/table-unknown': { status: 422, report: false, messageKey: 'tableUnknown', attempt: 'nothingMade' },
  'order/below-minimum': { status: 422, report: false, messageKey: 'belowMinimum', attempt: 'nothingMade' },
  'order/above-maximum': { status: 422, report: false, messageKey: 'aboveMaximum', attempt: 'nothingMade' },
  'order/promo-code': { status: 422, report: false, messageKey: 'promoCodeRefused', attempt: 'nothingMade' },
  'order/bonuses': { status: 422, report: false, messageKey: 'bonusesExceeded', attempt: 'nothingMade' },
  'order/already-paid': { status: 409, report: false, messageKey: 'alreadyPaid', attempt: 'nothingMade' },
  'delivery/suspended': {
    status: 422,
    report: false,
    messageKey: 'deliverySuspended',
    attempt: 'nothingMade',
  },
  'delivery/out-of-zone': { status: 422, report: false, messageKey: 'outOfZone', attempt: 'nothingMade' },
  'delivery/cost-changed': {
    status: 422,
    report: false,
    messageKey: 'deliveryCostChanged',
    attempt: 'nothingMade',
  },
  'payment/return-address': {
    status: 422,
    report: true,
    messageKey: 'paymentFailed',
    attempt: 'nothingMade',
  },
  'payment/failed': { status: 502, report: true, messageKey: 'paymentFailed' },
  'promo/invalid': { status: 422, report: false, messageKey: 'promoCodeRefused' },
  'promo/already-added': { status: 409, report: false, messageKey: 'couponAdded' },
  'gift/unavailable': { status: 409, report: false, messageKey: 'giftUnavailable' },
  'order/refused': { status: 422, report: true, messageKey: 'orderRefused', attempt: 'nothingMade' },
  'order/already-sent': {
    status: 409,
    report: false,
    messageKey: 'alreadySent',
    attempt: 'keyReused',
    isFinal: true,
  },
  'order/unknown-outcome': { status: 502, report: true, messageKey: 'unknownOutcome' },
  'table/not-found': { status: 404, report: false, messageKey: 'tableNotFound', attempt: 'nothingMade' },
  'table/scan-again': { status: 403, report: false, messageKey: 'tableScanAgain', attempt: 'nothingMade' },
  'table/not-attached': { status: 409, report: false, messageKey: 'tableNotAttached' },
  'bill/not-found': { status: 404, report: false, messageKey: 'billNotFound', attempt: 'nothingMade' },
  'bill/already-paid': { status: 409, report: false, messageKey: 'billAlreadyPaid' },
  'bill/in-payment': { status: 409, report: false, messageKey: 'billInPayment', attempt: 'nothingMade' },
  'bill/changed': { status: 422, report: false, messageKey: 'billChanged', attempt: 'nothingMade' },
  'bill/already-sent': {
    status: 409,
    report: false,
    messageKey: 'billAlreadySent',
    attempt: 'keyReused',
    isFinal: true,
  },
  'bill/refused': { status: 422, report: true, messageKey: 'billRefused', attempt: 'nothingMade' },
  'bill/unknown-outcome': { status: 502, report: true, messageKey: 'billUnknownOutcome' },
  'waiter/not-called': { status: 422, report: true, messageKey: 'waiterNotCalled', attempt: 'nothingMade' },
  'waiter/already-sent': {
    status: 409,
    report: false,
    messageKey: 'waiterAlreadySent',
    attempt: 'keyReused',
    isFinal: true,
  },
  'waiter/unknown-outcome': { status: 502, report: true, messageKey: 'waiterUnknownOutcome' },
  'kiosk/not-here': { status: 403, report: false, messageKey: 'kioskNotHere' },
  'kiosk/not-enrolled': {
    status: 403,
    report: false,
    messageKey: 'kioskNotEnrolled',
    attempt: 'turnedAway',
  },
  'kiosk/code': { status: 403, report: false, messageKey: 'kioskCode' },
  'kiosk/session-over': {
    status: 403,
    report: false,
    messageKey: 'kioskSessionOver',
    attempt: 'turnedAway',
    isFinal: true,
  },
  'lock/absent': { status: 404, report: false, messageKey: 'lockAbsent', attempt: 'nothingMade' },
  'lock/not-opened': { status: 503, report: true, messageKey: 'lockNotOpened', attempt: 'nothingMade' },
  'lock/already-sent': {
    status: 409,
    report: false,
    messageKey: 'lockAlreadySent',
    attempt: 'keyReused',
    isFinal: true,
  },
  'lock/unknown-outcome': { status: 502, report: true, messageKey: 'lockUnknownOutcome' },
  'booking/day-not-offered': { status: 422, report: false, messageKey: 'bookingDayNotOffered' },
  'booking/slot-passed': {
    status: 422,
    report: false,
    messageKey: 'bookingSlotPassed',
    attempt: 'nothingMade',
  },
  'booking/slot-taken': {
    status: 409,
    report: false,
    messageKey: 'bookingSlotTaken',
    attempt: 'nothingMade',
  },
  'booking/overlap': { status: 409, report: false, messageKey: 'bookingOverlap', attempt: 'nothingMade' },
  'booking/refused': { status: 422, report: true, messageKey: 'bookingRefused', attempt: 'nothingMade' },
  'booking/already-sent': {
    status: 409,
    report: false,
    messageKey: 'bookingAlreadySent',
    attempt: 'keyReused',
    isFinal: true,
  },
  'booking/unknown-outcome': { status: 502, report: true, messageKey: 'bookingUnknownOutcome' },
  'booking/not-cancelable': { status: 409, report: false, messageKey: 'bookingNotCancelable' },
  'booking/not-found': { status: 404, report: false, messageKey: 'bookingNotFound' },
  'order/rating-over': { status: 409, report: false, messageKey: 'ratingOver' },
  'tips/not-allowed': { status: 422, report: false, messageKey: 'tipsNotAllowed', attempt: 'nothingMade' },
  'tips/not-found': { status: 404, report: false, messageKey: 'notFound' },
  'support/no-whatsapp': { status: 404, report: true, messageKey: 'noWhatsapp' },
  'profile/refused': { status: 422, report: false, messageKey: 'profileRefused' },
  'profile/restore-over': { status: 422, report: false, messageKey: 'restoreOver' },
  'profile/picture': { status: 415, report: false, messageKey: 'pictureUnsupported' },
  'profile/picture-too-large': { status: 413, report: false, messageKey: 'pictureTooLarge' },
  'address/not-found': { status: 404, report: false, messageKey: 'addressNotFound' },
  'address/refused': { status: 422, report: false, messageKey: 'addressRefused' },
  'story/not-found': { status: 404, report: false, messageKey: 'notFound' },
  'upstream/unavailable': { status: 503, report: true, messageKey: 'unavailable', attempt: 'turnedAway' },
  'analytics/unavailable': { status: 503, report: false, messageKey: 'unavailable' },
  'upstream/busy': { status: 429, report: true, messageKey: 'busy', attempt: 'turnedAway' },
  'server/failed': { status: 500, report: true, messageKey: 'serverFailed' },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof ERRORS;

const rows: Record<ErrorCode, ErrorRow> = ERRORS;

/** The outcome that a failure proves; undefined where it leaves the outcome open. */
export function attemptFailure(code: ErrorCode | 'network'): AttemptFailure | undefined {
  return code === 'network' ? undefined : rows[code].attempt;
}

/** Whether the same body would be given this answer however often it is sent. */
export function isFinalAnswer(code: ErrorCode | 'network'): boolean {
  return code !== 'network' && rows[code].isFinal === true;
}

/** @returns whether the value is a code of the catalogue. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERRORS, value);
}

interface AppErrorOptions {
  details?: unknown;
  cause?: unknown;
  retryAfterSeconds?: number;
}

/** An expected failure on its way to the edge of the server, where it becomes an answer. */
export class AppError extends OwnError {
  override name = 'AppError';
  static override [Symbol.hasInstance](value: unknown): value is AppError {
    return isNamed(value, 'AppError');
  }
  /** Private, so that a printed error contains nothing of a request. */
  readonly #options: AppErrorOptions;

  constructor(
    readonly code: ErrorCode,
    options: AppErrorOptions = {},
  ) {
    super(code, { cause: options.cause });
    this.#options = options;
  }

  get options(): AppErrorOptions {
    return this.#options;
  }
}
