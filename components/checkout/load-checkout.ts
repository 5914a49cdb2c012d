/** The checkout of the cart, which a menu loads at rest once something is in the cart. */
export const loadCheckout = () => import('./cart-states.client');
