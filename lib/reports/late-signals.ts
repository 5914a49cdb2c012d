import { mayCount } from '@/lib/analytics/consent';
import { isIgnored } from './ignored-errors';

/* What a page does about its signals once there is one: apart, so that pages load neither of the libraries nor when to load them. */

/** Loads the library of analytics when the browser has nothing else to do; what cannot be loaded is done without. */
export function countWhenIdle(counter: string): void {
  if (!mayCount()) return;
  const start = () =>
    void import('@/lib/analytics/counting')
      .then((module) => module.startCounting(counter))
      .catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(start);
  else setTimeout(start, 2000);
}

/** Loads the library of error reports for an error that is worth one. */
export function noteError(error: unknown): void {
  if (isIgnored(error)) return;
  void import('./report').then((module) => module.reportError(error)).catch(() => undefined);
}
