'use client';

import { useEffect, useMemo, useState } from 'react';
import { draftUnder, loadDraft, saveDraft, type CheckoutDraft } from '@/lib/checkout/draft';
import { consentTexts, forgetConsent, givenConsent, rememberConsent } from '@/lib/legal/given-consent';
import type { ConsentDocument } from '@/lib/legal/given-consent';
import type { CountryCode } from '@/lib/site/site';

type DraftUnder = {
  country: CountryCode | null;
  documents: readonly ConsentDocument[];
  /** As far as the server has said: a consent of an earlier order is its diner's alone. */
  isSignedIn: boolean;
};

/** What the diner has typed, with consents to the documents in force: an earlier order's hold until they are touched (CHK-23). */
export function useDraft({ country, documents, isSignedIn }: DraftUnder) {
  const texts = consentTexts(country, documents);
  // Without versions nobody knows what was agreed to.
  const isRemembered = documents.length > 0;
  const earlier = useMemo(
    () => (isSignedIn && isRemembered ? givenConsent(texts) : null),
    [isSignedIn, isRemembered, texts],
  );
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
      if (!isGiven) forgetConsent(texts);
      consent({ consentedAt: isGiven ? new Date().toISOString() : null });
    },
    acceptMarketing: (acceptsMarketing: boolean) => consent({ acceptsMarketing }),
    /** The needed consent came with an earlier order, so it is not asked for. */
    isConsentEarlier: earlier !== null,
    /** The consents go out with an order: the next one does not ask for them. */
    rememberConsents: () => {
      const { consentedAt: givenAt, acceptsMarketing } = draft;
      if (isRemembered && givenAt !== null) rememberConsent({ texts, givenAt, acceptsMarketing });
    },
  };
}
