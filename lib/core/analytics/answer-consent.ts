import { setConsent } from './consent';

/** Stores the diner's consent to analytics; after a yes events count from now on, on this page too. */
export function answerConsent(isGiven: boolean, counter: string): void {
  setConsent(isGiven);
  if (isGiven)
    void import('./start-analytics')
      .then(({ startAnalytics }) => startAnalytics(counter))
      // The next page begins to count.
      .catch(() => undefined);
}
