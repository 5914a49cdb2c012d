import { reduceCart, type Cart, type CartEvent } from './cart';
import { openCartChannel } from './cart-channel';
import { cartText } from './cart-text';
import { readStoredCart, type StoredCart } from './stored-cart';
import { clearTabOfLeftDiner, onDinerLeft } from '@/lib/core/storage/diner-left';

// The cart of this tab: one small external store over session storage (CART-01). It survives a reload and the
// sign-in redirect; unreadable parts are dropped, and `outcome` makes the page show a message about it once.
// Tabs that are open side by side stay in sync.

const EMPTY: StoredCart = { cart: null, outcome: 'intact' };

let state: StoredCart | null = null;
let channel: ReturnType<typeof openCartChannel> | null = null;
const listeners = new Set<() => void>();

function load(): StoredCart {
  // A tab that did not hear of the sign-out finds it out here, with all that it has stored.
  if (clearTabOfLeftDiner()) return EMPTY;
  const text = cartText.read();
  if (text === null) return EMPTY;
  const loaded = readStoredCart(text);
  if (loaded.outcome !== 'intact') save(loaded.cart);
  return loaded;
}

/** The number of pieces, which most pages show without the code of the cart (`badgeOfCart`). */
function badgeText({ lines }: Cart): string {
  const pieces = lines.reduce((count, line) => count + line.count, 0);
  return pieces > 99 ? '99+' : `${pieces}`;
}

function save(cart: Cart | null): void {
  cartText.write(cart && JSON.stringify({ badge: badgeText(cart), ...cart }));
}

function change(cart: Cart | null, outcome: StoredCart['outcome'] = 'intact'): void {
  state = { cart, outcome };
  save(cart);
  for (const listener of listeners) listener();
}

/** The current cart; the same object until it changes. */
export function readCart(): StoredCart {
  state ??= load();
  return state;
}

/** The cart that the server renders. */
export function emptyCart(): StoredCart {
  return EMPTY;
}

/** A page that comes back as it was left: another document of this tab may have changed the cart since. */
function returnToTabs(): void {
  state = null;
  joinTabs();
  for (const listener of listeners) listener();
}

/** Joins the other tabs while the page is shown: an open channel would keep it out of the back/forward cache. */
function joinTabs(): ReturnType<typeof openCartChannel> {
  if (channel) return channel;
  const opened = openCartChannel({ current: () => readCart().cart, onChange: (cart) => change(cart) });
  const stopHearing = onDinerLeft(() => {
    // Else what a guest does in this tab from now on would be taken for that diner's.
    clearTabOfLeftDiner();
    change(null);
  });
  channel = opened;
  window.addEventListener(
    'pagehide',
    () => {
      opened.close();
      stopHearing();
      channel = null;
      window.addEventListener('pageshow', returnToTabs, { once: true });
    },
    { once: true },
  );
  return opened;
}

/** Notifies of every change, in this tab or another. */
export function subscribeCart(listener: () => void): () => void {
  listeners.add(listener);
  joinTabs();
  return () => listeners.delete(listener);
}

/** Applies an event to the cart. */
export function dispatchCart(event: CartEvent): void {
  const { cart: before, outcome } = readCart();
  const cart = reduceCart(before, event);
  if (cart === before && before !== null) return;
  // A check is no action of the diner, and other tabs check their own carts.
  const isCheck = event.type === 'checked';
  // A menu adds without the message about lost lines, which stays to be shown with the cart.
  change(cart, isCheck || event.type === 'lineAdded' ? outcome : 'intact');
  if (cart !== before && !isCheck) joinTabs().tell(cart, before?.id ?? null);
}
