'use client';

import { useLayoutEffect, useSyncExternalStore } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { CART_ATTRIBUTE } from '@/lib/core/page-scripts/stored-here.mjs';
import { cartText } from '@/lib/cart/cart-text';
import type { VenueDelivery } from './cart-delivery.client';

const CartAside = onDemand(() => import('./cart-parts').then((module) => module.CartAside));

function watchWidth(onChange: () => void): () => void {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}

type CartColumnProps = {
  /** Pixels, from which its layout has a column (`sidebar-layout`, `home-layout`): a narrower window loads nothing of it. */
  minWidth: number;
  delivery?: VenueDelivery;
};

/**
 * The cart beside a page that begins with a filled one. A cached page decides that before its first paint (lib/core/page-scripts/first-paint.mjs), the
 * next page of a visit here. The column stays as long as the page does, so that nothing moves under a press.
 */
export function CartColumn({ minWidth, delivery }: CartColumnProps) {
  const isShown = () => innerWidth >= minWidth && document.documentElement.hasAttribute(CART_ATTRIBUTE);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute(CART_ATTRIBUTE, cartText.read() !== null);
  }, []);
  return useSyncExternalStore(watchWidth, isShown, () => false) ? (
    <CartAside delivery={delivery} />
  ) : (
    <div className="skeleton skeleton--card h-48" aria-hidden="true" />
  );
}
