'use client';

import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { paths } from '@/lib/paths/paths';
import { CallLink } from './call-link';
import type { BookingView } from './use-booking';

type UnknownBookingProps = {
  view: Extract<BookingView, { kind: 'unknown' }>;
  onCheck: () => void;
  onSignIn: () => void;
};

/** It is not known whether a table was booked: says so, and asks again by itself (BOOK-05). */
export function UnknownBooking({ view, onCheck, onSignIn }: UnknownBookingProps) {
  const t = useTranslations('booking');
  return (
    <EmptyState
      card
      role="status"
      art={<span className="spinner spinner--big" aria-hidden="true" />}
      title={t(view.isUnsent ? 'unsentTitle' : 'unknownTitle')}
      action={
        view.needsSignIn ? (
          <Button onClick={onSignIn}>{t('signIn')}</Button>
        ) : (
          <Button tone="tint" onClick={onCheck}>
            {t('checkNow')}
          </Button>
        )
      }
    >
      {t(view.isUnsent ? 'unsentText' : 'unknownText')}
    </EmptyState>
  );
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
