import { awaitsPayment } from './orders';
import type { Order } from './orders.schema';

/** What stands in one place of the table: the picture of a dish, or null for a plate without one. */
interface LaidPlate {
  key: string;
  picture: string | null;
}

type Stage = 'bare' | 'plates' | 'dishes';

/** How far the table of an order is laid: bare until it is cooked, then with plates, with its dishes once they are ready. */
function stageOf({ type, status, paymentStatus }: Pick<Order, 'type' | 'status' | 'paymentStatus'>): Stage {
  if (awaitsPayment({ status, paymentStatus })) return 'bare';
  switch (status) {
    case 'created':
      // The diner of a micromarket already has the goods.
      return type === 'micromarket' ? 'dishes' : 'bare';
    case 'cooking':
      return 'plates';
    case 'canceled':
      return 'bare';
    default:
      return 'dishes';
  }
}

/** What stands on the table of an order at its stage, a place a position (ORD-34). */
export function laidPlates(
  order: Pick<Order, 'type' | 'status' | 'paymentStatus' | 'positions'>,
): LaidPlate[] {
  const stage = stageOf(order);
  if (stage === 'bare') return [];
  return order.positions.map(({ id, imageUrl }) => ({
    key: String(id),
    picture: stage === 'dishes' ? imageUrl : null,
  }));
}
