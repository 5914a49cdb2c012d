import { asc, eq } from 'drizzle-orm';
import { waiterOfOrder } from '../tips/tip-rules';
import type { Text } from '../../catalogue/model';
import type { Database } from '../../database/connect';
import { orderPositions } from '../../database/schema';
import { courierAnswer } from './courier';
import { imageUrlOrNull } from '../../kernel/image-address';
import { textIn, type Language } from '../../kernel/languages';
import { oldPriceMember } from '../menu/answers';
import { toMajor } from '../../kernel/money';
import { latestPayment, orderOwner, paymentAnswer, refundOf } from '../payments/payments';
import type { Settings } from '../../kernel/settings';
import { textOfDecline } from './decline';
import { orderNumber } from './number';
import { toPayMinor } from './order-payments';
import { mayBeRated, ratingOf } from './rating';
import { minutesIn, nextStatus, type OrderRow } from './status';
import { getVenue } from '../venues/venues';

interface View {
  sandbox: { settings: Settings };
  database: Database;
  language: Language;
  now: Date;
}

/** Order of the contract. */
export async function orderAnswer(order: OrderRow, view: View) {
  const { database, language, sandbox, now } = view;
  const venue = await getVenue(database, order.venueId);
  const positions = await database
    .select()
    .from(orderPositions)
    .where(eq(orderPositions.orderId, order.id))
    .orderBy(asc(orderPositions.position));
  const text = (value: Text) => textIn(language, value);
  const isCanceled = order.status === 'canceled';
  const owner = orderOwner(order.id);
  const payment = await latestPayment(database, owner);
  const refund = await refundOf(database, owner);
  const rating = await ratingOf(database, order.id);
  return {
    id: order.id,
    type: 'order',
    attributes: {
      number: orderNumber(order),
      type: order.kind,
      service_type: order.serviceType,
      status: order.status,
      table_number: order.tableNumber,
      comment: order.comment,
      customer_name: order.customerName,
      phone: order.phone,
      time: order.wantedAt?.toISOString() ?? null,
      created_at: order.createdAt.toISOString(),
      currency: order.currency,
      positions_sum: toMajor(order.positionsSumMinor),
      discount: toMajor(order.discountMinor),
      service_charge: toMajor(order.serviceChargeMinor),
      delivery_cost: toMajor(order.deliveryCostMinor),
      sum: toMajor(order.sumMinor),
      bonuses_spent: toMajor(order.bonusesSpentMinor),
      bonuses_earned: toMajor(order.bonusesEarnedMinor),
      cashback_percentage: order.cashbackPercentage,
      paid_by_card: toMajor(order.paidByCardMinor),
      to_pay: toMajor(toPayMinor(order)),
      payment_type: order.paymentType,
      payment_status: order.paymentStatus,
      promo_code: order.promoCode,
      decline_reason:
        isCanceled && order.declineCode
          ? { code: order.declineCode, message: text(textOfDecline(order.declineCode)) }
          : null,
      refund,
      rating,
      is_rating_allowed: rating === null && mayBeRated(order, now),
      is_tips_allowed: waiterOfOrder(order) !== null,
      is_cancelable: order.status === 'created',
      is_tablet: order.tabletSession !== null,
    },
    current_order_status: {
      status: order.status,
      next_status: nextStatus(order),
      next_average_time: minutesIn(order),
      next_status_time: order.nextStatusAt?.toISOString() ?? null,
    },
    relationships: {
      positions: positions.map(({ position, productId, count, data, state }) => ({
        id: position,
        product_id: productId,
        product_name: text(data.productName),
        product_type: data.productType,
        size: data.size ? { id: data.size.id, name: text(data.size.name) } : null,
        additives: data.additives.map((additive) => ({
          additive_id: additive.id,
          name: text(additive.name),
          count: additive.count,
          price: toMajor(additive.priceMinor),
        })),
        count,
        price: toMajor(data.priceMinor),
        ...oldPriceMember(data.priceMinor, data.oldPriceMinor),
        sum: toMajor(data.sumMinor),
        image_url: imageUrlOrNull(sandbox.settings, data.picture),
        state,
      })),
      filial: {
        filial_id: venue.id,
        name: venue.venue.name,
        brand_id: venue.brand.id,
        brand_name: venue.brand.name,
        address: text(venue.venue.address),
        coordinates: { latitude: venue.venue.latitude, longitude: venue.venue.longitude },
        phone: venue.venue.phone,
        timezone: venue.town.timezone,
        logo_url: imageUrlOrNull(sandbox.settings, venue.brand.logo),
      },
      payment: order.paymentType === 'cash' || !payment ? null : paymentAnswer(payment, sandbox.settings),
      address: order.delivery?.address ?? null,
      courier: courierAnswer(order, venue, now, language),
      waiter: order.waiter && { ...order.waiter, photo_url: null },
    },
  };
}
