'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { mayCount } from '@/lib/analytics/consent';
import { pageName } from '@/lib/analytics/page-name';
import { track } from '@/lib/analytics/track';

type SignalsProps = {
  /** Null: nothing is counted on this page. */
  counter: string | null;
  hasReports: boolean;
};

/** After everything that the page itself needs; what cannot be loaded is done without. */
function whenIdle(run: () => Promise<unknown>): void {
  const start = () => void run().catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(start);
  else setTimeout(start, 2000);
}

/**
 * Tells of pages to whom the diner has agreed, and of errors to us. The libraries for it come when they are needed: analytics after the
 * consent in idle time, reports with the first error.
 */
export function Signals({ counter, hasReports }: SignalsProps) {
  const page = pageName(usePathname());
  useEffect(() => track('page_viewed', { page }), [page]);
  useEffect(() => {
    if (counter !== null && mayCount())
      whenIdle(() => import('@/lib/analytics/counting').then((module) => module.startCounting(counter)));
  }, [counter]);
  useEffect(() => {
    if (!hasReports) return undefined;
    const report = (error: unknown) =>
      void import('@/lib/reports/report').then((module) => module.reportError(error)).catch(() => undefined);
    const onError = (event: ErrorEvent) => report(event.error);
    const onRejection = (event: PromiseRejectionEvent) => report(event.reason);
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, [hasReports]);
  return null;
}
