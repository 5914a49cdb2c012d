'use client';

import { useTranslations } from 'next-intl';
import { useFailureText } from '@/components/layout/use-failure-text';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { BffError } from '@/lib/core/bff/client';
import { isText, recordOf } from '@/lib/core/storage/shape';
import { paths } from '@/lib/core/paths/paths';
import { CallLink } from './call-link';
import { useWhen } from './use-when';

const isOther = recordOf<{ venueName: string; startsAt: string; timezone: string }>({
  venueName: isText,
  startsAt: isText,
  timezone: isText,
});

/** Why no table was booked, and what to do about it (BOOK-07, BOOK-11). */
export function BookingRefusal({ error, phone }: { error: BffError; phone: string | null }) {
  const t = useTranslations('booking');
  const failureText = useFailureText();
  const when = useWhen();
  const { details } = error;
  const isOverlap = error.code === 'booking/overlap' && isOther(details);
  return (
    <Notice
      tone="danger"
      title={isOverlap ? failureText(error) : t('notBooked')}
      actions={
        isOverlap ? (
          <ButtonLink tone="text" href={paths.reservations()}>
            {t('toMine')}
          </ButtonLink>
        ) : error.code === 'booking/refused' ? (
          <CallLink phone={phone} />
        ) : null
      }
    >
      {isOverlap
        ? t('overlapText', { venue: details.venueName, when: when(details.startsAt, details.timezone) })
        : failureText(error)}
    </Notice>
  );
}
