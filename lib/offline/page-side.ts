/* What a page does for reading without network, once it is touched: one script, which is cached as all that the page has loaded. */

export { cacheShownPage } from './register';
