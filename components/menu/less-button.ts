/** The button before a plus that takes a piece off: its number is the product's. */
export const LESS = '[data-less]';
