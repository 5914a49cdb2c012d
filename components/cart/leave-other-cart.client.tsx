'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { toasts } from '@/components/ui/toasts';
import { CLEARED_TOAST_MS } from '@/lib/cart/cart';
import { dispatchCart, readCart } from '@/lib/cart/cart-store';

/** On a menu that was opened by scanning a code: the cart of another branch is cleared, and can be restored (CART-20). */
export function LeaveOtherCart({ venueId }: { venueId: number }) {
  const t = useTranslations('menu');
  const common = useTranslations('layout');
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    if (!query.has('source')) return undefined;
    let isHere = true;
    const leave = async () => {
      const { isScanned } = await import('@/lib/ordering/visit');
      const { cart } = readCart();
      if (!isHere || !cart || cart.venue.id === venueId || !isScanned(query)) return;
      dispatchCart({ type: 'cleared' });
      toasts.show({
        text: t('cartLeft', { venue: cart.venue.name }),
        durationMs: CLEARED_TOAST_MS,
        action: { label: common('undo'), run: () => dispatchCart({ type: 'restored', cart }) },
      });
    };
    // Without a connection the cart stays, and the first dish of this menu asks for it.
    leave().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [venueId, t, common]);
  return null;
}
