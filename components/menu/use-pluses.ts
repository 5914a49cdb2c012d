'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { readCart, subscribeCart } from '@/lib/cart/cart-store';
import { nameOn } from './product-preview';
import type { AddableProduct } from './short-product';
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
 * The plus buttons inside an element, which are server-rendered HTML. What the cart holds is written beside them, because
 * a component for each of hundreds is what makes a menu slow to come alive.
 */
export function usePluses(venueId: number, menuRef: RefObject<HTMLElement | null>) {
  const t = useTranslations('menu');
  const known = useRef(new Map<string, AddableProduct>());

  const writeCounts = useCallback(() => {
    const counts = countsIn(venueId);
    for (const plus of menuRef.current?.querySelectorAll<HTMLElement>('[data-plus]') ?? []) {
      const id = plus.dataset.plus ?? '';
      const count = counts.get(id) ?? 0;
      if (count === 0 && !plus.classList.contains('plus-button--in-cart')) continue;
      const isAdded = known.current.has(id);
      const name = known.current.get(id)?.name ?? nameOn(plus.closest('article'));
      const label =
        count > 0
          ? t(isAdded ? 'addMore' : 'chooseMore', { name, count })
          : t(isAdded ? 'add' : 'choose', { name });
      // A screen reader repeats a label that is written again.
      if (plus.getAttribute('aria-label') !== label) plus.setAttribute('aria-label', label);
      writeStepper(plus, count, t('takeOne', { name, count }));
    }
  }, [venueId, menuRef, t]);

  useEffect(() => {
    writeCounts();
    return subscribeCart(writeCounts);
  }, [writeCounts]);

  const keepProducts = useCallback(
    (products: readonly AddableProduct[]) => {
      for (const product of products) known.current.set(String(product.id), product);
      writeCounts();
    },
    [writeCounts],
  );

  return { known, keepProducts };
}
