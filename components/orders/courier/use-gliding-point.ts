'use client';

import { useEffect, useRef, useState } from 'react';
import { pointBetween } from '@/lib/orders/courier-view';
import { deviceMs } from '@/lib/core/time/now';
import { metersBetween, type Coordinates } from '@/lib/ground/towns/distance';

/** Duration of the glide from one known point to the next, milliseconds: a little less than the pause between responses. */
export const GLIDE_MS = 4000;
/** Frequent enough to look smooth, and little work for a phone. */
const FRAME_MS = 100;
/** No frame moves the point by less than this, pixels: a courier on foot needs few. */
const FRAME_PIXELS = 1;

/** Beyond this distance the courier's way is not known: the point jumps, since it would race through houses. */
const MAX_GLIDE_METERS = 500;

const isStill = () =>
  document.visibilityState === 'hidden' ||
  (typeof window.matchMedia === 'function' && window.matchMedia('(prefers-reduced-motion: reduce)').matches);

/**
 * The displayed point: glides to the target, or jumps there where the user prefers reduced motion or does not see it.
 * @param pixelMeters what a pixel of the map shows
 */
export function useGlidingPoint(target: Coordinates, pixelMeters: number): Coordinates {
  const [spot, setSpot] = useState(target);
  const shown = useRef(target);
  const { latitude, longitude } = target;
  useEffect(() => {
    const from = shown.current;
    const to = { latitude, longitude };
    if (from.latitude === latitude && from.longitude === longitude) return undefined;
    const meters = metersBetween(from, to);
    const isJump = isStill() || meters > MAX_GLIDE_METERS;
    const frameMs = isJump ? 0 : Math.max(FRAME_MS, (GLIDE_MS * FRAME_PIXELS * pixelMeters) / meters);
    const startMs = deviceMs();
    const timer = setInterval(
      () => {
        const share = isJump ? 1 : Math.min(1, (deviceMs() - startMs) / GLIDE_MS);
        shown.current = pointBetween(from, to, share);
        setSpot(shown.current);
        if (share === 1) clearInterval(timer);
      },
      Math.min(frameMs, GLIDE_MS),
    );
    return () => clearInterval(timer);
  }, [latitude, longitude, pixelMeters]);
  return spot;
}
