import type { Order } from '@/lib/orders/orders.schema';

/* The order that a press has made here, as the answer to the press says, until its page is there. */

/** Stands in a title for the number of an order, which only the browser knows. */
export const NUMBER_PLACE = '{number}';

let answered: Order | undefined;
/** The code that shows an order is loaded. */
let isReady = false;
let shown: Order | null = null;
const listeners = new Set<() => void>();

/** Notes the order of an answer; undefined where the answer has none. */
export const noteMadeOrder = (order: Order | undefined): void => void (answered = order);

export const setMadeOrderReady = (ready: boolean): void => void (isReady = ready);

/** The page of that order is requested: it is shown meanwhile if its answer is known and its card is loaded. Null where nothing is shown any more. */
export function showMadeOrder(orderId: number | null): void {
  shown = isReady && answered?.id === orderId ? answered : null;
  if (orderId === null) answered = undefined;
  listeners.forEach((listen) => listen());
}

export const shownMadeOrder = (): Order | null => shown;

export function subscribeMadeOrder(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
