'use client';

import { useEffect, useState } from 'react';
import { SECOND_MS } from '@/lib/core/time/duration';

/** Between two movements, so that a phone rests most of the time. */
export const WAVER_MS = 12 * SECOND_MS;

const isStill = () =>
  typeof window.matchMedia === 'function' && window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Steam over the plates, which wavers while the page is seen; it stands still with reduced motion. */
export function Steam() {
  const [isHigh, setHigh] = useState(false);
  useEffect(() => {
    if (isStill()) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setHigh((is) => !is);
    }, WAVER_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className="order-table__steam" data-high={isHigh || undefined}>
      <i />
      <i />
      <i />
    </span>
  );
}
