// Where a device stores what decides on the first paint, and how the page says so; apart from the script, which the browser need not load.

/** The key of the cart in session storage. */
export const CART_KEY = 'cart';

/** The key of the active address in local storage. */
export const ADDRESS_KEY = 'default.activeAddress';

/** The attribute of a page whose device has an address, or may have one. */
export const ADDRESS_ATTRIBUTE = 'data-address';

/** The attribute of a page that begins with a filled cart. */
export const CART_ATTRIBUTE = 'data-cart';

/** Home and the pages of orders show the order themselves; signing in, paying and a kiosk are not interrupted. */
export const PAGES_WITHOUT_STRIP = /^\/($|auth|kiosk|orders|payment|typ\/\d+\/order)/;
