'use client';

import { useEffect } from 'react';
import { UNSAVED_ID } from '@/lib/addresses/address';
import { hasStoredAddress } from '@/lib/addresses/has-address';
import { isSignedInHere } from '@/lib/session/sign-in-id';

async function sync(): Promise<void> {
  const { readActiveAddress } = await import('@/lib/addresses/stored-address');
  const stored = readActiveAddress();
  if (!stored || stored.isRefused) return;
  if (isSignedInHere() !== (stored.address.id === UNSAVED_ID)) return;
  const { initAddresses } = await import('@/lib/addresses/init-addresses');
  await initAddresses();
}

/**
 * After a sign-in the address stored only on this device is saved (ADDR-14); without a session, nothing stays of the diner who
 * was signed in. Its code is loaded only where there is something to do.
 */
export function SyncAddresses() {
  useEffect(() => {
    if (!hasStoredAddress()) return;
    // A failure is retried on the next page.
    sync().catch(() => undefined);
  }, []);
  return null;
}
