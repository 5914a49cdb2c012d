'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { storedText } from '@/lib/storage/stored';

const CartAside = onDemand(() => import('./cart-aside.client').then((module) => module.CartAside));

/** As the stylesheet shows the column beside Home (`home-layout`). */
const WIDE = '(min-width: 1200px)';
const cartText = storedText({ area: 'session', key: 'cart' });
const isShown = () => matchMedia(WIDE).matches && cartText.read() !== null;

function subscribe(onChange: () => void): () => void {
  const wide = matchMedia(WIDE);
  const stop = cartText.subscribe(onChange);
  wide.addEventListener('change', onChange);
  return () => {
    stop();
    wide.removeEventListener('change', onChange);
  };
}

/** The cart beside Home where there is room for it: `children` is what the server shows, of an empty one. */
export function HomeCart({ children }: { children: ReactNode }) {
  return useSyncExternalStore(subscribe, isShown, () => false) ? <CartAside /> : children;
}
