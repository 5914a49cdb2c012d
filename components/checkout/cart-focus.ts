import { MAIN_ID } from '@/components/layout/skip-link';

/** Of the heading over the lines of the cart. */
export const CART_HEADING_ID = 'cart-venue';

/**
 * Takes the focus from a control that goes with its press, so that it is not lost: to the heading over the lines, or to the page where none
 * is left. Nothing is scrolled.
 */
export function focusCart(linesLeft: number): void {
  document.getElementById(linesLeft > 0 ? CART_HEADING_ID : MAIN_ID)?.focus({ preventScroll: true });
}
