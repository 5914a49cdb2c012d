import { loadCheckout } from '@/components/checkout/load-checkout';
import { isDataSaverOn } from '@/lib/connection/network-information';
import { isKiosk } from '@/lib/site/is-kiosk';

/* What a menu does with a pressed card and with the cart, in one file: it comes with the first touch, or where something is in the cart. */
export { addLine } from './add-line';
export { takeOne, watchCart } from './cart-marks';
export { productOn } from './product-on-card';
export { previewOf } from './product-preview';

/** Loads what the page of the cart needs beyond its first view, for the way there and for a phone without network. */
export const loadCheckoutAhead = async (): Promise<void> => {
  if (!isDataSaverOn() && !isKiosk()) await loadCheckout();
};
