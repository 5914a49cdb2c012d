'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { onFirstTouch } from '@/components/ui/first-touch';
import { isKeptPage, noteShown } from '@/lib/offline/shown-at';

/**
 * Has a touched page kept for a phone without network (OFF-01); a page that is only looked at loads nothing for it. A kept page is
 * asked for anew when the network is back.
 */
export function KeepShown() {
  const path = usePathname();
  const router = useRouter();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current !== path) noteShown();
    shown.current = path;
    return onFirstTouch(() => {
      import('@/lib/offline/register').then((module) => module.keepShown()).catch(() => undefined);
    });
  }, [path]);
  useEffect(() => {
    const renew = () => {
      if (!isKeptPage()) return;
      noteShown();
      router.refresh();
    };
    window.addEventListener('online', renew);
    return () => window.removeEventListener('online', renew);
  }, [router]);
  return null;
}
