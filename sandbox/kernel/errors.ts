import { z } from 'zod';
import { readYaml } from '../data/read-data';
import { everywhereSchema } from '../data/text';

/** Every refusal the sandbox can answer: code of the contract's ErrorCode → HTTP status. */
export const ERROR_STATUSES = {
  bad_request: 400,
  idempotency_key_required: 400,
  invalid_client: 400,
  invalid_grant: 400,
  unsupported_grant_type: 400,
  authorization_pending: 400,
  auth_code_missing: 400,
  auth_track_id_missing: 400,
  token_missing: 401,
  token_expired: 401,
  token_invalid: 401,
  forbidden: 403,
  tablet_session_invalid: 403,
  table_secret_invalid: 403,
  account_deleted: 403,
  not_found: 404,
  terminal_not_found: 404,
  product_not_found: 404,
  order_not_found: 404,
  table_not_found: 404,
  bill_not_found: 404,
  NO_LOCKER: 404,
  idempotency_in_flight: 409,
  order_not_cancelable: 409,
  bill_already_paid: 409,
  order_already_paid: 409,
  coupon_already_added: 409,
  gift_unavailable: 409,
  rating_not_allowed: 409,
  table_attach_failed: 409,
  slot_unavailable: 409,
  reservation_not_cancelable: 409,
  account_not_deleted: 409,
  restore_period_over: 410,
  payload_too_large: 413,
  unsupported_media_type: 415,
  validation_failed: 422,
  idempotency_key_reused: 422,
  product_stopped: 422,
  product_unavailable: 422,
  product_deleted: 422,
  price_changed: 422,
  'menu.productsExceeded': 422,
  'menu.productsPromoChanged': 422,
  additives_invalid: 422,
  sum_changed: 422,
  venue_closed: 422,
  time_unavailable: 422,
  promo_code_invalid: 422,
  bonuses_exceeded: 422,
  consent_required: 422,
  age_confirmation_required: 422,
  payment_type_unavailable: 422,
  return_url_not_allowed: 422,
  delivery_suspended: 422,
  delivery_zone_unserved: 422,
  delivery_cost_changed: 422,
  min_sum_not_reached: 422,
  max_sum_exceeded: 422,
  table_required: 422,
  bill_changed: 422,
  tips_not_allowed: 422,
  too_many_requests: 429,
  internal_error: 500,
  service_unavailable: 503,
  LOCK_NOT_OPENED: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUSES;

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERROR_STATUSES, code);
}

export const errorTitles = z.record(
  z.enum(Object.keys(ERROR_STATUSES).filter(isErrorCode)),
  everywhereSchema,
);

/** The text of a refusal for the diner. */
export const ERROR_TITLES = readYaml('error-titles.yaml', errorTitles);
