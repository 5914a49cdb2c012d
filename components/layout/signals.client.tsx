'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { analyticsConsent } from '@/lib/analytics/given-consent';
import { track } from '@/lib/analytics/track';

type SignalsProps = {
  /** Null: nothing is counted on this page. */
  counter: string | null;
};

/** Tells of pages to whom the diner has agreed. The library for it comes after the consent, in idle time. */
export function Signals({ counter }: SignalsProps) {
  const page = usePathname();
  useEffect(() => track('page_viewed', { page }), [page]);
  useEffect(() => {
    if (counter !== null && analyticsConsent.read() === 'yes')
      import('@/lib/analytics/count-when-idle').then(
        (module) => module.countWhenIdle(counter),
        () => undefined,
      );
  }, [counter]);
  return null;
}
