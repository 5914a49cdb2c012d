import type { Address } from '@/lib/ground/addresses/address';
import { fieldsOf, UNSAVED_ID } from '@/lib/ground/addresses/address';
import type { QuotedDelivery } from '@/lib/cart/quote.schema';
import type { OrderKind } from '@/lib/ground/ordering/order-kind';
import type { OrderRequest } from '@/lib/orders/placing/order-request.schema';
import type { OrderTable } from '@/lib/ground/ordering/order-table.schema';
import type { PaymentType } from '@/lib/ground/ordering/payment-types';

/** The fields of an order of any kind, apart from its payment and time. */
type Common = Omit<Extract<OrderRequest, { type: 'takeaway' }>, 'type' | 'payment'>;

/** The state of the checkout; a part that its kind does not need is ignored. */
export interface Checkout {
  kind: OrderKind;
  common: Common;
  payment: PaymentType;
  table: OrderTable | null;
  address: Address | null;
  /** null = what the address says. */
  courierComment: string | null;
  delivery: QuotedDelivery | null;
  deliveryMinor: number;
}

/** The order as it is sent; null while a part is missing that its kind requires. */
export function orderOfCheckout(checkout: Checkout): OrderRequest | null {
  const { kind, common, payment, table, delivery } = checkout;
  switch (kind) {
    case 'takeaway':
      return { type: kind, ...common, payment };
    case 'express':
      return table && { type: kind, ...common, payment, table };
    case 'micromarket':
      // The diner already holds the goods, and there is no staff to take cash.
      return payment === 'cash' ? null : { type: kind, ...common, payment, wantedAt: null };
    case 'delivery': {
      const target = deliveryTarget(checkout);
      if (!target || delivery?.kind !== 'platform') return null;
      const { id: tariffId, transport } = delivery.tariff;
      return { type: kind, ...common, payment, ...target, tariffId, transport };
    }
    case 'vendorDelivery': {
      const target = deliveryTarget(checkout);
      return target && delivery?.kind === 'vendor' ? { type: kind, ...common, payment, ...target } : null;
    }
  }
}

/** Where a courier rings, as one text: another one is another order (CHK-24). Empty without an address. */
export function doorOf(address: Address | null): string {
  if (!address) return '';
  const { street, building, apartment, latitude, longitude } = address;
  // Four digits are ten metres: what is saved may be rounded.
  return [street, building, apartment, latitude.toFixed(4), longitude.toFixed(4)].join('\n');
}

function deliveryTarget({ address, courierComment, deliveryMinor }: Checkout) {
  if (!address) return null;
  const { label: _label, comment, ...fields } = fieldsOf(address);
  return {
    address: fields,
    addressId: address.id === UNSAVED_ID ? null : address.id,
    courierComment: courierComment ?? comment,
    deliveryMinor,
  };
}
