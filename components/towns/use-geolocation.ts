import { useEffect, useSyncExternalStore } from 'react';
import { geolocation, NOT_REQUESTED, type Geolocation } from '@/lib/ground/towns/geolocation';
import { isPermitted } from '@/lib/ground/towns/geolocation-permission';

interface Options {
  /** Requests the position once by itself where the diner has allowed it before; never prompts. */
  asksIfPermitted?: boolean;
}

export interface UseGeolocation extends Geolocation {
  /**
   * Requests the position, with a prompt where needed: only at a tap. Resolves to the new state; every failure (access refused,
   * switched off, unavailable, too slow) is its `problem` (TOWN-25, TOWN-27).
   */
  ask: () => Promise<Geolocation>;
}

/** Where the diner is (TOWN-21 to TOWN-24), shared by everything on the page. */
export function useGeolocation({ asksIfPermitted = false }: Options = {}): UseGeolocation {
  const known = useSyncExternalStore(geolocation.subscribe, geolocation.current, () => NOT_REQUESTED);
  useEffect(() => {
    if (!asksIfPermitted || geolocation.current().coordinates) return;
    void isPermitted().then((permitted) => (permitted ? geolocation.ask() : undefined));
  }, [asksIfPermitted]);
  return { ...known, ask: geolocation.ask };
}
