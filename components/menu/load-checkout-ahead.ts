import { loadCheckout } from '@/components/checkout/load-checkout';
import { readCart } from '@/lib/cart/cart-store';
import { isDataSaverOn } from '@/lib/core/connection/network-information';
import { cacheWithPage } from '@/lib/core/offline/deferred-code';
import { isSignedInHere } from '@/lib/core/session/sign-in-id';
import { isKiosk } from '@/lib/core/site/is-kiosk';

let isLoaded = false;

/**
 * Loads what the page of the cart needs beyond its dishes: once there are some, and for a signed-in diner before, because they may add one
 * and order without network.
 */
export function loadCheckoutAhead(): void {
  if (isLoaded || isDataSaverOn() || isKiosk() || !(isSignedInHere() || readCart().cart)) return;
  isLoaded = true;
  cacheWithPage(loadCheckout());
}
