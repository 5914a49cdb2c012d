import 'server-only';
import { env } from '@/lib/core/env/env';
import { AppError, type ErrorCode } from '@/lib/core/errors/errors';
import { getOrder } from '@/lib/orders/order-reading.server';
import type { Order } from '@/lib/orders/orders.schema';
import type { Customer } from '@/lib/core/session/tablet-caller.server';
import type { Site } from '@/lib/core/site/site';
import { UpstreamError, valueOrNull } from '@/lib/core/upstream/upstream-error';
import { getVenue } from '@/lib/ground/venues/venues.server';
import { hostedPageAddress } from '@/lib/payments/hosted-page.server';
import { isPayable } from './order-payment';
import type { OrderPayment } from './payment.schema';
import { HOSTED_TYPES, paymentTypesOf, type HostedType } from '@/lib/ground/ordering/payment-types';
import { paymentAnswerWire } from './order-payment.wire';
import { returnAddresses } from '@/lib/payments/return-addresses.server';

/** The payment state and ways to pay. @throws AppError `order/not-found`, `auth/required`, `kiosk/session-over` */
export async function getOrderPayment(
  customer: Customer,
  site: Site,
  orderId: number,
): Promise<OrderPayment> {
  const order = await getOrder(customer, orderId);
  if (!order) throw new AppError('order/not-found');
  return paymentOf(site, order);
}

/** The same of an order that was read already, also where its venue cannot be read. */
export async function paymentOf(site: Site, order: Order): Promise<OrderPayment> {
  return {
    orderId: order.id,
    number: order.number,
    venueId: order.venue.id,
    orderStatus: order.status,
    paymentStatus: order.paymentStatus,
    toPayMinor: order.toPayMinor,
    currency: order.currency,
    timezone: order.venue.timezone,
    openUntil: order.payment?.status === 'pending' ? order.payment.expiresAt : null,
    declineMessage: order.status === 'canceled' ? (order.decline?.message ?? null) : null,
    types: isPayable(order) ? await typesOf(site, order) : [],
  };
}

/** If the venue cannot be read, card is offered, which it took before; the platform refuses what it does not take. */
async function typesOf(site: Site, { venue, type }: Order): Promise<HostedType[]> {
  const known = await valueOrNull(getVenue(site, venue.id));
  if (!known) return ['online'];
  const offered = paymentTypesOf(known, type);
  return HOSTED_TYPES.filter((hosted) => offered.includes(hosted));
}

const REFUSALS: Record<string, ErrorCode> = {
  order_not_found: 'order/not-found',
  order_already_paid: 'order/already-paid',
  payment_type_unavailable: 'order/payment',
  return_url_not_allowed: 'payment/return-address',
};

/** Begins another payment of an order, once per key. @returns its address @throws AppError `order/…` */
export async function payOrder(
  customer: Customer,
  site: Site,
  orderId: number,
  idempotencyKey: string,
  payment: HostedType,
): Promise<{ paymentAddress: string }> {
  try {
    const { data } = await customer.post({
      path: 'takeaway/v1/order/{orderId}/payment',
      params: { orderId },
      idempotencyKey,
      // A payment may take as long as an order (UP-21).
      timeoutMs: env().orderTimeoutMs,
      retries: 0,
      body: { payment_type: payment, ...returnAddresses(site, customer) },
      schema: paymentAnswerWire,
    });
    const paymentAddress = hostedPageAddress(data);
    if (paymentAddress === null) throw new AppError('payment/failed');
    return { paymentAddress };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const code = error.faults.map((fault) => REFUSALS[fault.code]).find((found) => found !== undefined);
    throw new AppError(code ?? (error.status === 404 ? 'order/not-found' : 'payment/failed'), {
      cause: error,
    });
  }
}
