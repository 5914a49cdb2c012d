import { isSignedInHere } from '@/lib/core/session/sign-in-id';
import { UNSAVED_ID } from './address';
import { readActiveAddress } from './stored-address';

/** Saves a device-only address of a signed-in diner (ADDR-14), or forgets a former diner's. */
export async function syncAddresses(): Promise<void> {
  const stored = readActiveAddress();
  if (!stored || stored.isRefused) return;
  if (isSignedInHere() !== (stored.address.id === UNSAVED_ID)) return;
  const { initAddresses } = await import('./init-addresses');
  await initAddresses();
}
