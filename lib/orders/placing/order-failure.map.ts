import 'server-only';
import { namedRefusal, unnamedFailure } from '@/lib/core/upstream/attempt-failure.map';
import { PROMO_REFUSALS } from '@/lib/cart/promo-refusals';
import { mapLineIssue } from '@/lib/cart/quote.map';
import type { LineIssue } from '@/lib/ground/ordering/line-issues';
import { AppError, type ErrorCode } from '@/lib/core/errors/errors';
import { fromMajor } from '@/lib/core/money/money';
import type { UpstreamError, UpstreamFault } from '@/lib/core/upstream/upstream-error';

/** A position that the platform refused: which line, why, and its price now where that is the reason. */
export interface RefusedLine {
  index: number;
  issue: LineIssue;
  newPriceMinor: number | null;
  availableCount: number | null;
}

function refusedLines(faults: readonly UpstreamFault[]): RefusedLine[] {
  return faults.flatMap((fault) => {
    const index = /^\/positions\/(\d+)/.exec(fault.pointer ?? '')?.[1];
    if (index === undefined) return [];
    const { new_price: price, available_count: count } = fault.meta;
    return [
      {
        index: Number(index),
        issue: mapLineIssue(fault.code),
        newPriceMinor: typeof price === 'number' ? fromMajor(price) : null,
        availableCount: typeof count === 'number' ? count : null,
      },
    ];
  });
}

/** The platform's own sums of a refusal, minor units; a field is absent where it names none. */
interface RefusedSums {
  sumMinor?: number;
  deliveryMinor?: number;
  minMinor?: number;
  maxMinor?: number;
  maxBonusesMinor?: number;
}

const SUMS: Record<string, keyof RefusedSums> = {
  sum: 'sumMinor',
  delivery_cost: 'deliveryMinor',
  min_sum: 'minMinor',
  max_sum: 'maxMinor',
  max_bonuses: 'maxBonusesMinor',
};

function refusedSums({ meta }: UpstreamFault): RefusedSums {
  const known = Object.entries(SUMS).flatMap(([name, member]): [string, number][] => {
    const amount = meta[name];
    const amountMinor = typeof amount === 'number' ? fromMajor(amount) : null;
    return amountMinor === null ? [] : [[member, amountMinor]];
  });
  return Object.fromEntries(known);
}

/** The platform's codes of refused orders, of all kinds (`x-errors` of the contract's five calls). */
const REFUSALS: Record<string, ErrorCode> = {
  terminal_not_found: 'venue/not-found',
  table_required: 'order/table-required',
  table_not_found: 'order/table-unknown',
  table_secret_invalid: 'table/scan-again',
  venue_closed: 'venue/closed',
  time_unavailable: 'order/time',
  delivery_suspended: 'delivery/suspended',
  consent_required: 'consent/required',
  age_confirmation_required: 'order/age',
  payment_type_unavailable: 'order/payment',
  return_url_not_allowed: 'payment/return-address',
  delivery_zone_unserved: 'delivery/out-of-zone',
  delivery_cost_changed: 'delivery/cost-changed',
  max_sum_exceeded: 'order/above-maximum',
  promo_code_invalid: PROMO_REFUSALS.promo_code_invalid.failure,
  // Of a code or of a delivery.
  min_sum_not_reached: PROMO_REFUSALS.min_sum_not_reached.failure,
  bonuses_exceeded: 'order/bonuses',
  sum_changed: 'order/price-changed',
  idempotency_key_reused: 'order/already-sent',
};

/** Our error for a failed order; `order/unknown-outcome` if it may exist. */
export function mapOrderFailure(error: UpstreamError): AppError {
  const refusal = namedRefusal(error, REFUSALS);
  const lines = error.isOutcomeUnknown ? [] : refusedLines(error.faults);
  if (lines.length > 0) return new AppError('order/positions', { cause: error, details: { lines } });
  if (!refusal) return unnamedFailure(error, { unknown: 'order/unknown-outcome', refused: 'order/refused' });
  return new AppError(refusal.code, {
    cause: error,
    details: { message: error.title, ...refusedSums(refusal.fault) },
  });
}
