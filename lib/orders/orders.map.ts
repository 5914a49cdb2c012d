import 'server-only';
import type { z } from 'zod';
import { mapLineIssue } from '@/lib/cart/quote.map';
import type { LineIssue } from '@/lib/cart/line-issues';
import { AppError, type ErrorCode } from '@/lib/errors/errors';
import { fromMajor } from '@/lib/money/money';
import type { UpstreamError, UpstreamFault } from '@/lib/upstream/upstream-error';
import type { Order } from './orders.schema';
import type { orderWire } from './orders.wire';

/** An order's amounts come from the platform's own book, so one that cannot be read is zero and never guessed. */
function minor(amount: number): number {
  return fromMajor(amount) ?? 0;
}

export function mapOrder({ data }: z.output<typeof orderWire>): Order {
  const { attributes, current_order_status: current, relationships } = data;
  const { filial } = relationships;
  return {
    id: data.id,
    number: attributes.number,
    type: attributes.type,
    status: attributes.status,
    paymentStatus: attributes.payment_status,
    comment: attributes.comment,
    customerName: attributes.customer_name,
    wantedAt: attributes.time,
    createdAt: attributes.created_at,
    currency: attributes.currency,
    sumMinor: minor(attributes.sum),
    toPayMinor: minor(attributes.to_pay),
    paidByCardMinor: minor(attributes.paid_by_card),
    bonusesSpentMinor: minor(attributes.bonuses_spent),
    bonusesEarnedMinor: minor(attributes.bonuses_earned),
    declineMessage: attributes.decline_reason?.message ?? null,
    nextStatus: current.next_status,
    nextMinutes: current.next_average_time,
    nextAt: current.next_status_time,
    positions: relationships.positions.map((position) => ({
      id: position.id,
      name: position.product_name,
      sizeName: position.size?.name ?? null,
      additives: position.additives,
      count: position.count,
      sumMinor: minor(position.sum),
      isOk: position.state === 'ok',
    })),
    venue: {
      id: filial.filial_id,
      name: filial.name,
      address: filial.address,
      phone: filial.phone,
      timezone: filial.timezone,
      coordinates: filial.coordinates,
    },
  };
}

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

/** The total that the platform counts in place of the one it was sent, minor units; null where it names none. */
function platformSumMinor(faults: readonly UpstreamFault[]): number | null {
  const sum = faults.find(({ code }) => code === 'sum_changed')?.meta.sum;
  return typeof sum === 'number' ? fromMajor(sum) : null;
}

const REFUSALS: Record<string, ErrorCode> = {
  terminal_not_found: 'venue/not-found',
  venue_closed: 'venue/closed',
  time_unavailable: 'order/time',
  consent_required: 'order/consent',
  age_confirmation_required: 'order/age',
  payment_type_unavailable: 'order/payment',
  sum_changed: 'order/price-changed',
  idempotency_key_reused: 'order/already-sent',
};

/**
 * Why an order was not made, in our words. A failure that leaves open whether it was made is
 * `order/unknown-outcome`: it is asked again with the same key until it is known.
 */
export function mapOrderFailure(error: UpstreamError): AppError {
  if (error.status === 401) return new AppError('auth/required', { cause: error });
  if (error.isOutcomeUnknown) return new AppError('order/unknown-outcome', { cause: error });
  if (error.status === 429) {
    return new AppError('upstream/busy', {
      cause: error,
      retryAfterSeconds: error.options.retryAfterSeconds,
    });
  }
  if (error.failure === 'open-breaker') return new AppError('upstream/unavailable', { cause: error });
  const lines = refusedLines(error.faults);
  if (lines.length > 0) return new AppError('order/positions', { cause: error, details: { lines } });
  const code = error.faults.map((fault) => REFUSALS[fault.code]).find((found) => found !== undefined);
  return new AppError(code ?? 'order/refused', {
    cause: error,
    details: { message: error.message, sumMinor: platformSumMinor(error.faults) },
  });
}
