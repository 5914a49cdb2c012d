'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { storedText } from '@/lib/storage/stored';

const cartText = storedText({ area: 'session', key: 'cart' });

/** Whether this tab has a cart, read directly from storage: pages without a cart need not load its code. */
const hasCart = () => cartText.read() !== null;

function subscribe(listener: () => void): () => void {
  window.addEventListener('pageshow', listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener('pageshow', listener);
    window.removeEventListener('storage', listener);
  };
}

/** A dot on the cart's icon while something is in it. */
export function CartBadge({ label, children }: { label: string; children: ReactNode }) {
  const isFull = useSyncExternalStore(subscribe, hasCart, () => false);
  return (
    <>
      {children}
      {isFull ? (
        <em className="navbar__dot">
          <span className="visually-hidden">{label}</span>
        </em>
      ) : null}
    </>
  );
}
