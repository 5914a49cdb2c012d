'use client';

import { useState, useSyncExternalStore } from 'react';
import type { Coordinates } from '@/lib/ground/towns/distance';
import { geolocation, NOT_REQUESTED, type GeolocationProblem } from '@/lib/ground/towns/geolocation';

export interface MyPosition {
  position: Coordinates | null;
  isAsking: boolean;
  /** Why the requested position is not known. */
  problem: GeolocationProblem | null;
  /** Asks the device; calls `found` with its answer. */
  ask: (found: (position: Coordinates) => void) => void;
}

const subscribe = (listener: () => void) => geolocation.subscribe(listener);
const nothingKnown = () => NOT_REQUESTED;

/** The diner's position, as far as it is known, and a way to request it. */
export function useMyPosition(): MyPosition {
  const { coordinates, problem } = useSyncExternalStore(subscribe, geolocation.current, nothingKnown);
  const [requested, setRequested] = useState<'never' | 'now' | 'before'>('never');
  return {
    position: coordinates,
    isAsking: requested === 'now',
    problem: requested === 'before' ? problem : null,
    ask: (found) => {
      setRequested('now');
      void geolocation.ask().then((answer) => {
        setRequested('before');
        if (answer.coordinates) found(answer.coordinates);
      });
    },
  };
}
