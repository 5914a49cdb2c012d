import { isDataSaverOn } from '@/lib/core/connection/network-information';
import { prefetchAtRest } from './prefetch-at-rest';
import { prefetchOnIntent } from './prefetch-on-intent';
import { recordRequest, type Prefetch } from './router-prefetch';
import { recordShelves } from './shelves';

/* The parts that make the next page quick and the way back whole load after this page. */

export { showNextPageFrame } from './next-page-frame';
export { requestOwnData } from './prefetch-on-intent';
export { afterRoute } from './router-prefetch';
export { restoreShelves } from './shelves';

/** Begins on a page that is shown. @returns a function that stops it */
export function startNextPage(prefetch: Prefetch): () => void {
  recordRequest(location.pathname + location.search);
  const stops = [recordShelves()];
  if (!isDataSaverOn()) stops.push(prefetchAtRest(prefetch), prefetchOnIntent(prefetch));
  return () => stops.forEach((stop) => stop());
}
