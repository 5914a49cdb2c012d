import 'server-only';
import type { SignedIn } from '@/lib/session/signed-in.server';
import { positionOf } from '@/lib/cart/position.server';
import { findLineFaults } from '@/lib/cart/quote.server';
import { AppError } from '@/lib/errors/errors';
import { toMajor } from '@/lib/money/money';
import type { Site } from '@/lib/site/site';
import { UpstreamError } from '@/lib/upstream/upstream-error';
import type { Order, PlacedOrder, TakeawayOrderRequest } from './orders.schema';
import { mapOrder, mapOrderFailure } from './orders.map';
import { orderWire } from './orders.wire';

/** Decisions: client timeout. */
const ORDER_TIMEOUT_MS = 30_000;

/**
 * Orders a takeaway paid in cash. The key belongs to the diner's intent: whoever repeats the call with it gets the
 * same order (contract 'Idempotency').
 * @throws AppError `order/…`, `venue/…`, `auth/required`, or `order/unknown-outcome` when nobody can tell
 */
export async function placeTakeawayOrder(
  signedIn: SignedIn,
  site: Site,
  idempotencyKey: string,
  request: TakeawayOrderRequest,
): Promise<PlacedOrder> {
  try {
    const wire = await signedIn.post({
      path: 'takeaway/v1/takeaway/order',
      headers: { 'X-Country-Code': site.country },
      idempotencyKey,
      timeoutMs: ORDER_TIMEOUT_MS,
      // Asked once: the diner's browser repeats it with the same key, and a refusal then is about the only attempt.
      retries: 0,
      body: {
        filial_id: request.venueId,
        positions: request.lines.map(positionOf),
        comment: request.comment,
        customer_name: request.customerName,
        phone: null,
        time: request.wantedAt,
        payment_type: 'cash',
        sum: toMajor(request.sumMinor),
        personal_data_consent: request.hasConsented,
        offer_consent: request.hasConsented,
        age_confirmed: request.isAgeConfirmed,
        source: null,
      },
      schema: orderWire,
    });
    return { orderId: wire.data.id, venueId: wire.data.relationships.filial.filial_id };
  } catch (error) {
    throw error instanceof UpstreamError ? mapOrderFailure(error) : error;
  }
}

/**
 * Refuses what the menu of this moment does not allow: additives out of bounds, more pieces than a promotion gives.
 * @throws AppError `order/positions`
 */
export async function refuseLineFaults(
  site: Site,
  request: Pick<TakeawayOrderRequest, 'venueId' | 'lines'>,
): Promise<void> {
  const faults = await findLineFaults(site, request);
  if (faults.length > 0) throw new AppError('order/positions', { details: { lines: faults } });
}

/**
 * One order of the diner; null for an unknown one and for somebody else's.
 * @throws UpstreamError for every other failure
 */
export async function getOrder(signedIn: SignedIn, orderId: number): Promise<Order | null> {
  try {
    const wire = await signedIn.get({
      path: 'takeaway/v2/user/order',
      query: { order_id: orderId },
      retries: 1,
      schema: orderWire,
    });
    return mapOrder(wire);
  } catch (error) {
    if (error instanceof UpstreamError && (error.status === 404 || error.status === 403)) return null;
    throw error;
  }
}
