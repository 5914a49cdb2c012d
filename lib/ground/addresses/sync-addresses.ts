import { isSignedInHere } from '@/lib/core/session/sign-in-id';
import { UNSAVED_ID } from './address';
import { readActiveAddress } from './stored-address';

/**
 * Saves the address stored only on this device for a signed-in diner (ADDR-14), and forgets one that a diner who was signed in here
 * has left. What does more than look is loaded only where there is something to do.
 * @throws BffError
 */
export async function syncAddresses(): Promise<void> {
  const stored = readActiveAddress();
  if (!stored || stored.isRefused) return;
  if (isSignedInHere() !== (stored.address.id === UNSAVED_ID)) return;
  const { initAddresses } = await import('./init-addresses');
  await initAddresses();
}
