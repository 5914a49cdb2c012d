/**
 * The catalogue of expected failures: `area/reason` → status of our answer, whether to report it, and the text's key in
 * the messages namespace `errors`. Nobody matches on message texts.
 */
export const ERRORS = {
  'request/invalid': { status: 400, report: false, messageKey: 'invalidRequest' },
  'request/cross-site': { status: 403, report: true, messageKey: 'invalidRequest' },
  'request/too-large': { status: 413, report: false, messageKey: 'invalidRequest' },
  'auth/required': { status: 401, report: false, messageKey: 'signInRequired' },
  'auth/ended': { status: 401, report: false, messageKey: 'signInRequired' },
  'auth/deleted-account': { status: 403, report: false, messageKey: 'accountDeleted' },
  'auth/code-missing': { status: 401, report: true, messageKey: 'authCode' },
  'auth/track-missing': { status: 401, report: true, messageKey: 'authTrack' },
  'auth/track-pending': { status: 409, report: false, messageKey: 'authTrack' },
  'auth/code': { status: 401, report: true, messageKey: 'authCode' },
  'auth/track': { status: 401, report: true, messageKey: 'authTrack' },
  'venue/not-found': { status: 404, report: false, messageKey: 'venueNotFound' },
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
  'order/refused': { status: 422, report: true, messageKey: 'orderRefused' },
  'order/already-sent': { status: 409, report: false, messageKey: 'alreadySent' },
  'order/unknown-outcome': { status: 502, report: true, messageKey: 'unknownOutcome' },
  'table/not-found': { status: 404, report: false, messageKey: 'tableNotFound' },
  'bill/not-found': { status: 404, report: false, messageKey: 'billNotFound' },
  'bill/already-paid': { status: 409, report: false, messageKey: 'billAlreadyPaid' },
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

/** An expected failure on its way to the edge of the server, where it becomes an answer. */
export class AppError extends Error {
  override name = 'AppError';

  constructor(
    readonly code: ErrorCode,
    readonly options: { details?: unknown; cause?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(code, { cause: options.cause });
  }
}
