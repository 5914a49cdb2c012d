'use client';

import { useEffect, useState } from 'react';
import { useGivenConsent } from '@/components/legal/use-given-consent';
import { draftUnder, loadDraft, saveDraft, type CheckoutDraft } from '@/lib/checkout/draft';

/** What the diner has typed, with consents to the documents in force: an earlier order's hold until they are touched (CHK-23). */
export function useDraft(consentOf: Parameters<typeof useGivenConsent>[0]) {
  const { texts, earlier, remember, takeBack } = useGivenConsent(consentOf);
  const [stored, setStored] = useState<CheckoutDraft>(loadDraft);
  const draft = draftUnder(stored, texts, earlier);

  useEffect(() => saveDraft(stored), [stored]);

  const change = (part: Partial<CheckoutDraft>) => setStored((current) => ({ ...current, ...part }));
  const consent = (part: Pick<CheckoutDraft, 'consentedAt'> | Pick<CheckoutDraft, 'acceptsMarketing'>) =>
    setStored((current) => ({ ...draftUnder(current, texts, earlier), ...part }));
  return {
    draft,
    change,
    giveConsent: (isGiven: boolean) => {
      if (!isGiven) takeBack();
      consent({ consentedAt: isGiven ? new Date().toISOString() : null });
    },
    acceptMarketing: (acceptsMarketing: boolean) => consent({ acceptsMarketing }),
    /** The needed consent came with an earlier order, so it is not asked for. */
    isConsentEarlier: earlier !== null,
    /** The consents go out with an order. */
    rememberConsents: () => {
      const { consentedAt: givenAt, acceptsMarketing } = draft;
      if (givenAt !== null) remember({ givenAt, acceptsMarketing });
    },
  };
}
