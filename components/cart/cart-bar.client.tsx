'use client';

import { useEffect } from 'react';
import { onFirstTouch } from '@/components/ui/first-touch';
import { onDemand } from '@/components/ui/on-demand';
import type { VenueDelivery } from './cart-delivery.client';
import { useCart } from './use-cart';

const loadParts = () => import('./cart-parts');
const CartBarLink = onDemand(() => loadParts().then((module) => module.CartBarLink));

/**
 * The floating link to the cart. Shown while something is in it; its code comes with the first touch, before a dish does.
 * @param delivery of the page's venue, where the page has one
 */
export function CartBar({ delivery }: { delivery?: VenueDelivery }) {
  const { cart } = useCart();
  useEffect(() => onFirstTouch(() => void loadParts().catch(() => undefined)), []);
  return cart ? <CartBarLink cart={cart} delivery={delivery} /> : null;
}
