import 'server-only';
import type { z } from 'zod';
import type { PastPosition } from '@/lib/cart/reorder';
import { fromMajor } from '@/lib/core/money/money';
import type { PaymentType } from '@/lib/ground/ordering/payment-types';
import type { pastOrderWire } from './past-order.wire';

export interface PastOrder {
  venueId: number;
  serviceId: number;
  /** null: one that this app does not know. */
  payment: PaymentType | null;
  positions: PastPosition[];
}

/** A sum that cannot be read is zero: the price then shows as changed, which it may be. */
function minor(amount: number): number {
  return fromMajor(amount) ?? 0;
}

/** A dish that a promo code added for nothing, which would be a paid one in a cart of today. */
const isGift = ({ price, old_price: before }: { price: number; old_price?: number | null }) =>
  price === 0 && (before ?? 0) > 0;

/** The lines of a past order, for ordering them again. */
export function mapPastOrder({ data }: z.output<typeof pastOrderWire>): PastOrder {
  const { positions, filial } = data.relationships;
  return {
    venueId: filial.filial_id,
    serviceId: data.attributes.service_type,
    payment: data.attributes.payment_type,
    positions: positions
      .filter((position) => !isGift(position))
      .map((position) => ({
        productId: position.product_id,
        name: position.product_name,
        size: position.size,
        additives: position.additives.map(({ additive_id: additiveId, name, count, price }) => ({
          additiveId,
          name,
          count,
          priceMinor: minor(price),
        })),
        count: position.count,
        priceMinor: minor(position.price),
      })),
  };
}
