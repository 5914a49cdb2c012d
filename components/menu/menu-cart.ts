/* What a menu does with the cart, in one file: it comes with the first touch, or where something is in the cart. */
export { addLine } from './add-line';
export { takeOne, watchCart } from './cart-marks';
export { lineOn } from './product-on-card';
