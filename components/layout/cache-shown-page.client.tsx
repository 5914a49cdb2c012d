'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { onFirstTouch } from '@/components/ui/first-touch';
import { onDemand } from '@/components/ui/on-demand';
import { isCachedPage, onShown, recordShown } from '@/lib/core/offline/shown-at';

/** One script: what has come with the first touch is cached, and there without network. */
const load = () => import('@/lib/core/offline/register');

/* Comes when our server answers, without which it has nothing to do. */
const RenewCachedPage = onDemand(() =>
  import('./renew-cached-page.client').then((module) => module.RenewCachedPage),
);

/** Stored per document: going between the two root layouts unmounts this component. */
const lastShown: { path: string | null } = { path: null };

/**
 * Has a touched page cached for a phone without network (OFF-01); a page that is only looked at loads nothing for it. A cached page is
 * renewed in its place as soon as our server answers (OFF-14).
 */
export function CacheShownPage() {
  const path = usePathname();
  const isCached = useSyncExternalStore(onShown, isCachedPage, () => false);
  useEffect(() => {
    if (lastShown.path !== null && lastShown.path !== path) recordShown();
    lastShown.path = path;
    return onFirstTouch(() => {
      load()
        .then(({ cacheShownPage }) => cacheShownPage())
        .catch(() => undefined);
    });
  }, [path]);
  return isCached ? <RenewCachedPage /> : null;
}
