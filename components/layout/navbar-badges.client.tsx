'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { hasOrderUnderWay, watchUnderWay } from '@/lib/orders/under-way';
import { storedText } from '@/lib/storage/stored';

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

const cartText = storedText({ area: 'session', key: 'cart' });

/** While this tab has a cart, read directly from storage: pages without a cart need not load its code. */
export const CartBadge = badge(cartText.subscribe, () => cartText.read() !== null);

/** While an order of the diner is under way. */
export const OrdersBadge = badge(watchUnderWay, hasOrderUnderWay);
