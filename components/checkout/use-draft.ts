'use client';

import { useEffect, useState } from 'react';
import { useGivenConsent } from '@/components/legal/use-given-consent';
import { draftAt, draftUnder, loadDraft, saveDraft, type CheckoutDraft } from '@/lib/pages/checkout/draft';
import { lastPayment, saveLastPayment } from '@/lib/pages/checkout/last-payment';
import type { PaymentType } from '@/lib/ground/ordering/payment-types';
import { forgetWantedTime, wantedTimeAt } from '@/lib/ground/ordering/wanted-time';
import { nowMs } from '@/lib/core/time/now';

/**
 * The values that the diner has typed at this venue, with consents to the documents in force: an earlier order's hold until they
 * are touched, and the press of Order gives the needed one that was not given yet (CHK-23).
 */
export function useDraft(venueId: number, consentOf: Parameters<typeof useGivenConsent>[0]) {
  const { texts, earlier, remember, takeBack } = useGivenConsent(consentOf);
  const [wantedAt] = useState(() => wantedTimeAt(venueId));
  const [stored, setStored] = useState<CheckoutDraft>(() =>
    wantedAt === null ? loadDraft() : { ...draftAt(loadDraft(), venueId), venueId, wantedAt: wantedAt },
  );
  const typed = draftUnder(draftAt(stored, venueId), texts, earlier);
  const [last] = useState(() => lastPayment(consentOf.country));
  const draft = { ...typed, payment: typed.payment ?? last };
  // By the press that has led to the sign-in, or to an order that was not made.
  const [wasGivenHere] = useState(() => draftUnder(stored, texts).consentedAt !== null);
  const wasGiven = wasGivenHere || earlier !== null;

  useEffect(() => saveDraft(stored), [stored]);
  useEffect(() => {
    // From now on the draft has it, and the diner may choose another.
    if (wantedAt !== null) forgetWantedTime();
  }, [wantedAt]);

  const change = (part: Partial<CheckoutDraft>) =>
    setStored((current) => ({ ...draftAt(current, venueId), venueId, ...part }));
  const consent = (part: Pick<CheckoutDraft, 'consentedAt'> | Pick<CheckoutDraft, 'acceptsMarketing'>) =>
    setStored((current) => ({ ...draftUnder(current, texts, earlier), ...part }));
  return {
    draft,
    /** The way to pay is that of the last order, and nothing was chosen since. */
    isPaymentOfLast: typed.payment === null && last !== null,
    change,
    giveConsent: (isGiven: boolean) => {
      if (!isGiven) takeBack();
      consent({ consentedAt: isGiven ? new Date(nowMs()).toISOString() : null });
    },
    /** Order is pressed: with that a consent which was not requested before is given. @returns when it was given */
    agree: (): string => {
      const consentedAt = draft.consentedAt ?? new Date(nowMs()).toISOString();
      if (draft.consentedAt === null) consent({ consentedAt });
      return consentedAt;
    },
    acceptMarketing: (acceptsMarketing: boolean) => consent({ acceptsMarketing }),
    /** The needed consent was given before this page: it has a box, where it is taken back and given again by itself. */
    wasConsentGiven: wasGiven,
    isConsentTakenBack: wasGiven && draft.consentedAt === null,
    /** An order goes out: the next one is paid as it is. */
    rememberPayment: (type: PaymentType) => saveLastPayment(consentOf.country, type),
    /** The consents go out with an order. */
    rememberConsents: (givenAt: string) => remember({ givenAt, acceptsMarketing: draft.acceptsMarketing }),
  };
}
