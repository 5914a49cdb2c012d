import { useEffect } from 'react';
import { replaceAddressSoon } from '@/lib/core/paths/replace-address';
import { storedService } from '@/lib/core/site/service-change';
import type { ServiceName } from '@/lib/core/site/site';

/**
 * Removes the service from the address once it is stored: there it would override every later choice, at each reload and
 * on the way back (LAY-16).
 */
export function useServiceOutOfAddress(shown: ServiceName): void {
  useEffect(
    () =>
      replaceAddressSoon((address) => {
        if (!address.searchParams.has('service') || storedService() === undefined) return null;
        address.searchParams.delete('service');
        return address;
      }),
    [shown],
  );
}
