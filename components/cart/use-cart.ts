'use client';

import { useSyncExternalStore } from 'react';
import { emptyCart, readCart, subscribeCart } from '@/lib/cart/cart-store';

/** The cart of this tab; empty during hydration. */
export function useCart() {
  return useSyncExternalStore(subscribeCart, readCart, emptyCart);
}
