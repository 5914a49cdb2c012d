'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';
import { isPlainPress } from '@/components/ui/plain-press';
import { isDataSaverOn } from './data-saver';

/** A pointer or the keyboard's focus that rests on a link this long means it, milliseconds. */
const HOVER_MS = 100;
/** Round trip, milliseconds: an answer that takes longer than a tap comes too late, and the router would fetch the page a second time. */
const TAP_MS = 100;
/**
 * Pages that one document shows before the next one is opened anew. React and the browser hold on to about 40 kB of each (docs/decisions/026),
 * which a diner who looks around for an evening on a poor phone would feel; cart and drafts are stored, so nothing is lost.
 */
export const MAX_SOFT_PAGES = 60;

/** The round trip, milliseconds: as the browser says, else that of this document, with the server's part. */
function roundTripMs(): number {
  const { rtt } = 'connection' in navigator ? (navigator.connection as { rtt?: number }) : {};
  if (rtt !== undefined) return rtt;
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming ? entry.responseStart - entry.requestStart : Infinity;
}

/** Whether a page comes between the press and the click. */
const isFast = (): boolean => !isDataSaverOn() && roundTripMs() <= TAP_MS;

/** Else the router fetches the parts of the route without their data. */
const WHOLE_PAGE = { kind: 'full' } as NonNullable<Parameters<ReturnType<typeof useRouter>['prefetch']>[1]>;

/** The `SoftLink` under an event; null elsewhere, and for a link that the browser itself has to open. */
function softLinkAt({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-soft]') : null;
  const isOurs =
    link && link.origin === window.location.origin && !link.target && !link.hasAttribute('download');
  return isOurs ? link : null;
}

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement): string => pathname + search + hash;

/**
 * Follows every `SoftLink` of the page without a reload, up to {@link MAX_SOFT_PAGES} of them, and fetches its page before: that of a few
 * cards in view when the page is at rest; on a fast line also when a link is pressed, or a mouse or the keyboard's focus rests on it. One
 * listener for all links, because a component for each of a hundred cards is work for a phone. While a page is on its way the pressed card's frame
 * and a bar say so (NAV-44).
 * @param label what the bar is called
 */
export function SoftNavigation({ label }: { label: string }) {
  const router = useRouter();
  const pathname = usePathname();
  const [isComing, startComing] = useTransition();
  const showFrame = useRef<(link: HTMLAnchorElement) => () => void>(undefined);
  const removeFrame = useRef<() => void>(undefined);
  useEffect(() => {
    // The line is the pressed page's alone.
    if (isComing) return undefined;
    removeFrame.current?.();
    let stop: (() => void) | undefined;
    let isStopped = false;
    const begin = () => {
      if (isDataSaverOn()) return;
      import('./next-page').then(
        ({ prefetchAtRest, showNextPageFrame }) => {
          showFrame.current = showNextPageFrame;
          if (!isStopped) stop = prefetchAtRest((address) => router.prefetch(address, WHOLE_PAGE));
        },
        // Pages come without it.
        () => undefined,
      );
    };
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    return () => {
      isStopped = true;
      stop?.();
      window.removeEventListener('load', begin);
    };
  }, [router, pathname, isComing]);
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    let pages = 0;
    const prefetch = (link: HTMLAnchorElement | null) => {
      clearTimeout(resting);
      if (link && isFast()) router.prefetch(addressOf(link), WHOLE_PAGE);
    };
    const onPress = (event: PointerEvent) => prefetch(event.button === 0 ? softLinkAt(event) : null);
    const onRest = (event: Event) => {
      clearTimeout(resting);
      if ('pointerType' in event && event.pointerType !== 'mouse') return;
      const link = softLinkAt(event);
      if (link) resting = setTimeout(() => prefetch(link), HOVER_MS);
    };
    const follow = (event: MouseEvent) => {
      clearTimeout(resting);
      const link = isPlainPress(event) && !event.defaultPrevented ? softLinkAt(event) : null;
      if (!link || pages >= MAX_SOFT_PAGES) return;
      event.preventDefault();
      pages += 1;
      removeFrame.current?.();
      removeFrame.current = showFrame.current?.(link);
      startComing(() => router.push(addressOf(link)));
    };
    const leaveFrame = () => removeFrame.current?.();
    window.addEventListener('pointerdown', onPress);
    window.addEventListener('pointerover', onRest);
    window.addEventListener('focusin', onRest);
    window.addEventListener('click', follow);
    window.addEventListener('popstate', leaveFrame);
    // A page that the browser takes back out of its memory was left under the frame.
    window.addEventListener('pageshow', leaveFrame);
    return () => {
      clearTimeout(resting);
      window.removeEventListener('pointerdown', onPress);
      window.removeEventListener('pointerover', onRest);
      window.removeEventListener('focusin', onRest);
      window.removeEventListener('click', follow);
      window.removeEventListener('popstate', leaveFrame);
      window.removeEventListener('pageshow', leaveFrame);
      // The next page may have a layout of its own.
      leaveFrame();
    };
  }, [router]);
  return isComing ? <div role="progressbar" aria-label={label} className="page-progress" /> : null;
}
