import { useState } from 'react';
import type { BillVenue } from '@/lib/bill/bill-venue';
import { consentTexts, forgetConsent, givenConsent, rememberConsent } from '@/lib/legal/given-consent';

/** The consent to pay a bill: that of an earlier bill holds until it is taken back (BILL-20). */
export function useBillConsent(
  { country, documents }: Pick<BillVenue, 'country' | 'documents'>,
  isSignedIn: boolean,
) {
  const texts = consentTexts(country, documents);
  // Without a version nobody knows what was agreed to.
  const isRemembered = documents.length > 0;
  const [touched, setTouched] = useState<boolean | null>(null);
  const earlier = isSignedIn && isRemembered ? givenConsent(texts) : null;
  return {
    hasConsented: touched ?? earlier !== null,
    consent: (isGiven: boolean) => {
      if (!isGiven) forgetConsent(texts);
      setTouched(isGiven);
    },
    /** The consent goes out with a payment: the next bill does not ask for it. */
    rememberConsent: () => {
      const givenAt = earlier?.givenAt ?? new Date().toISOString();
      if (isRemembered) rememberConsent({ texts, givenAt, acceptsMarketing: false });
    },
  };
}
