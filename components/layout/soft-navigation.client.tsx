'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';
import { isPlainPress } from '@/components/ui/plain-press';

/** A pointer or the keyboard's focus that rests on a link this long means it, milliseconds. */
const REST_MS = 100;
/** An answer that takes longer than a tap comes too late: the router would fetch the page a second time. */
const TAP_MS = 100;
/**
 * Pages that one document shows before the next one is opened anew. React and the browser hold on to about 40 kB of each (docs/decisions/026),
 * which a diner who looks around for an evening on a poor phone would feel; cart and drafts are stored, so nothing is lost.
 */
export const MAX_SOFT_PAGES = 60;

/** Network information, which only some browsers have. */
interface NetworkInformation {
  saveData?: boolean;
  /** Round trip, milliseconds. */
  rtt?: number;
}

function isFetchedAhead(): boolean {
  const network = 'connection' in navigator ? (navigator.connection as NetworkInformation) : {};
  return !network.saveData && (network.rtt ?? 0) <= TAP_MS;
}

/** The address of the `SoftLink` under an event; null elsewhere, and on a link that the browser itself has to open. */
function addressAt({ target }: Event): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-soft]') : null;
  if (!link || link.origin !== window.location.origin || link.target || link.hasAttribute('download'))
    return null;
  return link.pathname + link.search + link.hash;
}

/**
 * Follows every `SoftLink` of the page without a reload, up to {@link MAX_SOFT_PAGES} of them, and fetches its page a moment before:
 * when it is pressed, or when a mouse or the keyboard's focus rests on it; being in view is no reason. One listener for all links,
 * because a component for each of a hundred cards is work for a phone. While a page is on its way a bar says so (NAV-44).
 * @param label what the bar is called
 */
export function SoftNavigation({ label }: { label: string }) {
  const router = useRouter();
  const [isComing, startComing] = useTransition();
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    let pages = 0;
    const prefetch = (address: string | null) => {
      clearTimeout(resting);
      if (address !== null && isFetchedAhead()) router.prefetch(address);
    };
    const onPress = (event: PointerEvent) => prefetch(event.button === 0 ? addressAt(event) : null);
    const onRest = (event: Event) => {
      clearTimeout(resting);
      if ('pointerType' in event && event.pointerType !== 'mouse') return;
      const address = addressAt(event);
      if (address !== null) resting = setTimeout(() => prefetch(address), REST_MS);
    };
    const follow = (event: MouseEvent) => {
      clearTimeout(resting);
      const address = isPlainPress(event) && !event.defaultPrevented ? addressAt(event) : null;
      if (address === null || pages >= MAX_SOFT_PAGES) return;
      event.preventDefault();
      pages += 1;
      startComing(() => router.push(address));
    };
    window.addEventListener('pointerdown', onPress);
    window.addEventListener('pointerover', onRest);
    window.addEventListener('focusin', onRest);
    window.addEventListener('click', follow);
    return () => {
      clearTimeout(resting);
      window.removeEventListener('pointerdown', onPress);
      window.removeEventListener('pointerover', onRest);
      window.removeEventListener('focusin', onRest);
      window.removeEventListener('click', follow);
    };
  }, [router]);
  return isComing ? <div role="progressbar" aria-label={label} className="page-progress" /> : null;
}
