'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { toasts } from '@/components/ui/toasts';
import { CLEARED_TOAST_MS } from '@/lib/cart/cart';
import { dispatchCart, readCart } from '@/lib/cart/cart-store';
import { isScanned } from '@/lib/ordering/visit';

/** On a menu that was opened by scanning a code: the cart of another branch is cleared, and can be restored (CART-20). */
export function LeaveOtherCart({ venueId }: { venueId: number }) {
  const t = useTranslations('menu');
  const common = useTranslations('layout');
  useEffect(() => {
    const { cart } = readCart();
    if (!cart || cart.venue.id === venueId || !isScanned(new URLSearchParams(window.location.search))) return;
    dispatchCart({ type: 'cleared' });
    toasts.show({
      text: t('cartLeft', { venue: cart.venue.name }),
      durationMs: CLEARED_TOAST_MS,
      action: { label: common('undo'), run: () => dispatchCart({ type: 'restored', cart }) },
    });
  }, [venueId, t, common]);
  return null;
}
