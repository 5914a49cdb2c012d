'use client';

import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import { onFirstTouch } from '@/components/ui/first-touch';
import { readCart, subscribeCart } from '@/lib/cart/cart-store';
import { loadWhenReachable } from '@/lib/core/connection/when-reachable';
import type { MenuTexts } from './use-menu';

/** The actions of a menu on the cart. */
export const loadMenuCart = () => import('./menu-cart');
type MenuCart = Awaited<ReturnType<typeof loadMenuCart>>;

/**
 * Shows on the plus buttons inside an element how many pieces are in the cart. The code for it comes with the first touch, before a dish does, or where
 * something is in the cart.
 * @returns a function that loads it now; it resolves to whether the menu is still there then, and rejects where the code does not come
 */
export function useCartCounts(
  venueId: number,
  menuRef: RefObject<HTMLElement | null>,
  t: MenuTexts,
): () => Promise<boolean> {
  const startRef = useRef(() => Promise.resolve(false));
  // Not an effect: React delivers a press that comes between the commit and the effects.
  useLayoutEffect(() => {
    const menu = menuRef.current;
    if (!menu) return undefined;
    let isHere = true;
    let stopCounts: (() => void) | undefined;
    const showCounts = ({ watchCart }: MenuCart) => {
      if (isHere) stopCounts ??= watchCart(menu, venueId, t);
      return isHere;
    };
    const startIfThere = () => {
      if (!stopCounts) loadWhenReachable(loadMenuCart).then(showCounts, () => undefined);
    };
    // A press does not wait for a network: it says that there is none.
    startRef.current = () => loadMenuCart().then(showCounts);
    if (readCart().cart) startIfThere();
    const stopCart = subscribeCart(startIfThere);
    const stopTouch = onFirstTouch(startIfThere);
    return () => {
      isHere = false;
      stopCart();
      stopTouch();
      stopCounts?.();
    };
  }, [venueId, menuRef, t]);
  return useCallback(() => startRef.current(), []);
}
