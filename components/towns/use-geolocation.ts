import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import {
  geolocation,
  isPermitted,
  NOT_ASKED,
  type Geolocation,
  type GeolocationProblem,
} from '@/lib/towns/geolocation';

interface Options {
  /** Asks once by itself where the diner has allowed it before; never prompts. */
  asksIfPermitted?: boolean;
  /** Called at every failure: access refused, switched off, not to be had, too slow (TOWN-25, TOWN-27). */
  onRejected?: (problem: GeolocationProblem) => void;
}

export interface UseGeolocation extends Geolocation {
  /** Asks, with a prompt where it is needed: only at a tap. Resolves to what is known then. */
  ask: () => Promise<Geolocation>;
}

/** Where the diner is (TOWN-21 to TOWN-24), shared by everything on the page. */
export function useGeolocation({ asksIfPermitted = false, onRejected }: Options = {}): UseGeolocation {
  const known = useSyncExternalStore(geolocation.subscribe, geolocation.current, () => NOT_ASKED);
  const reject = useEffectEvent((problem: GeolocationProblem) => onRejected?.(problem));
  const told = useRef<Geolocation>(null);
  useEffect(() => {
    // A failure of before this component was there is not its to be told of.
    if (told.current && told.current !== known && known.problem) reject(known.problem);
    told.current = known;
  }, [known]);
  useEffect(() => {
    if (!asksIfPermitted || geolocation.current().coordinates) return;
    void isPermitted().then((permitted) => (permitted ? geolocation.ask() : undefined));
  }, [asksIfPermitted]);
  return { ...known, ask: geolocation.ask };
}
