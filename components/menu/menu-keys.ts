import { PRESS_KEYS } from '@/lib/menu/press-keys';

/** The messages of products, of their presses and of the cart beside them in a menu's first view; all others come late (`late-parts.ts`). */
export const PRODUCT_KEYS = [
  ...PRESS_KEYS,
  'favouriteNeedsSignIn',
  'favouriteFailed',
  'signIn',
  'cart',
  'cartEmpty',
  'cartEmptyText',
  'saved',
  'less',
  'more',
  'remove',
  'toCheckout',
] as const;
