'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { hasOrderUnderWay, watchUnderWay } from '@/lib/orders/under-way';

/** A dot on the icon of the orders while one is under way. */
export function OrdersBadge({ label, children }: { label: string; children: ReactNode }) {
  const isUnderWay = useSyncExternalStore(watchUnderWay, hasOrderUnderWay, () => false);
  return (
    <>
      {children}
      {isUnderWay ? (
        <em className="navbar__dot">
          <span className="visually-hidden">{label}</span>
        </em>
      ) : null}
    </>
  );
}
