import { CART_KEY } from '@/lib/core/page-scripts/stored-here.mjs';
import { storedText } from '@/lib/core/storage/stored';

/** The cart of this tab as it is stored: pages without a cart need not load its code. */
export const cartText = storedText({ area: 'session', key: CART_KEY });
