import { useState } from 'react';
import type { ConsentDocument } from '@/lib/legal/given-consent';
import type { CountryCode } from '@/lib/core/site/site';
import { nowMs } from '@/lib/core/time/now';
import { useGivenConsent } from './use-given-consent';

/** Whose texts are agreed to. */
interface ConsentVenue {
  country: CountryCode;
  documents: readonly ConsentDocument[];
}

/** The consent to pay a bill or to book a table: an earlier one holds until it is taken back; one not given yet comes with the press (BILL-20). */
export function usePressConsent(venue: ConsentVenue, isSignedIn: boolean) {
  const { texts, earlier, remember, takeBack } = useGivenConsent({ ...venue, isSignedIn });
  const [isTakenBack, setTakenBack] = useState(false);
  // A consent that is given again after that is one of its own, and says nothing of advertising.
  const [isEarlierValid, setEarlierValid] = useState(true);
  const remaining = isEarlierValid ? earlier : null;
  return {
    /** Identifies the texts. */
    texts,
    /** It has a box, where it is taken back and given again by itself. */
    wasGiven: earlier !== null,
    isTakenBack,
    consent: (isGiven: boolean) => {
      if (!isGiven) {
        takeBack();
        setEarlierValid(false);
      }
      setTakenBack(!isGiven);
    },
    /** Sends the consent with the press; this page does not ask about advertising, so that answer stays. */
    remember: () =>
      remember({
        givenAt: remaining?.givenAt ?? new Date(nowMs()).toISOString(),
        acceptsMarketing: remaining?.acceptsMarketing ?? false,
      }),
  };
}
