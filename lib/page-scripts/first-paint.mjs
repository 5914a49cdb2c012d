/*
 * What of this device decides on the room that a page keeps, before its first paint: what comes into that room later moves nothing.
 */

/** The attribute of an element that gets room only for a diner who has an order (`components/orders/latest`). */
const PLACE = 'data-order-place';

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

/**
 * Marks the page of a tab with a cart, of a device with an address, and of a diner who has ordered here (`data-ordered`) or has an order under way (`data-under-way`: by
 * whom it is shown, the `strip` or the `page` itself). `lib/orders/ordered-here.ts` and `under-way.ts` store it under the id of the sign-in. The
 * policy approves this script by its text.
 */
export const FIRST_PAINT_SCRIPT =
  '(d=>{try{let i=/(?:^|; )signedIn=([^;]+)/.exec(d.cookie),s=localStorage,e=d.documentElement,m=e.dataset,u;' +
  `sessionStorage.${CART_KEY}&&e.setAttribute("${CART_ATTRIBUTE}","");` +
  `(i||s["${ADDRESS_KEY}"])&&e.setAttribute("${ADDRESS_ATTRIBUTE}","");if(i){` +
  's.orderedHere==i[1]&&(m.ordered="");' +
  'u=JSON.parse(s.ordersUnderWay||"{}");' +
  `u.mark==i[1]&&Object.values(u.ends).some(e=>e>Date.now())&&(m.underWay=${String(PAGES_WITHOUT_STRIP)}.test(location.pathname)?"page":"strip")` +
  '}}catch{}})(document)';

/**
 * @param {string} html a finished page
 * @returns {string} the page with the marks' script before its content, where it has a place for the diner's order
 */
export function withFirstPaintScript(html) {
  return html.includes(PLACE)
    ? html.replace('</head>', () => `<script>${FIRST_PAINT_SCRIPT}</script></head>`)
    : html;
}
