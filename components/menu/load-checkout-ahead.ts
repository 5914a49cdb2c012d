import { loadCheckout } from '@/components/checkout/load-checkout';
import { readCart } from '@/lib/cart/cart-store';
import { isDataSaverOn } from '@/lib/core/connection/network-information';
import { cacheWithPage } from '@/lib/core/offline/deferred-code';
import { isSignedInHere } from '@/lib/core/session/sign-in-id';
import { isKiosk } from '@/lib/core/site/is-kiosk';

const TOUCHES = ['pointerdown', 'keydown'] as const;

let isLoaded = false;

function load(): void {
  TOUCHES.forEach((name) => removeEventListener(name, load, true));
  if (isLoaded) return;
  isLoaded = true;
  cacheWithPage(loadCheckout());
}

/**
 * Loads what the page of the cart needs beyond its dishes: for a signed-in diner at once, because they may add a dish and order without
 * network; for a guest with a filled cart at the next touch, which may be the press that leads there.
 */
export function loadCheckoutAhead(): void {
  if (isLoaded || isDataSaverOn() || isKiosk()) return;
  if (isSignedInHere()) load();
  else if (readCart().cart)
    TOUCHES.forEach((name) => addEventListener(name, load, { capture: true, passive: true }));
}
