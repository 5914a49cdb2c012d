'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { readCart, subscribeCart } from '@/lib/cart/cart-store';
import type { AddableProduct } from './short-product';

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
 * The plus buttons inside an element, which are server-rendered HTML. Their counts and names are written into them, because
 * a component for each of hundreds is what makes a menu slow to come alive.
 */
export function usePluses(venueId: number, menuRef: RefObject<HTMLElement | null>) {
  const t = useTranslations('menu');
  const known = useRef(new Map<string, AddableProduct>());

  const writeCounts = useCallback(() => {
    const counts = countsIn(venueId);
    for (const button of menuRef.current?.querySelectorAll<HTMLElement>('[data-plus]') ?? []) {
      const mark = button.querySelector('i');
      const id = button.dataset.plus ?? '';
      const count = counts.get(id) ?? 0;
      if (!mark || count === Number(mark.dataset.count ?? 0)) continue;
      const name = known.current.get(id)?.name;
      if (name !== undefined)
        button.setAttribute('aria-label', count > 0 ? t('addMore', { name, count }) : t('add', { name }));
      if (count > 0) mark.dataset.count = String(count);
      else delete mark.dataset.count;
      button.classList.toggle('plus-button--in-cart', count > 0);
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
