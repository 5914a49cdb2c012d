'use client';

import { useState } from 'react';
import { MINUTE_MS } from '@/lib/core/time/duration';
import type { Coordinates } from '@/lib/ground/towns/distance';

/** How long this page has seen the same position, whole minutes; 0 without one. @param readAtMs when the position was last read */
export function useQuietMinutes(spot: Coordinates | null, readAtMs: number): number {
  const place = spot ? `${spot.latitude} ${spot.longitude}` : null;
  const [seen, setSeen] = useState({ place, sinceMs: readAtMs });
  if (place !== seen.place) setSeen({ place, sinceMs: readAtMs });
  return place === null ? 0 : Math.floor((readAtMs - seen.sinceMs) / MINUTE_MS);
}
