import type { Text } from '../../catalogue/model';
import type { orderPositions } from '../../database/schema';
import { textIn, type Language } from '../../kernel/languages';
import { toMajor } from '../../kernel/money';
import type { FullVenue } from '../venues/venues';
import { orderNumber } from './number';
import { sellerOf } from './seller';
import type { OrderRow } from './status';

const RECEIPT: Text = { kk: 'Чек', ru: 'Чек', en: 'Receipt', ka: 'ქვითარი' };
const SLIP: Text = { kk: 'Тапсырыс', ru: 'Заказ', en: 'Order', ka: 'შეკვეთა' };

interface View {
  venue: FullVenue;
  positions: readonly (typeof orderPositions.$inferSelect)[];
  /** When the order was paid; null = it is not, then this is the order's slip. */
  paidAt: Date | null;
  language: Language;
}

/** Receipt of the contract. */
export function receiptAnswer(order: OrderRow, { venue, positions, paidAt, language }: View) {
  const text = (value: Text) => textIn(language, value);
  const inCash = order.sumMinor - order.bonusesSpentMinor - order.paidByCardMinor;
  const isCashPaid = order.status === 'completed' && order.paymentStatus === 'on_receipt';
  return {
    number: `R-${order.venueId}-${String(order.id).padStart(6, '0')}`,
    order_number: orderNumber(order),
    title: text(paidAt ? RECEIPT : SLIP),
    seller: sellerOf(venue, language),
    lines: positions.map(({ data, count }) => ({
      name: data.size ? `${text(data.productName)}, ${text(data.size.name)}` : text(data.productName),
      count,
      price: toMajor(data.sumMinor / count),
      sum: toMajor(data.sumMinor),
    })),
    positions_sum: toMajor(order.positionsSumMinor),
    discount: toMajor(order.discountMinor),
    service_charge: toMajor(order.serviceChargeMinor),
    delivery_cost: toMajor(order.deliveryCostMinor),
    sum: toMajor(order.sumMinor),
    bonuses_spent: toMajor(order.bonusesSpentMinor),
    paid: toMajor(order.paidByCardMinor + (isCashPaid ? inCash : 0)),
    currency: order.currency,
    payment_type: order.paymentType,
    issued_at: (paidAt ?? order.createdAt).toISOString(),
    // The sandbox has no till of the tax office.
    fiscal_url: null,
  };
}

/** When nothing was left to pay; null = something is. `receivedAt`: when the latest money came in. */
export function paidAtOf(order: OrderRow, receivedAt: Date | null): Date | null {
  if (order.paymentStatus === 'paid') return receivedAt ?? order.createdAt;
  return order.status === 'completed' ? order.completedAt : null;
}
