'use client';

import { useEffect } from 'react';
import { UNSAVED_ID } from '@/lib/addresses/address';
import { readActiveAddress } from '@/lib/addresses/stored-address';
import { isSignedInHere } from '@/lib/session/sign-in-id';

/**
 * After a sign-in the address stored only on this device is saved (ADDR-14); without a session, nothing stays of the diner who
 * was signed in. Its code is loaded only where there is something to do.
 */
export function SyncAddresses() {
  useEffect(() => {
    const stored = readActiveAddress();
    if (!stored || stored.isRefused) return;
    if (isSignedInHere() !== (stored.address.id === UNSAVED_ID)) return;
    // A failure is retried on the next page.
    void import('@/lib/addresses/init-addresses')
      .then((module) => module.initAddresses())
      .catch(() => undefined);
  }, []);
  return null;
}
