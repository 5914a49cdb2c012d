import { useState } from 'react';
import { useGivenConsent } from '@/components/legal/use-given-consent';
import type { BillVenue } from '@/lib/bill/bill-venue';

/** The consent to pay a bill: an earlier bill's holds until it is taken back; one not given yet comes with the press (BILL-20). */
export function useBillConsent(venue: Pick<BillVenue, 'country' | 'documents'>, isSignedIn: boolean) {
  const { earlier, remember, takeBack } = useGivenConsent({ ...venue, isSignedIn });
  const [isTakenBack, setTakenBack] = useState(false);
  return {
    /** It has a box, where it is taken back and given again by itself. */
    wasGiven: earlier !== null,
    isTakenBack,
    consent: (isGiven: boolean) => {
      if (!isGiven) takeBack();
      setTakenBack(!isGiven);
    },
    /** The consent goes out with a payment. */
    remember: () =>
      remember({ givenAt: earlier?.givenAt ?? new Date().toISOString(), acceptsMarketing: false }),
  };
}
