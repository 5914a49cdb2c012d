'use client';

import { useEffect } from 'react';
import { hasStoredAddress } from '@/lib/ground/addresses/has-address';

/**
 * After a sign-in the address stored only on this device is saved (ADDR-14); without a session, nothing stays of the diner who
 * was signed in. Its code is loaded only where an address is stored.
 */
export function SyncAddresses() {
  useEffect(() => {
    if (!hasStoredAddress()) return;
    import('@/lib/ground/addresses/sync-addresses')
      .then((module) => module.syncAddresses())
      // A failure is retried on the next page.
      .catch(() => undefined);
  }, []);
  return null;
}
