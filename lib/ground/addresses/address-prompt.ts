import { storedText } from '@/lib/core/storage/stored';
import { hasStoredAddress } from './has-address';

// The address sheet opens by itself once a visit: on the first page after delivery was chosen without an
// address. After it is closed a row stands in its place (`components/addresses/address-hint.tsx`).
const prompt = storedText({ area: 'session', key: 'addressPrompt' });

/** Delivery was chosen: the next page of deliveries opens the sheet, unless one has done so in this visit. */
export function requestAddressPrompt(): void {
  if (prompt.read() === null && !hasStoredAddress()) prompt.write('due');
}

/** @returns whether the sheet opens now; at most once a visit. */
export function takeAddressPrompt(): boolean {
  if (prompt.read() !== 'due') return false;
  prompt.write('shown');
  return !hasStoredAddress();
}
