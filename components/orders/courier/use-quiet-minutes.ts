'use client';

import { useState } from 'react';
import { useNow } from '@/components/ui/use-now';
import { MINUTE_MS } from '@/lib/core/time/duration';
import type { Coordinates } from '@/lib/ground/towns/distance';

/** How long this page has seen the same position, whole minutes; 0 without one. */
export function useQuietMinutes(spot: Coordinates | null): number {
  const nowMs = useNow().getTime();
  const place = spot ? `${spot.latitude} ${spot.longitude}` : null;
  const [seen, setSeen] = useState({ place, sinceMs: nowMs });
  if (place !== seen.place) setSeen({ place, sinceMs: nowMs });
  return place === null ? 0 : Math.floor((nowMs - seen.sinceMs) / MINUTE_MS);
}
