import { intentStore } from '@/lib/core/intents/intent-store';
import { isFlag, isRecord, isText, isWhole, orNull, recordOf } from '@/lib/core/storage/shape';
import { MINUTE_MS } from '@/lib/core/time/duration';
import type { OrderRequest, PlacedOrder } from '@/lib/orders/placing/order-request.schema';

// An intent is one press of Order: body, key and outcome, stored before it is sent. So a reload, another tab or a
// return finds it. Its key is the cart's id: one cart, one order (docs/decisions/003).

export interface OrderIntent {
  version: 2;
  key: string;
  request: OrderRequest;
  /** Milliseconds since the epoch. */
  startedAt: number;
  /** open: no outcome yet. unsettled: retrying gives none. keyReused: the key ordered another body. */
  state: 'open' | 'unsettled' | 'keyReused' | 'placed';
  placed: PlacedOrder | null;
  /** The order's page was seen, so nothing has to lead there any more. */
  isShown: boolean;
  /** The promised moment, Unix ms by this device's clock (`promised-time.ts`); older intents have none. */
  promisedAt?: number | undefined;
}

/** How long an unsent order is sent automatically; later the diner has eaten elsewhere. */
export const UNSENT_ORDER_LIFE_MS = 15 * MINUTE_MS;

/** The intents as a press of Order uses them; their subject is the cart's id. */
export const orderIntents = intentStore<OrderIntent, OrderRequest, PlacedOrder>({
  storageKey: 'orderIntents',
  maxIntents: 10,
  unsentLifeMs: UNSENT_ORDER_LIFE_MS,
  shape: recordOf<OrderIntent>({
    version: (value): value is 2 => value === 2,
    key: isText,
    // Sent again as it is; our server checks every member of it.
    request: (value): value is OrderRequest =>
      isRecord(value) && isText(value.type) && Array.isArray(value.lines),
    startedAt: isWhole,
    state: (value): value is OrderIntent['state'] =>
      value === 'open' || value === 'unsettled' || value === 'keyReused' || value === 'placed',
    placed: orNull(
      recordOf<PlacedOrder>({ orderId: isWhole, venueId: isWhole, paymentAddress: orNull(isText) }),
    ),
    isShown: isFlag,
    promisedAt: (value): value is number | undefined => value === undefined || isWhole(value),
  }),
  read: ({ key, request, state, placed }) => {
    const intent = { subject: key, key, body: request };
    if (placed) return { ...intent, state: 'made', made: placed };
    return { ...intent, state: state === 'placed' ? 'keyReused' : state };
  },
  create: (key, request, startedAt) => ({
    version: 2,
    key,
    request,
    startedAt,
    state: 'open',
    placed: null,
    isShown: false,
  }),
  change: (turn) => {
    if (turn.state === 'open') return { request: turn.body, state: 'open' };
    if (turn.state === 'made') return { state: 'placed', placed: turn.made };
    return { state: turn.state };
  },
});

/** A placed order whose page the diner has not seen: the way there was interrupted. */
export function findUnshownOrder(): PlacedOrder | null {
  return orderIntents.findLast(({ state, isShown }) => state === 'placed' && !isShown)?.placed ?? null;
}

/** True if placed in cash here; an early payment that fails leaves it in cash (contract rule 64). */
export function isMadeInCash(orderId: number): boolean {
  return orderIntents.findLast(({ placed }) => placed?.orderId === orderId)?.request.payment === 'cash';
}

/** The diner sees the order. */
export function markShown(orderId: number): void {
  orderIntents.update(({ placed, isShown }) => placed?.orderId === orderId && !isShown, { isShown: true });
}
