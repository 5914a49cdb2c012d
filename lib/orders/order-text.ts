import type { Order } from './orders.schema';

/** A short summary of what was ordered: the first dishes with their pieces, and how many more there are. */
export function dishesOf(
  { positions }: Pick<Order, 'positions'>,
  most: number,
): { text: string; more: number } {
  const shown = positions.slice(0, most);
  return {
    text: shown.map(({ name, count }) => (count > 1 ? `${name}\u00a0×\u00a0${count}` : name)).join(', '),
    more: positions.length - shown.length,
  };
}
