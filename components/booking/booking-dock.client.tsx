'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { usePressConsent } from '@/components/legal/use-press-consent';
import { Button } from '@/components/ui/button';
import { Dock } from '@/components/ui/dock';
import { Checkbox } from '@/components/ui/checkbox';
import { CONSENT_ID, ConsentTexts } from '@/components/ui/consent-texts';
import type { Slot } from '@/lib/booking/booking.schema';
import type { BookingVenue } from '@/lib/booking/booking-venue';
import { paths } from '@/lib/core/paths/paths';
import { useWhen } from './use-when';

/** The effect of a press now. */
export interface BookingAction {
  name: 'signInAndBook' | 'agreeAndBook' | 'submit';
  isBusy: boolean;
  /** It was pressed while the consent was taken back. */
  lacksConsent: boolean;
}

type BookingDockProps = {
  venue: BookingVenue;
  slot: Slot | null;
  guests: number;
  consent: ReturnType<typeof usePressConsent>;
  action: BookingAction;
};

/** The button that books, always visible, with what it books and what it agrees to. */
export function BookingDock({ venue, slot, guests, consent, action }: BookingDockProps) {
  const t = useTranslations('booking');
  const when = useWhen('alone');
  // By the venue's country, as with the bill of a table.
  const legalLink = (chunks: ReactNode) => (
    <a className="link" href={paths.legalOfCountry('personal_data_consent', venue.country)} target="_blank">
      {chunks}
    </a>
  );
  const texts = t.rich('consent', { doc: legalLink });
  const agrees = action.name === 'agreeAndBook';
  return (
    <>
      {action.name === 'submit' ? (
        <Checkbox
          id={CONSENT_ID}
          checked={!consent.isTakenBack}
          onChange={(event) => consent.consent(event.target.checked)}
          error={action.lacksConsent ? t('consentRequired') : undefined}
        >
          {texts}
        </Checkbox>
      ) : null}
      <Dock>
        <div className="dock__consents">{agrees ? <ConsentTexts>{texts}</ConsentTexts> : null}</div>
        <Button
          type="submit"
          big
          wide
          className="flex-wrap gap-y-0"
          busy={action.isBusy}
          aria-describedby={agrees ? CONSENT_ID : undefined}
        >
          <span>{t(action.name)}</span>
          {slot ? (
            <span className="number block font-normal">{when(slot.startsAt, venue.timezone)}</span>
          ) : null}
        </Button>
        <p className="visually-hidden" role="status">
          {slot ? `${when(slot.startsAt, venue.timezone)}, ${t('guestCount', { guests })}` : ''}
        </p>
      </Dock>
    </>
  );
}
