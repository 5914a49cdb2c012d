/* What a page does for reading without network, once it is touched: one script, which is kept as all that the page has loaded. */

export { keepShown } from './register';
export { whenReachable } from './renewal';
