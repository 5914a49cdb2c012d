import { whenIdle } from '@/lib/core/connection/when-idle';
import { hasConsent } from './consent';

/* Apart, so that pages of those who have not agreed load neither the library of analytics nor when to load it. */

/** Loads the library of analytics when the browser has nothing else to do; what cannot be loaded is done without. */
export function startAnalyticsWhenIdle(counter: string): void {
  if (!hasConsent()) return;
  void whenIdle()
    .then(() => import('./start-analytics'))
    .then((module) => module.startAnalytics(counter))
    .catch(() => undefined);
}
