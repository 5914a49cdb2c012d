'use client';

import { useSyncExternalStore } from 'react';
import { emptyCart, readCart, subscribeCart } from '@/lib/cart/cart-store';

/** The cart of this tab; empty while the server's HTML is taken over. */
export function useCart() {
  return useSyncExternalStore(subscribeCart, readCart, emptyCart);
}
