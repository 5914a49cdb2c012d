'use client';

import { useEffect } from 'react';
import { UNSAVED_ID } from '@/lib/addresses/address';
import { readActiveAddress } from '@/lib/addresses/stored-address';
import { isSignedInHere } from '@/lib/session/sign-in-id';

/**
 * After a sign-in the address that only this device knows is saved (ADDR-14); without one, nothing stays of who was
 * signed in. The code for it comes only where there is something to do.
 */
export function SyncAddresses() {
  useEffect(() => {
    const stored = readActiveAddress();
    if (!stored || stored.isRefused) return;
    if (isSignedInHere() !== (stored.address.id === UNSAVED_ID)) return;
    // What goes wrong is tried again on the next page.
    void import('@/lib/addresses/init-addresses')
      .then((module) => module.initAddresses())
      .catch(() => undefined);
  }, []);
  return null;
}
