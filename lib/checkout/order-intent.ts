import {
  isFlag,
  isRecord,
  isText,
  isWhole,
  orNull,
  readShape,
  recordOf,
  type Shape,
} from '@/lib/storage/shape';
import type { OrderRequest, PlacedOrder } from '@/lib/orders/placing/order-request.schema';

/*
 * An intent is one press of Order: what was sent, with which key, and what became of it. It is written to local storage
 * before anything leaves, so that a reload, another tab or a return finds out instead of ordering again. Its key is the
 * cart's id: one cart, one order, whoever repeats it (docs/decisions/003).
 */

const STORAGE_KEY = 'orderIntents';
const MAX_KEPT = 10;
/** As long as the platform remembers a key (contract rule 23). */
export const INTENT_LIFE_MS = 24 * 3600 * 1000;

export interface OrderIntent {
  version: 2;
  key: string;
  request: OrderRequest;
  /** Milliseconds since the epoch. */
  startedAt: number;
  /**
   * open: sent, and nobody knows yet what became of it. unsettled: nor would asking again tell. taken: its key has made an
   * order of another body.
   */
  state: 'open' | 'unsettled' | 'taken' | 'placed';
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
    value === 'open' || value === 'unsettled' || value === 'taken' || value === 'placed',
  placed: orNull(
    recordOf<PlacedOrder>({ orderId: isWhole, venueId: isWhole, paymentAddress: orNull(isText) }),
  ),
  isShown: isFlag,
});

/** Intents out of storage: what cannot be read or is too old is dropped. */
export function parseIntents(stored: string | null, nowMs: number): OrderIntent[] {
  const values = stored === null ? null : readShape(stored, Array.isArray as Shape<unknown[]>);
  return (values ?? []).filter(
    (value): value is OrderIntent => isIntent(value) && nowMs - value.startedAt < INTENT_LIFE_MS,
  );
}

/** The intents where storage does not take them. */
let unstored: OrderIntent[] | null = null;

function read(): OrderIntent[] {
  try {
    return unstored ?? parseIntents(localStorage.getItem(STORAGE_KEY), Date.now());
  } catch {
    return unstored ?? [];
  }
}

function write(intents: OrderIntent[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(intents.slice(-MAX_KEPT)));
    unstored = null;
  } catch {
    // Forbidden or full: the intents live as long as the page, and the key still holds, being the cart's own id.
    unstored = intents;
  }
}

/** The intent of a cart, if its order was ever pressed in this browser. */
export function findIntent(key: string): OrderIntent | null {
  return read().find((intent) => intent.key === key) ?? null;
}

/** The newest intent whose outcome nobody knows. */
export function findOpenIntent(): OrderIntent | null {
  return read().findLast((intent) => intent.state === 'open') ?? null;
}

/** A placed order whose page the diner has not seen: the way there was interrupted. */
export function findUnshownIntent(): OrderIntent | null {
  return read().findLast((intent) => intent.state === 'placed' && !intent.isShown) ?? null;
}

/** The diner sees the order. */
export function markShown(orderId: number): void {
  const intents = read();
  if (!intents.some((intent) => intent.placed?.orderId === orderId && !intent.isShown)) return;
  write(
    intents.map((intent) => (intent.placed?.orderId === orderId ? { ...intent, isShown: true } : intent)),
  );
}

/**
 * Writes the intent down before it is sent; one that is open already is kept unchanged, with what it sent. An unsettled one is
 * open again with what the cart says now: what it sent before can be read by nobody, and the platform still has its key.
 */
export function beginIntent(key: string, request: OrderRequest): OrderIntent {
  const existing = findIntent(key);
  if (existing?.state === 'unsettled') {
    // Begun when it was: the platform counts the life of the key from the first order under it.
    const again: OrderIntent = { ...existing, request, state: 'open' };
    write(read().map((intent) => (intent.key === key ? again : intent)));
    return again;
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
  write([...read(), intent]);
  return intent;
}

/** The order exists. */
export function settleIntent(key: string, placed: PlacedOrder): void {
  write(
    read().map((intent) => (intent.key === key ? { ...intent, state: 'placed' as const, placed } : intent)),
  );
}

/** An open intent is asked about no more, and kept: the next press must know that an order may exist under its key. */
export function giveUpIntent(key: string, state: 'unsettled' | 'taken'): void {
  write(
    read().map((intent) => (intent.key === key && intent.state === 'open' ? { ...intent, state } : intent)),
  );
}

/** The order does not exist and will not: the platform refused it, or nothing was sent. */
export function dropIntent(key: string): void {
  write(read().filter((intent) => intent.key !== key));
}

/** Calls back when another tab changes the intents. */
export function subscribeIntents(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
