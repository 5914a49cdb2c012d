'use client';

import { useTranslations } from 'next-intl';
import { UnknownOutcome } from '@/components/layout/unknown-outcome.client';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { paths } from '@/lib/core/paths/paths';
import { CallLink } from './call-link';
import type { BookingView } from './use-booking';

type UnknownBookingProps = { view: Extract<BookingView, { kind: 'unknown' }>; onCheck: () => void };

/** It is not known whether a table was booked (BOOK-05). */
export function UnknownBooking({ view, onCheck }: UnknownBookingProps) {
  const t = useTranslations('booking');
  const texts = {
    title: t(view.isUnsent ? 'unsentTitle' : 'unknownTitle'),
    text: t(view.isUnsent ? 'unsentText' : 'unknownText'),
    check: t('checkNow'),
    signIn: t('signIn'),
  };
  return <UnknownOutcome view={view} texts={texts} onCheck={onCheck} />;
}

/** It could not be found out: where to look before booking again. */
export function UnsettledBooking({ isKeyReused, phone }: { isKeyReused: boolean; phone: string | null }) {
  const t = useTranslations('booking');
  const errors = useTranslations('errors');
  return (
    <Notice
      tone="warn"
      title={errors(isKeyReused ? 'bookingAlreadySent' : 'bookingUnknownOutcome')}
      actions={
        <>
          <ButtonLink tone="text" href={paths.reservations()}>
            {t('toMine')}
          </ButtonLink>
          <CallLink phone={phone} />
        </>
      }
    >
      {t('unsettledText')}
    </Notice>
  );
}

/** Polling has ended here: another tab has the answer, or it is too old. The list shows it. */
export function EndedBooking() {
  const t = useTranslations('booking');
  return (
    <Notice
      title={t('endedTitle')}
      actions={
        <ButtonLink tone="text" href={paths.reservations()}>
          {t('toMine')}
        </ButtonLink>
      }
    >
      {t('endedText')}
    </Notice>
  );
}
