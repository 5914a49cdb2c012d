import 'server-only';
import { AppError } from '@/lib/core/errors/errors';
import { shownPicture } from '@/lib/core/images/images.server';
import type { SignedIn } from '@/lib/core/session/signed-in.server';
import type { Customer } from '@/lib/core/session/tablet-caller.server';
import { SERVICES, type ServiceName } from '@/lib/core/site/service-names';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';
import { mapCourier, mapOrder, mapOrderPage } from './orders.map';
import type { Courier, Order, OrderPage } from './orders.schema';
import { courierWire, orderDataWire, orderPageWire, orderWire } from './orders.wire';

const pictured = (order: Order): Order => ({
  ...order,
  positions: order.positions.map((position) => ({ ...position, imageUrl: shownPicture(position.imageUrl) })),
});

/** An order within another answer; undefined where it cannot be read. */
export function readOrder(data: unknown): Order | undefined {
  const { data: wire } = orderDataWire.safeParse(data);
  return wire && pictured(mapOrder(wire));
}

/** Which of the diner's orders are requested; without a member all of them. */
export interface OrderFilter {
  service?: ServiceName;
  brandId?: number;
}

/** A page of the diner's orders, newest first (ORD-21, UP-23). */
export async function listOrders(
  signedIn: SignedIn,
  page: number,
  { service, brandId }: OrderFilter,
): Promise<OrderPage> {
  const wire = await signedIn.get({
    path: 'takeaway/v2/user/orders',
    query: { page, service_type: service && SERVICES[service].id, brand_id: brandId },
    schema: orderPageWire,
  });
  const { orders, ...rest } = mapOrderPage(wire);
  return { ...rest, orders: orders.map(pictured) };
}

/** An order of this customer, or null. @throws AppError `kiosk/session-over` */
export async function getOrder(customer: Customer, orderId: number): Promise<Order | null> {
  try {
    const wire = await customer.get({
      path: 'takeaway/v2/user/order',
      query: { order_id: orderId },
      schema: orderWire,
    });
    return pictured(mapOrder(wire.data));
  } catch (error) {
    if (isMissingOrForeign(error)) return null;
    throw error;
  }
}

/** Cancels an order before cooking; a canceled one succeeds. @throws AppError `order/not-cancelable` */
export async function cancelOrder(signedIn: SignedIn, orderId: number): Promise<Order> {
  try {
    const wire = await signedIn.post({
      path: 'takeaway/v1/order/{orderId}/cancel',
      params: { orderId },
      retries: 0,
      schema: orderWire,
    });
    return pictured(mapOrder(wire.data));
  } catch (error) {
    if (isMissingOrForeign(error)) throw new AppError('order/not-found', { cause: error });
    if (!(error instanceof UpstreamError) || error.status !== 409) throw error;
    const order = await getOrder(signedIn, orderId);
    if (order?.status === 'canceled') return order;
    throw new AppError('order/not-cancelable', { cause: error });
  }
}

/** The courier while under way (ORD-23), else null. @throws AppError `order/not-found` */
export async function getCourier(signedIn: SignedIn, orderId: number): Promise<Courier | null> {
  try {
    const wire = await signedIn.get({
      path: 'dr-delivery/api/v1/courier',
      query: { takeaway_order_id: orderId },
      schema: courierWire,
    });
    return mapCourier(wire);
  } catch (error) {
    throw isMissingOrForeign(error) ? new AppError('order/not-found', { cause: error }) : error;
  }
}

/** Whether the order is unknown, or another's. */
export function isMissingOrForeign(error: unknown): boolean {
  return error instanceof UpstreamError && (error.status === 404 || error.status === 403);
}
