import { asc, eq } from 'drizzle-orm';
import type { Text } from '../catalogue/model';
import type { Database } from '../database/connect';
import { orderPositions } from '../database/schema';
import { imageUrlOrNull } from '../images/address';
import { textIn, type Language } from '../languages';
import { oldPriceMember } from '../menu/answers';
import { toMajor } from '../money';
import type { Sandbox } from '../operation';
import { textOfDecline } from './decline';
import { minutesIn, nextStatus, type OrderRow } from './life';
import { getVenue } from '../venues/venues';

interface View {
  sandbox: Sandbox;
  database: Database;
  language: Language;
}

/** Order of the contract. */
export async function orderAnswer(order: OrderRow, view: View) {
  const { database, language, sandbox } = view;
  const venue = await getVenue(database, order.venueId);
  const positions = await database
    .select()
    .from(orderPositions)
    .where(eq(orderPositions.orderId, order.id))
    .orderBy(asc(orderPositions.position));
  const text = (value: Text) => textIn(language, value);
  const isCanceled = order.status === 'canceled';
  const isPaid = order.paymentStatus === 'paid';
  return {
    id: order.id,
    type: 'order',
    attributes: {
      number: orderNumber(order.id),
      type: 'takeaway',
      service_type: order.serviceType,
      status: order.status,
      table_number: null,
      comment: order.comment,
      customer_name: order.customerName,
      phone: order.phone,
      time: order.wantedAt?.toISOString() ?? null,
      created_at: order.createdAt.toISOString(),
      currency: order.currency,
      positions_sum: toMajor(order.positionsSumMinor),
      discount: 0,
      service_charge: 0,
      delivery_cost: 0,
      sum: toMajor(order.sumMinor),
      bonuses_spent: toMajor(order.bonusesSpentMinor),
      bonuses_earned: toMajor(order.bonusesEarnedMinor),
      cashback_percentage: order.cashbackPercentage,
      paid_by_card: 0,
      to_pay: isCanceled || isPaid ? 0 : toMajor(order.sumMinor - order.bonusesSpentMinor),
      payment_type: order.paymentType,
      payment_status: order.paymentStatus,
      promo_code: null,
      decline_reason:
        isCanceled && order.declineCode
          ? { code: order.declineCode, message: text(textOfDecline(order.declineCode)) }
          : null,
      refund: null,
      rating: null,
      is_rating_allowed: order.status === 'completed',
      is_tips_allowed: false,
      is_cancelable: order.status === 'created',
      is_tablet: false,
    },
    current_order_status: {
      status: order.status,
      next_status: nextStatus(order.status),
      next_average_time: minutesIn(order.status, order.cookingMinutes),
      next_status_time: order.nextStatusAt?.toISOString() ?? null,
    },
    relationships: {
      positions: positions.map(({ position, productId, count, data }) => ({
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
        state: 'ok',
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
      payment: null,
      address: null,
      courier: null,
      waiter: null,
    },
  };
}

/** What is called out at the counter: a letter and three figures. */
function orderNumber(orderId: number): string {
  const letter = 'ABCDEFGHJKLMNPRSTUVWXYZ'[Math.floor(orderId / 1000) % 23] ?? 'A';
  return `${letter}-${String(orderId % 1000).padStart(3, '0')}`;
}
