import type { ErrorCode } from '@/lib/core/errors/errors';
import type { LineIssue } from '@/lib/ground/ordering/line-issues';

/* The platform's refusals of an order, and our error for each, for tests. */

export interface OrderRefusal {
  status: number;
  /** Our error code. */
  ours: ErrorCode;
  /** The cause, as the platform reports it and as our server passes it on. */
  meta?: Record<string, number>;
  details?: Record<string, number>;
  /** Of a position: its problem. */
  issue?: LineIssue;
}

const counted = (ours: ErrorCode, meta: Record<string, number>, details: Record<string, number>) => ({
  status: 422,
  ours,
  meta,
  details,
});

/** Every refusal that the contract names for the five calls (x-errors), by the platform's code. */
export const ORDER_REFUSALS: Record<string, OrderRefusal> = {
  idempotency_key_required: { status: 400, ours: 'order/refused' },
  terminal_not_found: { status: 404, ours: 'venue/not-found' },
  table_required: { status: 422, ours: 'order/table-required' },
  table_not_found: { status: 404, ours: 'order/table-unknown' },
  table_secret_invalid: { status: 403, ours: 'table/scan-again' },
  venue_closed: { status: 422, ours: 'venue/closed' },
  time_unavailable: { status: 422, ours: 'order/time' },
  delivery_suspended: { status: 422, ours: 'delivery/suspended' },
  consent_required: { status: 422, ours: 'consent/required' },
  age_confirmation_required: { status: 422, ours: 'order/age' },
  payment_type_unavailable: { status: 422, ours: 'order/payment' },
  return_url_not_allowed: { status: 422, ours: 'payment/return-address' },
  product_stopped: { status: 422, ours: 'order/positions', issue: 'stopped' },
  product_unavailable: { status: 422, ours: 'order/positions', issue: 'unavailable' },
  product_deleted: { status: 422, ours: 'order/positions', issue: 'deleted' },
  price_changed: { status: 422, ours: 'order/positions', issue: 'priceChanged' },
  'menu.productsExceeded': { status: 422, ours: 'order/positions', issue: 'exceeded' },
  'menu.productsPromoChanged': { status: 422, ours: 'order/positions', issue: 'promoChanged' },
  additives_invalid: { status: 422, ours: 'order/positions', issue: 'additives' },
  delivery_zone_unserved: { status: 422, ours: 'delivery/out-of-zone' },
  delivery_cost_changed: counted('delivery/cost-changed', { delivery_cost: 990 }, { deliveryMinor: 99_000 }),
  min_sum_not_reached: counted('order/below-minimum', { min_sum: 3000 }, { minMinor: 300_000 }),
  max_sum_exceeded: counted('order/above-maximum', { max_sum: 1000 }, { maxMinor: 100_000 }),
  promo_code_invalid: { status: 422, ours: 'order/promo-code' },
  bonuses_exceeded: counted('order/bonuses', { max_bonuses: 120 }, { maxBonusesMinor: 12_000 }),
  sum_changed: counted('order/price-changed', { sum: 2000 }, { sumMinor: 200_000 }),
  tablet_session_invalid: { status: 403, ours: 'order/refused' },
};

/** The further errors of an order (contract rule 25): its own faults, the session, too many requests, and no platform. */
export const OTHER_REFUSALS: Record<string, OrderRefusal> = {
  validation_failed: { status: 422, ours: 'order/refused' },
  bad_request: { status: 400, ours: 'order/refused' },
  token_invalid: { status: 401, ours: 'auth/ended' },
  account_deleted: { status: 403, ours: 'auth/deleted-account' },
  idempotency_key_reused: { status: 422, ours: 'order/already-sent' },
  idempotency_in_flight: { status: 409, ours: 'order/unknown-outcome' },
  too_many_requests: { status: 429, ours: 'upstream/busy' },
  internal_error: { status: 500, ours: 'order/unknown-outcome' },
  service_unavailable: { status: 503, ours: 'order/unknown-outcome' },
  a_code_of_tomorrow: { status: 422, ours: 'order/refused' },
};
