'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { setAgeConfirmed } from '@/lib/menu/age-confirmation';
import { paths } from '@/lib/paths/paths';
import type { CheckoutState } from '@/components/checkout/use-checkout';

type ConsentFieldsProps = {
  checkout: Pick<CheckoutState, 'draft' | 'change' | 'minAge' | 'isOldEnough'>;
  /** Order was pressed: missing consents are shown as errors. */
  isAsked: boolean;
};

const legal = (code: string) =>
  function LegalLink(words: ReactNode) {
    return (
      <a className="link" href={paths.legal(code)} target="_blank">
        {words}
      </a>
    );
  };

/** The required consent, the optional one to advertising, and the age. */
export function ConsentFields({ checkout, isAsked }: ConsentFieldsProps) {
  const t = useTranslations('checkout');
  const { draft, change, minAge, isOldEnough } = checkout;
  return (
    <div>
      <Checkbox
        id="consent"
        checked={draft.consentedAt !== null}
        onChange={(event) => change({ consentedAt: event.target.checked ? new Date().toISOString() : null })}
        error={isAsked && draft.consentedAt === null ? t('consentRequired') : undefined}
      >
        {t.rich('consent', { doc: legal('personal_data_consent'), offer: legal('offer') })}
      </Checkbox>
      <Checkbox
        id="marketing"
        checked={draft.acceptsMarketing}
        onChange={(event) => change({ acceptsMarketing: event.target.checked })}
      >
        {t.rich('marketing', { doc: legal('marketing_consent') })}
      </Checkbox>
      {minAge > 0 ? (
        <Checkbox
          id="age"
          checked={isOldEnough}
          onChange={(event) => setAgeConfirmed(event.target.checked)}
          error={isAsked && !isOldEnough ? t('ageRequired', { age: minAge }) : undefined}
        >
          {t('age', { age: minAge })}
        </Checkbox>
      ) : null}
    </div>
  );
}
