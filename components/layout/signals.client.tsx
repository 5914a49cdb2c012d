'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { analyticsConsent } from '@/lib/analytics/given-consent';
import { track } from '@/lib/analytics/track';

type SignalsProps = {
  /** Null: nothing is counted on this page. */
  counter: string | null;
  hasReports: boolean;
};

const loadLate = () => import('@/lib/reports/late-signals');

/**
 * Tells of pages to whom the diner has agreed, and of errors to us. The libraries for it come when they are needed: analytics after the
 * consent in idle time, reports with the first error.
 */
export function Signals({ counter, hasReports }: SignalsProps) {
  const page = usePathname();
  useEffect(() => track('page_viewed', { page }), [page]);
  useEffect(() => {
    if (counter !== null && analyticsConsent.read() === 'yes')
      loadLate().then(
        (module) => module.countWhenIdle(counter),
        () => undefined,
      );
  }, [counter]);
  useEffect(() => {
    if (!hasReports) return undefined;
    const note = (event: Event) => {
      const error: unknown = 'reason' in event ? event.reason : (event as ErrorEvent).error;
      loadLate().then(
        (module) => module.noteError(error),
        () => undefined,
      );
    };
    const names = ['error', 'unhandledrejection'];
    names.forEach((name) => window.addEventListener(name, note));
    return () => names.forEach((name) => window.removeEventListener(name, note));
  }, [hasReports]);
  return null;
}
