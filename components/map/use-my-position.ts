'use client';

import { useState, useSyncExternalStore } from 'react';
import type { Coordinates } from '@/lib/towns/distance';
import { geolocation, NOT_ASKED, type GeolocationProblem } from '@/lib/towns/geolocation';

export interface MyPosition {
  position: Coordinates | null;
  isAsking: boolean;
  /** Why the position that was asked for here is not known. */
  problem: GeolocationProblem | null;
  /** Asks the device; `found` hears of it when it answers. */
  ask: (found: (position: Coordinates) => void) => void;
}

const subscribe = (listener: () => void) => geolocation.subscribe(listener);
const nothingKnown = () => NOT_ASKED;

/** Where the diner is, as far as the page knows, and asked when they want it. */
export function useMyPosition(): MyPosition {
  const { coordinates, problem } = useSyncExternalStore(subscribe, geolocation.current, nothingKnown);
  const [asked, setAsked] = useState<'never' | 'now' | 'before'>('never');
  return {
    position: coordinates,
    isAsking: asked === 'now',
    problem: asked === 'before' ? problem : null,
    ask: (found) => {
      setAsked('now');
      void geolocation.ask().then((answer) => {
        setAsked('before');
        if (answer.coordinates) found(answer.coordinates);
      });
    },
  };
}
