/* What a menu does with a pressed card and with the cart, in one file: it comes with the first touch, or where something is in the cart. */
export { addLine } from './add-line';
export { takeOne, watchCart } from './cart-counts';
export { lineOn } from './product-on-card';
export { previewOf } from './product-preview';
