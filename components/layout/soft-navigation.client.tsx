'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { isPlainPress } from '@/components/ui/plain-press';
import { isDataSaverOn } from '@/lib/core/connection/network-information';
import { loadCodeOf } from './next-code';
import { pageOf, softLinkAt } from './soft-link-at';

/**
 * Pages that one document shows before the next one is opened anew. React and the browser hold on to about 40 kB of each (docs/decisions/026),
 * which a diner who looks around for an evening on a poor phone would feel; cart and drafts are stored, so nothing is lost.
 */
export const MAX_SOFT_PAGES = 60;

/** Of this document: a list has another layout than a venue, so that this component does not outlive a step between them. */
let pages = 0;
/** Loaded once a document, for the same reason. */
let nextPage: typeof import('./next-page') | undefined;

/** Else the router fetches the parts of the route without their data. */
const WHOLE_PAGE = { kind: 'full' } as NonNullable<Parameters<ReturnType<typeof useRouter>['prefetch']>[1]>;

/**
 * Follows every `SoftLink` of the page without a reload, up to {@link MAX_SOFT_PAGES} of them, and loads what fetches their pages before
 * (`next-page.ts`). One listener for all links, because a component for each of a hundred cards is work for a phone. While a page is on
 * its way the pressed card's frame and a bar say so (NAV-44).
 * @param label what the bar is called
 */
export function SoftNavigation({ label }: { label: string }) {
  const router = useRouter();
  const pathname = usePathname();
  const [isPushed, startPush] = useTransition();
  const [isWaiting, setWaiting] = useState(false);
  const isComing = isPushed || isWaiting;
  const removeFrame = useRef<() => void>(undefined);
  const stopWaiting = useRef<() => void>(undefined);
  useLayoutEffect(() => nextPage?.restoreShelves(), [pathname]);
  useEffect(() => {
    // The line is the pressed page's alone.
    if (isComing) return undefined;
    removeFrame.current?.();
    let stop: (() => void) | undefined;
    let isStopped = false;
    const load = () =>
      import('./next-page').then(
        (module) => (nextPage = module),
        // Pages come without it.
        () => undefined,
      );
    const begin = () =>
      void load().then(() => {
        if (!isStopped) stop = nextPage?.startNextPage((address) => router.prefetch(address, WHOLE_PAGE));
      });
    const moment = isDataSaverOn() ? 'pointerdown' : 'load';
    // The code comes while the last pictures do: a round trip less before the next page is fetched.
    if (moment === 'load') void load();
    if (nextPage || (moment === 'load' && document.readyState === 'complete')) begin();
    else window.addEventListener(moment, begin, { once: true });
    return () => {
      isStopped = true;
      stop?.();
      window.removeEventListener(moment, begin);
    };
  }, [router, pathname, isComing]);
  useEffect(() => {
    const leave = () => {
      stopWaiting.current?.();
      setWaiting(false);
      removeFrame.current?.();
    };
    const follow = (event: MouseEvent) => {
      const link = isPlainPress(event) && !event.defaultPrevented ? softLinkAt(event) : null;
      if (!link || pages >= MAX_SOFT_PAGES) return;
      event.preventDefault();
      pages += 1;
      leave();
      loadCodeOf(link);
      nextPage?.requestOwnData(link);
      removeFrame.current = nextPage?.showNextPageFrame(link);
      const page = pageOf(link);
      const { hash } = link;
      const push = () => {
        setWaiting(false);
        startPush(() => router.push(page + hash));
      };
      stopWaiting.current = nextPage?.afterRoute(page, push);
      if (stopWaiting.current) setWaiting(true);
      else push();
    };
    window.addEventListener('click', follow);
    window.addEventListener('popstate', leave);
    // A page that the browser takes back out of its memory was left under the frame.
    window.addEventListener('pageshow', leave);
    return () => {
      window.removeEventListener('click', follow);
      window.removeEventListener('popstate', leave);
      window.removeEventListener('pageshow', leave);
      // The next page may have a layout of its own.
      leave();
    };
  }, [router]);
  return isComing ? <div role="progressbar" aria-label={label} className="page-progress" /> : null;
}
