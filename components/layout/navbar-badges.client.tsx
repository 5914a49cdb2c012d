'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { cartText } from '@/lib/cart/cart-text';
import { hasOrderUnderWay, watchUnderWay } from '@/lib/orders/under-way';

type BadgeProps = { label: string; children: ReactNode };

/** A dot on an icon as long as something holds that the browser knows without a request. */
const badge = (watch: (onChange: () => void) => () => void, holds: () => boolean) =>
  function Badge({ label, children }: BadgeProps) {
    const isShown = useSyncExternalStore(watch, holds, () => false);
    return (
      <>
        {children}
        {isShown ? (
          <em className="navbar__dot">
            <span className="visually-hidden">{label}</span>
          </em>
        ) : null}
      </>
    );
  };

/** While this tab has a cart. */
export const CartBadge = badge(cartText.subscribe, () => cartText.read() !== null);

/** While an order of the diner is under way. */
export const OrdersBadge = badge(watchUnderWay, hasOrderUnderWay);
