'use client';

import { useEffect, useRef, useState } from 'react';
import { pointBetween } from '@/lib/orders/courier-view';
import type { Coordinates } from '@/lib/towns/distance';

/** How long the way from one known spot to the next is shown, milliseconds: a little less than the pause between answers. */
export const GLIDE_MS = 4000;
/** Enough to look smooth, and little work for a phone. */
const FRAME_MS = 50;

const isStill = () =>
  typeof window.matchMedia === 'function' && window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The spot on its way to where it is known to be: glides there, or is there at once where motion is not wanted. */
export function useGlidingPoint(target: Coordinates): Coordinates {
  const [spot, setSpot] = useState(target);
  const shown = useRef(target);
  const { latitude, longitude } = target;
  useEffect(() => {
    const from = shown.current;
    const to = { latitude, longitude };
    if (from.latitude === latitude && from.longitude === longitude) return undefined;
    const isJump = isStill();
    const startMs = Date.now();
    const timer = setInterval(() => {
      const share = isJump ? 1 : Math.min(1, (Date.now() - startMs) / GLIDE_MS);
      shown.current = pointBetween(from, to, share);
      setSpot(shown.current);
      if (share === 1) clearInterval(timer);
    }, FRAME_MS);
    return () => clearInterval(timer);
  }, [latitude, longitude]);
  return spot;
}
