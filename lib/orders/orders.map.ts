import 'server-only';
import type { z } from 'zod';
import { fromMajor } from '@/lib/core/money/money';
import { readItems } from '@/lib/core/upstream/read-items';
import type { PositionState } from './order-fields';
import type { Courier, Order, OrderPage } from './orders.schema';
import { orderDataWire, type courierWire, type orderPageWire } from './orders.wire';

type OrderWire = z.output<typeof orderDataWire>;

/** An amount that cannot be read is zero and never guessed. */
function minor(amount: number): number {
  return fromMajor(amount) ?? 0;
}

const STATES = new Map<string, PositionState>([
  ['ok', 'ok'],
  ['stopped', 'stopped'],
  ['deleted', 'deleted'],
  ['price_changed', 'priceChanged'],
]);

/** Meanings of the contract's codes (schema DeclineReason); other codes show the platform's message. */
const DECLINES = new Map<string, NonNullable<Order['decline']>['reason']>([
  ['canceled_by_diner', 'byDiner'],
  ['venue_rejected', 'byRestaurant'],
  ['product_stopped', 'byRestaurant'],
  ['product_deleted', 'byRestaurant'],
  ['price_changed', 'byRestaurant'],
  ['delivery_failed', 'notDelivered'],
]);

function mapDecline(wire: OrderWire['attributes']['decline_reason']): Order['decline'] {
  if (!wire) return null;
  return { reason: DECLINES.get(wire.code) ?? 'other', message: wire.message };
}

function mapAddress(wire: OrderWire['relationships']['address']): Order['address'] {
  if (!wire) return null;
  const { is_private_house: isPrivateHouse, latitude, longitude, ...words } = wire;
  return { ...words, isPrivateHouse, coordinates: { latitude, longitude } };
}

/** An order with its lines; sums in minor units. */
export function mapOrder(data: OrderWire): Order {
  const { attributes, current_order_status: current, relationships } = data;
  const { filial, payment, waiter } = relationships;
  const { refund } = attributes;
  return {
    id: data.id,
    number: attributes.number,
    type: attributes.type === 'vendor_delivery' ? 'vendorDelivery' : attributes.type,
    status: attributes.status,
    paymentStatus: attributes.payment_status === 'on_receipt' ? 'onReceipt' : attributes.payment_status,
    tableNumber: attributes.table_number,
    comment: attributes.comment,
    customerName: attributes.customer_name,
    wantedAt: attributes.time,
    createdAt: attributes.created_at,
    currency: attributes.currency,
    positionsSumMinor: minor(attributes.positions_sum),
    discountMinor: minor(attributes.discount),
    serviceChargeMinor: minor(attributes.service_charge),
    deliveryMinor: minor(attributes.delivery_cost),
    sumMinor: minor(attributes.sum),
    toPayMinor: minor(attributes.to_pay),
    paidByCardMinor: minor(attributes.paid_by_card),
    bonusesSpentMinor: minor(attributes.bonuses_spent),
    bonusesEarnedMinor: minor(attributes.bonuses_earned),
    cashbackPercentage: attributes.cashback_percentage,
    decline: mapDecline(attributes.decline_reason),
    refund: refund && { state: refund.state, amountMinor: minor(refund.amount), dueAt: refund.due_at },
    rating: attributes.rating?.score ?? null,
    isRatingAllowed: attributes.is_rating_allowed,
    isTipsAllowed: attributes.is_tips_allowed,
    isCancelable: attributes.is_cancelable,
    nextStatus: current.next_status,
    nextMinutes: current.next_average_time,
    nextAt: current.next_status_time,
    positions: relationships.positions.map((position) => ({
      id: position.id,
      name: position.product_name,
      imageUrl: position.image_url,
      sizeName: position.size?.name ?? null,
      additives: position.additives,
      count: position.count,
      sumMinor: minor(position.sum),
      state: STATES.get(position.state) ?? 'unavailable',
    })),
    venue: {
      id: filial.filial_id,
      name: filial.name,
      brandId: filial.brand_id,
      brandName: filial.brand_name,
      address: filial.address,
      phone: filial.phone,
      timezone: filial.timezone,
      coordinates: filial.coordinates,
    },
    payment: payment && {
      status: payment.status,
      amountMinor: minor(payment.amount),
      expiresAt: payment.expires_at,
    },
    address: mapAddress(relationships.address),
    waiter,
  };
}

/** A page of orders; one that cannot be read is dropped and reported, the others stay. */
export function mapOrderPage({ data, meta }: z.output<typeof orderPageWire>): OrderPage {
  const orders = readItems(orderDataWire, data, 'order').map(mapOrder);
  return { orders, page: meta.current_page, lastPage: meta.last_page, total: meta.total };
}

/** The courier of an order; null until there is one. */
export function mapCourier({ data }: z.output<typeof courierWire>): Courier | null {
  if (!data) return null;
  const { name, phone, latitude, longitude } = data;
  const coordinates = latitude === null || longitude === null ? null : { latitude, longitude };
  return { name, phone, coordinates };
}
