import { setConsent } from './consent';

/** Takes the diner's answer to being counted; after a yes what happens from now on is counted, on this page already. */
export function answerConsent(isGiven: boolean, counter: string): void {
  setConsent(isGiven);
  if (isGiven)
    void import('./start-analytics')
      .then(({ startAnalytics }) => startAnalytics(counter))
      // The next page begins to count.
      .catch(() => undefined);
}
