import { useState } from 'react';
import { useGivenConsent } from '@/components/legal/use-given-consent';
import type { BillVenue } from '@/lib/bill/bill-venue';

/** The consent to pay a bill: that of an earlier bill holds until it is taken back (BILL-20). */
export function useBillConsent(venue: Pick<BillVenue, 'country' | 'documents'>, isSignedIn: boolean) {
  const { earlier, remember, takeBack } = useGivenConsent({ ...venue, isSignedIn });
  const [touched, setTouched] = useState<boolean | null>(null);
  return {
    hasConsented: touched ?? earlier !== null,
    consent: (isGiven: boolean) => {
      if (!isGiven) takeBack();
      setTouched(isGiven);
    },
    /** The consent goes out with a payment. */
    rememberConsent: () =>
      remember({ givenAt: earlier?.givenAt ?? new Date().toISOString(), acceptsMarketing: false }),
  };
}
