/* The code of a pressed card and of the cart on a menu, in one file: loaded at the first touch, or at once if the cart has items. */
export { addLine } from './add-line';
export { takeOne, watchCart } from './cart-counts';
export { lineOn } from './product-on-card';
export { previewOf } from './product-preview';
