import { useMemo } from 'react';
import {
  consentTexts,
  forgetConsent,
  givenConsent,
  rememberConsent,
  type ConsentDocument,
  type GivenConsent,
} from '@/lib/legal/given-consent';
import type { CountryCode } from '@/lib/core/site/site';

type ConsentOf = {
  country: CountryCode | null;
  /** To be agreed to, in their current versions. */
  documents: readonly ConsentDocument[];
  /** As far as the server has said: an earlier consent is its diner's alone. */
  isSignedIn: boolean;
};

/** The consent to these texts that came with an earlier order or bill of the diner, and what becomes of it (CHK-23, BILL-20). */
export function useGivenConsent({ country, documents, isSignedIn }: ConsentOf) {
  const texts = consentTexts(country, documents);
  // Without versions the text that was agreed to is unknown.
  const isRemembered = documents.length > 0;
  const earlier = useMemo(
    () => (isSignedIn && isRemembered ? givenConsent(texts) : null),
    [isSignedIn, isRemembered, texts],
  );
  return {
    /** Identifies the texts: see {@link consentTexts}. */
    texts,
    /** As it was found; null where none was given. */
    earlier,
    /** The consent goes out: the next order or bill does not ask for it. */
    remember: (given: Omit<GivenConsent, 'texts'>) => {
      if (isRemembered) rememberConsent({ texts, ...given });
    },
    takeBack: () => forgetConsent(texts),
  };
}
