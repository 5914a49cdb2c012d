import { consentToCounting } from './consent';

/** Takes the diner's answer to being counted; after a yes what happens from now on is counted, on this page already. */
export function answerCounting(isGiven: boolean, counter: string): void {
  consentToCounting(isGiven);
  if (isGiven)
    void import('./counting')
      .then(({ startCounting }) => startCounting(counter, { isFromNow: true }))
      // The next page begins to count.
      .catch(() => undefined);
}
