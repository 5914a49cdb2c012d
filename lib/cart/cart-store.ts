import { reduceCart, type Cart, type CartEvent } from './cart';
import { readStoredCart } from './stored-cart';

/*
 * The cart of this tab: one small external store over session storage (spec §3 Session storage). It survives a reload
 * and the sign-in redirect; a broken or old value is dropped, and `wasDropped` tells the page to say so once.
 */

const STORAGE_KEY = 'cart';

interface CartState {
  cart: Cart | null;
  wasDropped: boolean;
}

const EMPTY: CartState = { cart: null, wasDropped: false };
let state: CartState | null = null;
const listeners = new Set<() => void>();

/** Reads what was stored; anything else than a cart is null and counts as dropped. */
export function parseStoredCart(stored: string | null): CartState {
  if (stored === null) return EMPTY;
  const cart = readStoredCart(stored);
  return { cart, wasDropped: cart === null };
}

function load(): CartState {
  try {
    const loaded = parseStoredCart(sessionStorage.getItem(STORAGE_KEY));
    if (loaded.wasDropped) sessionStorage.removeItem(STORAGE_KEY);
    return loaded;
  } catch {
    // Storage can be forbidden; the cart then lives as long as the page.
    return EMPTY;
  }
}

function save(cart: Cart | null): void {
  try {
    if (cart) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(cart));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // As above.
  }
}

/** The cart as it stands; the same object until it changes. */
export function readCart(): CartState {
  state ??= load();
  return state;
}

/** What the server renders: nobody's cart. */
export function emptyCart(): CartState {
  return EMPTY;
}

export function subscribeCart(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the cart what happened. */
export function dispatchCart(event: CartEvent): void {
  const cart = reduceCart(readCart().cart, event);
  state = { cart, wasDropped: false };
  save(cart);
  for (const listener of listeners) listener();
}
