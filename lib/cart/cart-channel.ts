import { isRecord } from '@/lib/storage/shape';
import type { Cart } from './cart';
import { readCartValue } from './stored-cart';

/*
 * Keeps the carts of tabs that are open side by side in sync. A tab that opens without a cart requests it from the others; a
 * change in one is the cart of all. A received message is checked like any foreign value.
 */

const NAME = 'cart';

interface Tab {
  current: () => Cart | null;
  onChange: (cart: Cart | null) => void;
}

interface CartChannel {
  tell: (cart: Cart | null) => void;
  close: () => void;
}

/** Joins the other tabs. Where the browser has no channels, a tab keeps to itself. */
export function openCartChannel({ current, onChange }: Tab): CartChannel {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(NAME);
  const tell = (cart: Cart | null) => channel.postMessage({ type: 'changed', cart });
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isRecord(data)) return;
    if (data.type === 'asked') {
      const cart = current();
      if (cart) channel.postMessage({ type: 'told', cart });
      return;
    }
    // An answer to another tab's question changes only a tab that has no cart.
    if (data.type !== 'changed' && !(data.type === 'told' && !current())) return;
    if (data.cart === null) onChange(null);
    const { cart } = readCartValue(data.cart);
    if (cart) onChange(cart);
  };
  if (!current()) channel.postMessage({ type: 'asked' });
  return { tell, close: () => channel.close() };
}
