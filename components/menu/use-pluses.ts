'use client';

import { useEffect, type RefObject } from 'react';
import { onFirstTouch } from '@/components/ui/first-touch';
import { loadWhenReachable } from '@/lib/errors/when-reachable';
import { readCart, subscribeCart } from '@/lib/cart/cart-store';
import type { MenuTexts } from './change-favourite';

/** What keeps the plus buttons as the cart is. */
export const loadPluses = () => import('./pluses');

/**
 * Has the plus buttons inside an element kept as the cart is. Its code comes with the first touch, before a dish does, or where something
 * is in the cart.
 */
export function usePluses(venueId: number, menuRef: RefObject<HTMLElement | null>, t: MenuTexts): void {
  useEffect(() => {
    const menu = menuRef.current;
    if (!menu) return undefined;
    let isHere = true;
    const stops: (() => void)[] = [];
    const stopWaiting = () => stops.splice(0).forEach((stop) => stop());
    const start = () => {
      stopWaiting();
      loadWhenReachable(loadPluses).then(
        ({ watchPluses }) => {
          if (isHere) stops.push(watchPluses(menu, venueId, t));
        },
        () => undefined,
      );
    };
    if (readCart().cart) start();
    else stops.push(subscribeCart(start), onFirstTouch(start));
    return () => {
      isHere = false;
      stopWaiting();
    };
  }, [venueId, menuRef, t]);
}
