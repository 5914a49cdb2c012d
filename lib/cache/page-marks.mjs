/*
 * What of this device decides on the room that a page keeps, before its first paint: what comes into that room later moves nothing.
 * Plain JavaScript, because Next loads the page cache without compiling it.
 */

/** The attribute of a page's element that gets room only for a diner who has ordered here (`components/orders/latest`). */
const PLACE = 'data-order-place';

/**
 * Marks the page of a diner who has ordered on this device, as `lib/orders/ordered-here.ts` stores it: under the id of the sign-in.
 * The policy approves this script by its text.
 */
export const ORDERED_MARK =
  '(d=>{try{let i=/(?:^|; )signedIn=([^;]+)/.exec(d.cookie);' +
  'i&&localStorage.orderedHere==i[1]&&(d.documentElement.dataset.ordered="")}catch{}})(document)';

/**
 * @param {string} html a finished page
 * @returns {string} the page with the mark's script before its content, where it has a place for the diner's order
 */
export function withMarks(html) {
  return html.includes(PLACE)
    ? html.replace('</head>', () => `<script>${ORDERED_MARK}</script></head>`)
    : html;
}
