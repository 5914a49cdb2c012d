import { networkInformation } from '@/lib/core/connection/network-information';
import { isSignedInHere } from '@/lib/core/session/sign-in-id';
import { requestFirstData } from '@/lib/pages/own/first-requests';
import { isCached, prefetchPage, type Prefetch } from './router-prefetch';
import { pageOf, softLinkAt } from './soft-link-at';

/* Prefetches the page of a link that is about to be pressed, where it comes between that and the click, and requests a diner's data. */

/** A mouse or the keyboard's focus that rests on a link this long means it, milliseconds. */
const HOVER_MS = 100;
/** Round trip, milliseconds: what takes longer than a tap comes too late. */
const TAP_MS = 100;

/** The round trip, milliseconds: as the browser says, else that of this document, with the server's part. */
function roundTripMs(): number {
  const rtt = networkInformation()?.rtt;
  if (rtt !== undefined) return rtt;
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming ? entry.responseStart - entry.requestStart : Infinity;
}

/** Requests what a diner's own page shows first, at the press on its link: its code would request that a round trip later. */
export function requestOwnData(link: HTMLAnchorElement): void {
  if (isSignedInHere()) requestFirstData(link.pathname);
}

/** Prefetches the page of a link that is pressed, or on which a mouse or the focus rests. @returns a function that stops it */
export function prefetchOnIntent(prefetch: Prefetch): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const fetchPage = (link: HTMLAnchorElement | null) => {
    clearTimeout(resting);
    if (link && roundTripMs() <= TAP_MS && !isCached(pageOf(link))) prefetchPage(pageOf(link), prefetch);
  };
  const onPress = (event: PointerEvent) => {
    const link = event.button === 0 ? softLinkAt(event) : null;
    if (link) requestOwnData(link);
    fetchPage(link);
  };
  const onRest = (event: Event) => {
    clearTimeout(resting);
    if ('pointerType' in event && event.pointerType !== 'mouse') return;
    const link = softLinkAt(event);
    if (link) resting = setTimeout(() => fetchPage(link), HOVER_MS);
  };
  addEventListener('pointerdown', onPress);
  addEventListener('pointerover', onRest);
  addEventListener('focusin', onRest);
  return () => {
    clearTimeout(resting);
    removeEventListener('pointerdown', onPress);
    removeEventListener('pointerover', onRest);
    removeEventListener('focusin', onRest);
  };
}
