import { isRecord } from '@/lib/core/storage/shape';
import { hasSamePieces, type Cart } from './cart';
import { readCartValue } from './stored-cart';

// Keeps the carts of tabs that are open side by side in sync. A tab that opens requests the cart from the others; a
// change in one is the cart of all that have the cart it changed. A received message is checked like any foreign value.

const NAME = 'cart';

interface Tab {
  current: () => Cart | null;
  onChange: (cart: Cart | null) => void;
}

interface CartChannel {
  /** `from`: the id of the cart that was changed; null: there was none. */
  tell: (cart: Cart | null, from: string | null) => void;
  close: () => void;
}

/** Joins the other tabs. Where the browser has no channels, a tab keeps to itself. */
export function openCartChannel({ current, onChange }: Tab): CartChannel {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(NAME);
  // Until there is an answer: a tab's copy may be from before what the others have done since.
  let isAsking = true;
  const tell: CartChannel['tell'] = (cart, from) => {
    isAsking = false;
    channel.postMessage({ type: 'changed', cart, from });
  };
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isRecord(data)) return;
    const own = current();
    if (data.type === 'asked') {
      if (own) channel.postMessage({ type: 'told', cart: own });
      return;
    }
    const { cart } = readCartValue(data.cart);
    if (!cart && data.cart !== null) return;
    const isTold = data.type === 'told';
    const isTaken = isTold
      ? isAnswer(own, cart, isAsking)
      : data.type === 'changed' && isChangeOf(own, data.from);
    if (!isTaken) return;
    isAsking = false;
    // The same pieces keep the prices that this tab has found in its own check.
    if (!isTold || !hasSamePieces(own, cart)) onChange(cart);
  };
  channel.postMessage({ type: 'asked' });
  return { tell, close: () => channel.close() };
}

/** An answer changes a tab that has no cart, or one that itself asks whether its copy of that cart is the latest. */
function isAnswer(own: Cart | null, received: Cart | null, isAsking: boolean): boolean {
  return !own || (isAsking && received?.id === own.id);
}

/** Detects a change of this tab's cart. Tabs of an earlier release do not name the cart they changed. */
function isChangeOf(own: Cart | null, from: unknown): boolean {
  return !own || from === undefined || from === own.id;
}
