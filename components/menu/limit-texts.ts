import type { CartLimit } from '@/lib/cart/cart-limit';

/** The text (of `menu`) for each limit of a cart. */
export const LIMIT_TEXTS = {
  promotion: 'limitReached',
  pieces: 'piecesReached',
  lines: 'linesReached',
} as const satisfies Record<CartLimit['kind'], string>;
