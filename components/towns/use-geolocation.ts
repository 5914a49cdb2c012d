import { useEffect, useSyncExternalStore } from 'react';
import { geolocation, isPermitted, NOT_ASKED, type Geolocation } from '@/lib/towns/geolocation';

interface Options {
  /** Asks once by itself where the diner has allowed it before; never prompts. */
  asksIfPermitted?: boolean;
}

export interface UseGeolocation extends Geolocation {
  /**
   * Asks, with a prompt where it is needed: only at a tap. Resolves to what is known then; every failure (access refused,
   * switched off, not to be had, too slow) is its `problem` (TOWN-25, TOWN-27).
   */
  ask: () => Promise<Geolocation>;
}

/** Where the diner is (TOWN-21 to TOWN-24), shared by everything on the page. */
export function useGeolocation({ asksIfPermitted = false }: Options = {}): UseGeolocation {
  const known = useSyncExternalStore(geolocation.subscribe, geolocation.current, () => NOT_ASKED);
  useEffect(() => {
    if (!asksIfPermitted || geolocation.current().coordinates) return;
    void isPermitted().then((permitted) => (permitted ? geolocation.ask() : undefined));
  }, [asksIfPermitted]);
  return { ...known, ask: geolocation.ask };
}
