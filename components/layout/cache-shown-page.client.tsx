'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';
import { onFirstTouch } from '@/components/ui/first-touch';
import { whenReachable } from '@/lib/core/connection/when-reachable';
import { isCachedPage, recordShown } from '@/lib/core/offline/shown-at';

/** One script: what has come with the first touch is cached, and there without network. */
const load = () => import('@/lib/core/offline/register');

/** Stored per document: going between the two root layouts unmounts this component. */
const lastShown: { path: string | null } = { path: null };

/**
 * Has a touched page cached for a phone without network (OFF-01); a page that is only looked at loads nothing for it. A cached page is
 * renewed in its place as soon as our server answers (OFF-14).
 */
export function CacheShownPage() {
  const path = usePathname();
  const router = useRouter();
  const [isRenewing, startRenewal] = useTransition();
  const wasRenewing = useRef(false);
  useEffect(() => {
    if (lastShown.path !== null && lastShown.path !== path) recordShown();
    lastShown.path = path;
    return onFirstTouch(() => {
      load()
        .then(({ cacheShownPage }) => cacheShownPage())
        .catch(() => undefined);
    });
  }, [path]);
  useEffect(() => {
    if (!isCachedPage()) return undefined;
    const stop = new AbortController();
    void whenReachable(stop.signal, window.location.pathname).then((isReachable) => {
      if (isReachable) startRenewal(() => router.refresh());
    });
    return () => stop.abort();
  }, [path, router]);
  useEffect(() => {
    if (wasRenewing.current && !isRenewing) {
      recordShown();
      // The page's own requests were answered from the cache too.
      import('@/lib/core/bff/query-client')
        .then(({ queryClient }) => queryClient().invalidateQueries())
        .catch(() => undefined);
    }
    wasRenewing.current = isRenewing;
  }, [isRenewing]);
  return null;
}
