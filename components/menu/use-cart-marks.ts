'use client';

import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { onFirstTouch } from '@/components/ui/first-touch';
import { readCart, subscribeCart } from '@/lib/cart/cart-store';
import type { MenuTexts } from './use-menu';

/** What a menu does with the cart. */
export const loadMenuCart = () => import('./menu-cart');

/**
 * Has the plus buttons inside an element marked as the cart is. The code for it comes with the first touch, before a dish does, or where
 * something is in the cart.
 * @returns has it come now. Whether the menu is still there then; rejects where the code does not come
 */
export function useCartMarks(
  venueId: number,
  menuRef: RefObject<HTMLElement | null>,
  t: MenuTexts,
): () => Promise<boolean> {
  const startRef = useRef(() => Promise.resolve(false));
  useEffect(() => {
    const menu = menuRef.current;
    if (!menu) return undefined;
    let isHere = true;
    let stopMarks: (() => void) | undefined;
    const start = async () => {
      const { watchCart } = await loadMenuCart();
      if (isHere) stopMarks ??= watchCart(menu, venueId, t);
      return isHere;
    };
    startRef.current = start;
    const startIfThere = () => {
      // Without a network the next change of the cart, or the next press, asks for it again.
      if (!stopMarks) start().catch(() => undefined);
    };
    if (readCart().cart) startIfThere();
    const stopCart = subscribeCart(startIfThere);
    const stopTouch = onFirstTouch(startIfThere);
    return () => {
      isHere = false;
      stopCart();
      stopTouch();
      stopMarks?.();
    };
  }, [venueId, menuRef, t]);
  return useCallback(() => startRef.current(), []);
}
