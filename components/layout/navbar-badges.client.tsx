'use client';

import { useSyncExternalStore } from 'react';
import { badgeOfCart, cartText } from '@/lib/cart/cart-text';
import { hasOrderUnderWay, watchUnderWay } from '@/lib/orders/under-way';

/** What an icon carries of what the browser knows without a request: a dot, or a number. Null is nothing. */
const badge = (watch: (onChange: () => void) => () => void, read: () => string | null) =>
  function Badge({ label }: { label: string }) {
    const held = useSyncExternalStore(watch, read, () => null);
    if (held === null) return null;
    const [pieces, sum] = held.split('|');
    return (
      <em className={pieces ? 'nav-count' : 'nav-dot'} data-sum={sum}>
        <span className="visually-hidden">{label}</span>
        {pieces}
      </em>
    );
  };

/** The pieces of this tab's cart. */
export const CartBadge = badge(cartText.subscribe, badgeOfCart);

/** While an order of the diner is under way. */
export const OrdersBadge = badge(watchUnderWay, () => (hasOrderUnderWay() ? '' : null));
