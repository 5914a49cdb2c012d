import { intentStore } from '@/lib/intents/intent-store';
import type { Intent, PendingIntent } from '@/lib/intents/press-machine';
import type { StoredIntents } from '@/lib/intents/press-runner';
import { isFlag, isRecord, isText, isWhole, orNull, recordOf } from '@/lib/storage/shape';
import type { OrderRequest, PlacedOrder } from '@/lib/orders/placing/order-request.schema';

/*
 * An intent is one press of Order: what was sent, with which key, and the outcome. It is written to local storage before the
 * request is sent, so that a reload, another tab or a return finds it instead of ordering again. Its key is the cart's id:
 * one cart, one order, however often it is repeated (docs/decisions/003).
 */

export interface OrderIntent {
  version: 2;
  key: string;
  request: OrderRequest;
  /** Milliseconds since the epoch. */
  startedAt: number;
  /**
   * open: sent, and its outcome is not yet known. unsettled: another request would give no outcome either. keyReused: its
   * key has made an order of another body.
   */
  state: 'open' | 'unsettled' | 'keyReused' | 'placed';
  placed: PlacedOrder | null;
  /** The order's page was seen, so nothing has to lead there any more. */
  isShown: boolean;
}

const isIntent = recordOf<OrderIntent>({
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
});

const store = intentStore('orderIntents', 10, isIntent);

/** Intents read from storage: those that are unreadable or too old are dropped. */
export const parseIntents = store.parse;

/** The intent of a cart, if its order was ever pressed in this browser. */
export function findIntent(key: string): OrderIntent | null {
  return store.findLast((intent) => intent.key === key);
}

/** The newest intent whose outcome is not known. */
export function findOpenIntent(): OrderIntent | null {
  return store.findLast((intent) => intent.state === 'open');
}

/** A placed order whose page the diner has not seen: the way there was interrupted. */
export function findUnshownIntent(): OrderIntent | null {
  return store.findLast((intent) => intent.state === 'placed' && !intent.isShown);
}

/** The diner sees the order. */
export function markShown(orderId: number): void {
  store.update((intent) => intent.placed?.orderId === orderId && !intent.isShown, { isShown: true });
}

/**
 * Stores the intent before it is sent; one that is open already stays unchanged, with the body it sent. An unsettled one is
 * open again with the current cart: its earlier body cannot be read any more, and the platform still has its key.
 */
export function beginIntent(key: string, request: OrderRequest): OrderIntent {
  const existing = findIntent(key);
  if (existing?.state === 'unsettled') {
    // Begun when it was: the platform counts the life of the key from the first order under it.
    const again = { request, state: 'open' } as const;
    store.update((intent) => intent.key === key, again);
    return { ...existing, ...again };
  }
  if (existing) return existing;
  const intent: OrderIntent = {
    version: 2,
    key,
    request,
    startedAt: Date.now(),
    state: 'open',
    placed: null,
    isShown: false,
  };
  store.add(intent);
  return intent;
}

/** The order exists. */
export function settleIntent(key: string, placed: PlacedOrder): void {
  store.update((intent) => intent.key === key, { state: 'placed', placed });
}

/** Stops repeating an open intent and keeps it stored: the next press must know that an order may exist under its key. */
export function giveUpIntent(key: string, state: 'unsettled' | 'keyReused'): void {
  store.update((intent) => intent.key === key && intent.state === 'open', { state });
}

/** The order does not exist and will not: the platform refused it, or nothing was sent. */
export const dropIntent = store.drop;

/** Calls back when another tab changes the intents. */
export const subscribeIntents = store.subscribe;

type OrderPress = Intent<OrderRequest, PlacedOrder>;

function toPress({ key, request, state, placed }: OrderIntent): OrderPress {
  const intent = { subject: key, key, body: request };
  if (placed) return { ...intent, state: 'made', made: placed };
  return { ...intent, state: state === 'placed' ? 'keyReused' : state };
}

function toOpenPress({ key, request }: OrderIntent): PendingIntent<OrderRequest> {
  return { subject: key, key, body: request, state: 'open' };
}

/** The intents as a press of Order uses them. */
export const orderIntents: StoredIntents<OrderRequest, PlacedOrder> = {
  find(cartId) {
    const intent = findIntent(cartId);
    return intent && toPress(intent);
  },
  findOpen() {
    const intent = findOpenIntent();
    return intent && toOpenPress(intent);
  },
  begin: (cartId, request) => toOpenPress(beginIntent(cartId, request)),
  settle: settleIntent,
  giveUp: giveUpIntent,
  drop: dropIntent,
  subscribe: subscribeIntents,
};
