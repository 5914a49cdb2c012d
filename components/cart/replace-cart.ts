import { toasts } from '@/components/ui/toasts';
import { CLEARED_TOAST_MS, type Cart } from '@/lib/cart/cart';
import { dispatchCart, readCart } from '@/lib/cart/cart-store';

/** Puts other lines into the cart. Where they replace a cart a toast says so and brings that one back. */
export function replaceCart(put: () => void, { text, undo }: { text: string; undo: string }): void {
  const { cart: earlier } = readCart();
  put();
  if (!earlier) return;
  toasts.show({
    text,
    durationMs: CLEARED_TOAST_MS,
    action: { label: undo, run: () => bringBack(earlier) },
  });
}

function bringBack(cart: Cart): void {
  dispatchCart({ type: 'cleared' });
  dispatchCart({ type: 'restored', cart });
}
