/* What shows a cart beside a menu, in one file: a guest's first view has an empty one. */
export { CartAsideLines } from './cart-aside-lines.client';
export { CartBarLink } from './cart-bar-link.client';
