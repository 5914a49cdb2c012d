'use client';

import { useTranslations } from 'next-intl';
import { useEffect, type RefObject } from 'react';
import { readCart, subscribeCart } from '@/lib/cart/cart-store';
import { nameOn } from './product-preview';
import { writeStepper } from './stepper';

/** Pieces of each product in the cart of the venue. */
function countsIn(venueId: number): Map<string, number> {
  const { cart } = readCart();
  const counts = new Map<string, number>();
  if (cart?.venue.id !== venueId) return counts;
  for (const { productId, count } of cart.lines)
    counts.set(String(productId), (counts.get(String(productId)) ?? 0) + count);
  return counts;
}

/**
 * Keeps the plus buttons inside an element, which are server-rendered HTML, as the cart is, those that come later too. What it holds is
 * written beside them, because a component for each of hundreds is what makes a menu slow to come alive.
 */
export function usePluses(venueId: number, menuRef: RefObject<HTMLElement | null>): void {
  const t = useTranslations('menu');
  useEffect(() => {
    const menu = menuRef.current;
    if (!menu) return undefined;
    const writeCounts = () => {
      const counts = countsIn(venueId);
      for (const plus of menu.querySelectorAll<HTMLElement>('[data-plus]')) {
        const count = counts.get(plus.dataset.plus ?? '') ?? 0;
        if (count === 0 && !plus.classList.contains('plus-button--in-cart')) continue;
        const isAdded = plus.dataset.facts !== undefined;
        const name = nameOn(plus.closest('article'));
        const label =
          count > 0
            ? t(isAdded ? 'addMore' : 'chooseMore', { name, count })
            : t(isAdded ? 'add' : 'choose', { name });
        // A screen reader repeats a label that is written again.
        if (plus.getAttribute('aria-label') !== label) plus.setAttribute('aria-label', label);
        writeStepper(plus, count, t('takeOne', { name, count }));
      }
    };
    writeCounts();
    const observer = new MutationObserver(writeCounts);
    observer.observe(menu, { childList: true, subtree: true });
    const stop = subscribeCart(writeCounts);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [venueId, menuRef, t]);
}
