'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { toasts } from '@/components/ui/toasts';
import { CLEARED_TOAST_MS } from '@/lib/cart/cart';
import { dispatchCart, readCart } from '@/lib/cart/cart-store';
import { mayBeScanned } from '@/lib/ground/ordering/has-visit';
import { readEntry, writeEntry } from '@/lib/core/storage/history-entry';

/** The scan's history entry records that it was handled. */
const wasHandled = () => readEntry('isScanHandled') === true;
const noteHandled = () => writeEntry({ isScanHandled: true });

/**
 * On a menu, or at a fridge, that was opened by scanning a code: the cart of another branch is cleared, and can be restored (CART-20).
 * Once: a reload and the way back lead to the same address, where nothing was scanned again.
 */
export function LeaveOtherCart({ venueId }: { venueId: number }) {
  const t = useTranslations('menu');
  const common = useTranslations('layout');
  const isHandled = useRef(false);
  useEffect(() => {
    // A refresh by the router writes this step of the history anew, without the mark.
    if (isHandled.current && !wasHandled()) noteHandled();
  });
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    if (!mayBeScanned(query) || wasHandled()) return undefined;
    let isHere = true;
    const leave = async () => {
      const { isScanned } = await import('@/lib/ground/ordering/visit');
      const { cart } = readCart();
      if (!isHere || !isScanned(query, venueId)) return;
      isHandled.current = true;
      noteHandled();
      if (!cart || cart.venue.id === venueId) return;
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
