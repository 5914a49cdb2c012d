'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { hasStoredAddress, subscribeStoredAddress } from '@/lib/ground/addresses/has-address';
import type { Coordinates } from '@/lib/ground/towns/distance';

/* The code that reads an address is loaded only where one is stored; once it is, the next page shows it in its first frame. */
let lineOf: ((centre: Coordinates | null) => string | null) | null = null;

function subscribe(onChange: () => void): () => void {
  const load = () => {
    if (lineOf || !hasStoredAddress()) onChange();
    else
      import('@/lib/ground/addresses/address-line').then(
        (module) => {
          lineOf = module.addressLine;
          onChange();
        },
        // The line keeps the town.
        () => undefined,
      );
  };
  load();
  return subscribeStoredAddress(load);
}

/** Street and house of the active address; null while none is known, and on the server. */
export function useAddressLine(centre: Coordinates | null): string | null {
  const read = useCallback(() => lineOf?.(centre) ?? null, [centre]);
  return useSyncExternalStore(subscribe, read, () => null);
}
