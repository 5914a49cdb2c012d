import { CART_KEY } from '@/lib/core/page-scripts/stored-here.mjs';
import { storedText } from '@/lib/core/storage/stored';

/** The cart of this tab as it is stored: pages without a cart need not load its code. */
export const cartText = storedText({ area: 'session', key: CART_KEY });

/** The number of pieces, with which the cart's text begins; empty for an older text, null without a cart. */
export function badgeOfCart(): string | null {
  const text = cartText.read();
  return text && (/^{"badge":"(.+?)"/.exec(text)?.[1] ?? '');
}
