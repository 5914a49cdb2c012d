/* The views of a cart beside or under a page, in one file: a guest's first view has an empty one. */
export { CartAside } from './cart-aside.client';
export { CartBarLink } from './cart-bar-link.client';
