import { currentUser } from '@/lib/ground/auth/visit-session';
import { BffError } from '@/lib/core/bff/client';
import { queryClient } from '@/lib/core/bff/query-client';
import { isSignedInHere } from '@/lib/core/session/sign-in-id';
import { geolocation } from '@/lib/ground/towns/geolocation';
import { activeAddress } from './active-address';
import { fieldsOf, UNSAVED_ID } from './address';
import { addressesQuery, createAddress } from './addresses.api';
import { listAddress } from './listed-address';
import {
  confirmAddress,
  forgetActiveAddress,
  isAddressConfirmed,
  saveActiveAddress,
  markRefused,
  readActiveAddress,
  type StoredAddress,
} from './stored-address';

/** Sends the address that only this device knows to the server; it becomes the active one (ADDR-14, ADDR-15). */
async function saveUnsaved(stored: StoredAddress & { key: string }): Promise<void> {
  // Meanwhile the diner may have changed it: then that is another address.
  const isStillThere = () => readActiveAddress()?.key === stored.key;
  try {
    const saved = await createAddress(fieldsOf(stored.address), stored.key);
    await listAddress(saved);
    if (!isStillThere()) return;
    saveActiveAddress(saved);
    confirmAddress();
  } catch (error) {
    const isRefused = error instanceof BffError && error.code === 'address/refused';
    if (!isRefused) throw error;
    if (isStillThere()) markRefused(stored);
  }
}

async function init(): Promise<void> {
  // An address that another diner has left here is gone once it is known who is signed in.
  if (isSignedInHere() && readActiveAddress()?.key) await currentUser();
  const stored = readActiveAddress();
  if (!isSignedInHere()) {
    // Left by a diner who was signed in here.
    if (stored && stored.address.id !== UNSAVED_ID) forgetActiveAddress();
    return;
  }
  if (stored && stored.key !== null && !stored.isRefused) {
    await saveUnsaved({ ...stored, key: stored.key });
    await queryClient().invalidateQueries({ queryKey: addressesQuery.queryKey });
  }
  const saved = await queryClient().fetchQuery(addressesQuery);
  const active = activeAddress({
    saved,
    active: readActiveAddress()?.address ?? null,
    isConfirmed: isAddressConfirmed(),
    from: geolocation.current().coordinates,
  });
  if (active && active.id !== UNSAVED_ID) saveActiveAddress(active);
}

let running: Promise<void> | null = null;

/** Joins addresses of device and server (ADDR-10): saves the unsaved one, picks the active. Runs once at a time. */
export function initAddresses(): Promise<void> {
  running ??= init().finally(() => {
    running = null;
  });
  return running;
}
