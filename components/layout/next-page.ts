/* What makes the next page quick, loaded after this one. */

export { showNextPageFrame } from './next-page-frame';
export { prefetchAtRest } from './prefetch-at-rest';
