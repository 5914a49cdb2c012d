import { useTranslations } from 'next-intl';
import { toasts } from '@/components/ui/toasts';
import { CLEARED_TOAST_MS, type Cart } from '@/lib/cart/cart';
import { dispatchCart, readCart } from '@/lib/cart/cart-store';

/**
 * A function that puts other lines into the cart. Where they replace a cart a toast says so and brings that one back.
 * @returns takes what puts the lines there, and the toast's text
 */
export function useReplaceCart(): (put: () => void, text: string) => void {
  const t = useTranslations('layout');
  return (put, text) => {
    const { cart: earlier } = readCart();
    put();
    if (!earlier) return;
    toasts.show({
      text,
      durationMs: CLEARED_TOAST_MS,
      action: { label: t('undo'), run: () => bringBack(earlier) },
    });
  };
}

function bringBack(cart: Cart): void {
  dispatchCart({ type: 'cleared' });
  dispatchCart({ type: 'restored', cart });
}
