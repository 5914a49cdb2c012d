// The settings of this device that decide on the room that a page reserves before its first paint: later content of that room moves nothing.

import {
  ADDRESS_ATTRIBUTE,
  ADDRESS_KEY,
  CART_ATTRIBUTE,
  CART_KEY,
  PAGES_WITHOUT_STRIP,
} from './stored-here.mjs';

/** The attribute of an element that gets room only for a diner who has an order (`components/orders/latest`). */
const PLACE = 'data-order-place';

/**
 * Sets attributes for a cart, an address, an earlier order (`data-ordered`) and an order under way (`data-under-way`: shown by the `strip`
 * or by the `page` itself), which `lib/orders` stores under the id of the sign-in. The policy approves this script by its text.
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
 * @returns {string} the page with that script before its content, where it has a place for the diner's order
 */
export function withFirstPaintScript(html) {
  return html.includes(PLACE)
    ? html.replace('</head>', () => `<script>${FIRST_PAINT_SCRIPT}</script></head>`)
    : html;
}
