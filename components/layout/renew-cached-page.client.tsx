'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';
import { queryClient } from '@/lib/core/bff/query-client';
import { whenReachable } from '@/lib/core/connection/when-reachable';
import { recordShown } from '@/lib/core/offline/shown-at';

/** Renews a cached page in its place as soon as our server answers (OFF-14). */
export function RenewCachedPage() {
  const path = usePathname();
  const router = useRouter();
  const [isRenewing, startRenewal] = useTransition();
  const wasRenewing = useRef(false);
  useEffect(() => {
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
      void queryClient().invalidateQueries();
    }
    wasRenewing.current = isRenewing;
  }, [isRenewing]);
  return null;
}
