import { OwnError } from './own-error';

/**
 * The catalogue of expected failures: `area/reason` → status of our answer, whether to report it, and the text's key in
 * the messages namespace `errors`. Nobody matches on message texts.
 */
export const ERRORS = {
  'request/invalid': { status: 400, report: false, messageKey: 'invalidRequest' },
  'request/cross-site': { status: 403, report: true, messageKey: 'invalidRequest' },
  'request/unknown': { status: 404, report: false, messageKey: 'notFound' },
  'request/too-large': { status: 413, report: false, messageKey: 'invalidRequest' },
  'request/too-many': { status: 429, report: false, messageKey: 'busy' },
  'auth/required': { status: 401, report: false, messageKey: 'signInRequired' },
  'auth/ended': { status: 401, report: false, messageKey: 'signInRequired' },
  'auth/deleted-account': { status: 403, report: false, messageKey: 'accountDeleted' },
  'auth/code-missing': { status: 401, report: true, messageKey: 'authCode' },
  'auth/track-missing': { status: 401, report: true, messageKey: 'authTrack' },
  'auth/track-pending': { status: 409, report: false, messageKey: 'authTrack' },
  'auth/code': { status: 401, report: true, messageKey: 'authCode' },
  'auth/track': { status: 401, report: true, messageKey: 'authTrack' },
  'venue/not-found': { status: 404, report: false, messageKey: 'venueNotFound' },
  'venue/other-country': { status: 422, report: false, messageKey: 'venueAbroad' },
  'venue/closed': { status: 422, report: false, messageKey: 'venueClosed' },
  'menu/product-not-found': { status: 404, report: false, messageKey: 'productNotFound' },
  'order/not-found': { status: 404, report: false, messageKey: 'orderNotFound' },
  'order/not-cancelable': { status: 409, report: false, messageKey: 'orderNotCancelable' },
  'order/positions': { status: 422, report: false, messageKey: 'orderPositions' },
  'order/price-changed': { status: 422, report: false, messageKey: 'priceChanged' },
  'order/time': { status: 422, report: false, messageKey: 'timeUnavailable' },
  'order/consent': { status: 422, report: false, messageKey: 'consentRequired' },
  'order/age': { status: 422, report: false, messageKey: 'ageRequired' },
  'order/payment': { status: 422, report: false, messageKey: 'paymentUnavailable' },
  'order/table-required': { status: 422, report: false, messageKey: 'tableRequired' },
  'order/table-unknown': { status: 422, report: false, messageKey: 'tableUnknown' },
  'order/below-minimum': { status: 422, report: false, messageKey: 'belowMinimum' },
  'order/above-maximum': { status: 422, report: false, messageKey: 'aboveMaximum' },
  'order/promo-code': { status: 422, report: false, messageKey: 'promoCode' },
  'order/bonuses': { status: 422, report: false, messageKey: 'bonusesExceeded' },
  'order/already-paid': { status: 409, report: false, messageKey: 'alreadyPaid' },
  'delivery/suspended': { status: 422, report: false, messageKey: 'deliverySuspended' },
  'delivery/out-of-zone': { status: 422, report: false, messageKey: 'outOfZone' },
  'delivery/cost-changed': { status: 422, report: false, messageKey: 'deliveryCostChanged' },
  'payment/return-address': { status: 422, report: true, messageKey: 'paymentFailed' },
  'payment/failed': { status: 502, report: true, messageKey: 'paymentFailed' },
  'promo/invalid': { status: 422, report: false, messageKey: 'promoCode' },
  'promo/already-added': { status: 409, report: false, messageKey: 'couponAdded' },
  'gift/unavailable': { status: 409, report: false, messageKey: 'giftUnavailable' },
  'order/refused': { status: 422, report: true, messageKey: 'orderRefused' },
  'order/already-sent': { status: 409, report: false, messageKey: 'alreadySent' },
  'order/unknown-outcome': { status: 502, report: true, messageKey: 'unknownOutcome' },
  'table/not-found': { status: 404, report: false, messageKey: 'tableNotFound' },
  'table/scan-again': { status: 403, report: false, messageKey: 'tableScanAgain' },
  'bill/not-found': { status: 404, report: false, messageKey: 'billNotFound' },
  'bill/already-paid': { status: 409, report: false, messageKey: 'billAlreadyPaid' },
  'bill/in-payment': { status: 409, report: false, messageKey: 'billInPayment' },
  'bill/changed': { status: 422, report: false, messageKey: 'billChanged' },
  'bill/already-sent': { status: 409, report: false, messageKey: 'billAlreadySent' },
  'bill/refused': { status: 422, report: true, messageKey: 'billRefused' },
  'bill/unknown-outcome': { status: 502, report: true, messageKey: 'billUnknownOutcome' },
  'order/rating-over': { status: 409, report: false, messageKey: 'ratingOver' },
  'tips/not-allowed': { status: 422, report: false, messageKey: 'tipsNotAllowed' },
  'tips/not-found': { status: 404, report: false, messageKey: 'notFound' },
  'support/no-whatsapp': { status: 404, report: true, messageKey: 'noWhatsapp' },
  'profile/refused': { status: 422, report: false, messageKey: 'profileRefused' },
  'profile/restore-over': { status: 422, report: false, messageKey: 'restoreOver' },
  'profile/picture': { status: 415, report: false, messageKey: 'pictureUnsupported' },
  'profile/picture-too-large': { status: 413, report: false, messageKey: 'pictureTooLarge' },
  'address/not-found': { status: 404, report: false, messageKey: 'addressNotFound' },
  'address/refused': { status: 422, report: false, messageKey: 'addressRefused' },
  'story/not-found': { status: 404, report: false, messageKey: 'notFound' },
  'picture/not-found': { status: 404, report: false, messageKey: 'notFound' },
  'upstream/unavailable': { status: 503, report: true, messageKey: 'unavailable' },
  'upstream/busy': { status: 429, report: true, messageKey: 'busy' },
  'server/failed': { status: 500, report: true, messageKey: 'serverFailed' },
} as const;

export type ErrorCode = keyof typeof ERRORS;

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
  /** Private, so that whoever prints the error prints nothing of a request. */
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
