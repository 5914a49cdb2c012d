'use client';

import { createContext, useContext } from 'react';
import type { CartLine, CartVenue } from '@/lib/cart/cart';

/** What a card knows of its product: enough to add one piece of it. */
export type AddableProduct = Pick<
  CartLine,
  'name' | 'priceMinor' | 'fullPriceMinor' | 'promoId' | 'imageUrl' | 'minAge'
> & { id: number };

export interface MenuActions {
  venue: CartVenue;
  addProduct: (product: AddableProduct) => void;
  /** Whether it was taken: not without a confirmed age where one is needed (spec §4 Age restriction). */
  addLine: (line: CartLine) => Promise<boolean>;
  openProduct: (productId: number) => void;
}

export const MenuContext = createContext<MenuActions | null>(null);

/** What can be done on a menu. @throws Error outside of a menu */
export function useMenu(): MenuActions {
  const actions = useContext(MenuContext);
  if (!actions) throw new Error('useMenu stands outside of MenuProvider');
  return actions;
}
