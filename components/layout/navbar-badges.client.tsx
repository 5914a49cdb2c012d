'use client';

import { useSyncExternalStore } from 'react';
import { badgeOfCart, cartText } from '@/lib/cart/cart-text';
import { hasOrderUnderWay, watchUnderWay } from '@/lib/orders/under-way';

/** A number on an icon, or a dot for an empty text, that the browser knows without a request; nothing for null. */
const badge = (watch: (onChange: () => void) => () => void, read: () => string | null) =>
  function Badge({ label }: { label: string }) {
    const number = useSyncExternalStore(watch, read, () => null);
    if (number === null) return null;
    return (
      <em className={number ? 'nav-count' : 'nav-dot'}>
        <span className="visually-hidden">{label}</span>
        {number}
      </em>
    );
  };

/** The pieces of this tab's cart. */
export const CartBadge = badge(cartText.subscribe, badgeOfCart);

/** While an order of the diner is under way. */
export const OrdersBadge = badge(watchUnderWay, () => (hasOrderUnderWay() ? '' : null));
