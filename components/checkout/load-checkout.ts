/** The checkout of the cart, which a menu with a filled cart loads ahead. */
export const loadCheckout = () => import('./cart-states.client');
