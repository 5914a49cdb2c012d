import { CART_KEY } from '@/lib/page-scripts/stored-here.mjs';
import { storedText } from '@/lib/storage/stored';

/** The cart of this tab as it is stored: pages without a cart need not load its code. */
export const cartText = storedText({ area: 'session', key: CART_KEY });
