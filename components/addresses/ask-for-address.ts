import { isPlainPress } from '@/components/ui/plain-press';
import { takeAddressPrompt } from '@/lib/ground/addresses/address-prompt';
import { hasStoredAddress, subscribeStoredAddress } from '@/lib/ground/addresses/has-address';
import { initAddresses } from '@/lib/ground/addresses/init-addresses';
import { ADDRESS_ATTRIBUTE } from '@/lib/core/page-scripts/stored-here.mjs';
import { isSignedInHere } from '@/lib/core/session/sign-in-id';

/* Loaded on a page of deliveries whose device stores no address. */

const isHint = (target: EventTarget | null) =>
  target instanceof Element && target.closest('.address-hint') !== null;

/**
 * Opens the address sheet where delivery was just chosen, and at each press of the row that asks for an address. A signed-in
 * diner with a saved address gets that one instead: their row waits until it is known that there is none. @returns how to stop
 */
export function askForAddress(open: (how: 'prompted' | 'pressed') => void): () => void {
  let isHere = true;
  // The script of the page's marks sets it before the first paint.
  const show = () => document.documentElement.toggleAttribute(ADDRESS_ATTRIBUTE, hasStoredAddress());
  const press = (event: MouseEvent) => {
    if (!isHint(event.target) || !isPlainPress(event)) return;
    event.preventDefault();
    open('pressed');
  };
  const begin = () => {
    if (!isHere) return;
    show();
    if (takeAddressPrompt()) open('prompted');
  };
  document.addEventListener('click', press);
  const unsubscribe = subscribeStoredAddress(show);
  if (isSignedInHere()) void initAddresses().then(begin, begin);
  else begin();
  return () => {
    isHere = false;
    document.removeEventListener('click', press);
    unsubscribe();
  };
}
