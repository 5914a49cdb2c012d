'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CONSENT_ID, ConsentTexts } from '@/components/ui/consent-texts';
import { Checkbox } from '@/components/ui/checkbox';
import { setAgeConfirmed } from '@/lib/menu/age-confirmation';
import { paths } from '@/lib/core/paths/paths';
import type { CheckoutState } from '@/components/checkout/use-checkout';

const legal = (code: string) =>
  function LegalLink(chunks: ReactNode) {
    return (
      <a className="link" href={paths.legal(code)} target="_blank">
        {chunks}
      </a>
    );
  };

const DOCUMENT_LINKS = { doc: legal('personal_data_consent'), offer: legal('offer') };

type ConsentFieldProps = {
  checkout: Pick<CheckoutState, 'draft' | 'giveConsent'>;
  /** Order was pressed: a consent that was taken back is shown as an error. */
  isSubmitted: boolean;
};

/** The consent that the press of an order's button gives, as a sentence of the diner (CART-11). */
export function OrderConsentTexts() {
  const t = useTranslations('checkout');
  return <ConsentTexts>{t.rich('pressConsent', DOCUMENT_LINKS)}</ConsentTexts>;
}

/** The consent that an order needs, where it was given before: it can be taken back (CHK-23). */
export function ConsentField({ checkout: { draft, giveConsent }, isSubmitted }: ConsentFieldProps) {
  const t = useTranslations('checkout');
  return (
    <Checkbox
      id={CONSENT_ID}
      checked={draft.consentedAt !== null}
      onChange={(event) => giveConsent(event.target.checked)}
      error={isSubmitted && draft.consentedAt === null ? t('consentRequired') : undefined}
    >
      {t.rich('consent', DOCUMENT_LINKS)}
    </Checkbox>
  );
}

type AgeFieldProps = { checkout: Pick<CheckoutState, 'minAge' | 'isOldEnough'>; isSubmitted: boolean };

/** The diner's confirmation of their age, where something in the cart needs it (MENU-53). */
export function AgeField({ checkout: { minAge, isOldEnough }, isSubmitted }: AgeFieldProps) {
  const t = useTranslations('checkout');
  if (minAge === 0) return null;
  return (
    <Checkbox
      id="age"
      checked={isOldEnough}
      onChange={(event) => setAgeConfirmed(event.target.checked)}
      error={isSubmitted && !isOldEnough ? t('ageRequired', { age: minAge }) : undefined}
    >
      {t('age', { age: minAge })}
    </Checkbox>
  );
}

/** The consent to advertising, which is optional. */
export function MarketingField({
  checkout: { draft, acceptMarketing },
}: {
  checkout: Pick<CheckoutState, 'draft' | 'acceptMarketing'>;
}) {
  const t = useTranslations('checkout');
  return (
    <Checkbox
      id="marketing"
      checked={draft.acceptsMarketing}
      onChange={(event) => acceptMarketing(event.target.checked)}
    >
      {t.rich('marketing', { doc: legal('marketing_consent') })}
    </Checkbox>
  );
}
