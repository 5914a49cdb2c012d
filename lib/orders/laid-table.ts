import { isDelivery } from './orders';
import type { Order } from './orders.schema';

/** The table of an order: `bare` with cutlery, `cooking`, `dishes` when ready, `bundle` with the courier, `open` at the door. */
export type TableStage = 'bare' | 'cooking' | 'dishes' | 'bundle' | 'open';

/** A place of the table; its picture is null for a dish without one. */
export interface LaidPlate {
  key: string;
  name: string;
  picture: string | null;
}

export interface LaidTable {
  stage: TableStage;
  plates: readonly LaidPlate[];
  /** Dishes for which there is no room. */
  more: number;
}

/** Two rows of three. */
const MAX_PLATES = 6;

function stageOf({ type, status }: Pick<Order, 'type' | 'status'>): TableStage {
  switch (status) {
    case 'created':
      // The diner of a micromarket already has the goods.
      return type === 'micromarket' ? 'dishes' : 'bare';
    case 'cooking':
      return 'cooking';
    case 'delivery':
      return 'bundle';
    case 'completed':
      return isDelivery({ type }) ? 'open' : 'dishes';
    default:
      return 'dishes';
  }
}

/** The places on the table of an order, one for each position that can be had (ORD-34). */
export function laidTable(order: Pick<Order, 'type' | 'status' | 'positions'>): LaidTable {
  const stage = stageOf(order);
  if (stage === 'bare' || stage === 'bundle') return { stage, plates: [], more: 0 };
  const served = order.positions.filter(({ state }) => state === 'ok');
  const room = served.length > MAX_PLATES ? MAX_PLATES - 1 : MAX_PLATES;
  const plates = served
    .slice(0, room)
    .map(({ id, name, imageUrl }) => ({ key: String(id), name, picture: imageUrl }));
  return { stage, plates, more: served.length - plates.length };
}
