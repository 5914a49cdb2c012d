'use client';

import { useEffect, useRef, useState } from 'react';
import { pointBetween } from '@/lib/orders/courier-view';
import { deviceMs } from '@/lib/core/time/now';
import { metersBetween, type Coordinates } from '@/lib/ground/towns/distance';

/** Duration of the glide from one known point to the next, milliseconds: a little less than the pause between responses. */
export const GLIDE_MS = 4000;
/** Frequent enough to look smooth, and little work for a phone. */
const FRAME_MS = 50;

/** Beyond this distance the courier's way is not known: the point jumps, since it would glide through houses. */
const MAX_GLIDE_METERS = 1500;

const isStill = () =>
  typeof window.matchMedia === 'function' && window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The displayed point: glides to the target, or jumps there where the user prefers reduced motion. */
export function useGlidingPoint(target: Coordinates): Coordinates {
  const [spot, setSpot] = useState(target);
  const shown = useRef(target);
  const { latitude, longitude } = target;
  useEffect(() => {
    const from = shown.current;
    const to = { latitude, longitude };
    if (from.latitude === latitude && from.longitude === longitude) return undefined;
    const isJump = isStill() || metersBetween(from, to) > MAX_GLIDE_METERS;
    const startMs = deviceMs();
    const timer = setInterval(() => {
      const share = isJump ? 1 : Math.min(1, (deviceMs() - startMs) / GLIDE_MS);
      shown.current = pointBetween(from, to, share);
      setSpot(shown.current);
      if (share === 1) clearInterval(timer);
    }, FRAME_MS);
    return () => clearInterval(timer);
  }, [latitude, longitude]);
  return spot;
}
