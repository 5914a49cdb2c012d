import { z } from 'zod/mini';
import {
  placedOrderSchema,
  takeawayOrderRequestSchema,
  type PlacedOrder,
  type TakeawayOrderRequest,
} from '@/lib/orders/orders';

/*
 * An intent is one press of Order: what was sent, with which key, and what became of it. It is written to local storage
 * before anything leaves, so that a reload, another tab or a return finds out instead of ordering again. Its key is the
 * cart's id: one cart, one order, whoever repeats it (docs/decisions, 'one cart, one key').
 */

const STORAGE_KEY = 'orderIntents';
const MAX_KEPT = 10;
/** As long as the platform remembers a key (contract 'Idempotency'). */
export const INTENT_LIFE_MS = 24 * 3600 * 1000;

const intentSchema = z.object({
  version: z.literal(1),
  key: z.string(),
  request: takeawayOrderRequestSchema,
  startedAt: z.number(),
  /** open: sent, and nobody knows yet what became of it. */
  state: z.enum(['open', 'placed']),
  placed: z.nullable(placedOrderSchema),
});
export type OrderIntent = z.infer<typeof intentSchema>;

/** Intents out of storage: what cannot be read or is too old is dropped. */
export function parseIntents(stored: string | null, nowMs: number): OrderIntent[] {
  if (stored === null) return [];
  try {
    const values: unknown = JSON.parse(stored);
    if (!Array.isArray(values)) return [];
    return values.flatMap((value) => {
      const parsed = intentSchema.safeParse(value);
      return parsed.success && nowMs - parsed.data.startedAt < INTENT_LIFE_MS ? [parsed.data] : [];
    });
  } catch {
    return [];
  }
}

function read(): OrderIntent[] {
  try {
    return parseIntents(localStorage.getItem(STORAGE_KEY), Date.now());
  } catch {
    return [];
  }
}

function write(intents: OrderIntent[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(intents.slice(-MAX_KEPT)));
  } catch {
    // Without storage the key still holds: it is the cart's own id.
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

/** Writes the intent down before it is sent; one that is open already is kept unchanged, with what it sent. */
export function beginIntent(key: string, request: TakeawayOrderRequest): OrderIntent {
  const existing = findIntent(key);
  if (existing) return existing;
  const intent: OrderIntent = {
    version: 1,
    key,
    request,
    startedAt: Date.now(),
    state: 'open',
    placed: null,
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
