'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/components/layout/use-action';
import { useFailureText } from '@/components/layout/use-failure-text';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SoftLink } from '@/components/ui/soft-link';
import { useLateDialog } from '@/components/ui/use-late-dialog';
import { queryClient } from '@/lib/core/bff/query-client';
import { hasReminder, isCancelable, isStanding } from '@/lib/booking/reservations';
import { cancelReservation, RESERVATIONS_KEY, SLOTS_KEY } from '@/lib/booking/booking.api';
import type { Reservation, ReservationStatus } from '@/lib/booking/booking.schema';
import { keyedPress } from '@/lib/core/intents/keyed-press';
import { paths } from '@/lib/core/paths/paths';
import { shownPhone } from '@/lib/core/text/phone';
import { useWhen } from './use-when';

const loadQuestion = () => import('./cancel-question.client').then((module) => module.CancelQuestion);

const TONES: Record<ReservationStatus, string> = {
  pending: 'tag--warn',
  confirmed: 'tag--ok',
  declined: 'tag--danger',
  canceled: 'tag--quiet',
  completed: 'tag--quiet',
};

type ReservationCardProps = { reservation: Reservation; now: Date; onCanceled?: () => void };

/** One table of the diner: when, where, its status, and what can be done with it (BOOK-09, BOOK-10, BOOK-13). */
export function ReservationCard({ reservation, now, onCanceled }: ReservationCardProps) {
  const t = useTranslations('booking');
  const when = useWhen();
  const whenAlone = useWhen('alone');
  const failureText = useFailureText();
  const question = useLateDialog(loadQuestion, failureText('network'));
  const [press] = useState(() => keyedPress('cancel-table'));
  const { run, isBusy, failure } = useAction(async () => {
    try {
      await press(reservation.id, cancelReservation);
      onCanceled?.();
    } finally {
      void queryClient().invalidateQueries({ queryKey: RESERVATIONS_KEY });
      void queryClient().invalidateQueries({ queryKey: SLOTS_KEY });
    }
  });
  const { venueId, venueName, startsAt, timezone, guests, status } = reservation;
  const isComing = isStanding(reservation, now);
  return (
    <article className="card card--padded grid grid-cols-1 gap-2" aria-labelledby={`table-${reservation.id}`}>
      <div className="split-row">
        <h3 id={`table-${reservation.id}`} className="strong">
          <time dateTime={startsAt}>{whenAlone(startsAt, timezone)}</time>
          <span className="muted block font-normal">{t('guestCount', { guests })}</span>
        </h3>
        <span className={`tag ${TONES[status]}`}>{t(`status_${status}`)}</span>
      </div>
      <p>
        <SoftLink href={paths.details(venueId)} className="link inline-flex min-h-11 items-center">
          {venueName}
        </SoftLink>
        <span className="muted block">{reservation.address}</span>
      </p>
      <p className="caption muted break-words">
        {t('onName', { name: reservation.name, phone: shownPhone(reservation.phone) })}
        {reservation.wish ? <span className="block">{reservation.wish}</span> : null}
      </p>
      {status === 'pending' && isComing ? <p className="caption">{t('bookedText')}</p> : null}
      {status === 'declined' ? <p className="caption">{t('declinedText')}</p> : null}
      {failure ? (
        <Notice tone="danger" title={t('cancelFailed')}>
          {failureText(failure)}
        </Notice>
      ) : null}
      {isComing ? (
        <div className="flex flex-wrap gap-2">
          <CalendarButton reservation={reservation} now={now} />
          {isCancelable(reservation, now) ? (
            <Button tone="text" busy={isBusy || question.isLoading} onClick={() => question.open()}>
              {t('cancel')}
            </Button>
          ) : null}
        </div>
      ) : (
        <ButtonLink tone="text" className="justify-self-start" href={paths.booking(venueId)}>
          {t('again')}
        </ButtonLink>
      )}
      {question.opened ? (
        <question.opened.Dialog
          text={t('cancelText', { venue: venueName, when: when(startsAt, timezone) })}
          onCancel={() => {
            question.close();
            void run();
          }}
          onClose={question.close}
        />
      ) : null}
    </article>
  );
}

/** Saves the calendar file, which reminds of the table by itself where there is time for it (BOOK-13, BOOK-14). */
function CalendarButton({ reservation, now }: { reservation: Reservation; now: Date }) {
  const t = useTranslations('booking');
  const { run, isBusy, failure } = useAction(async () => {
    const { saveCalendarFile } = await import('@/lib/booking/save-calendar-file');
    const { venueName: venue, guests, name } = reservation;
    saveCalendarFile(reservation, {
      title: t('calendarTitle', { venue }),
      description: [t('calendarDescription', { guests, name }), reservation.wish].filter(Boolean).join('\n'),
    });
  });
  const hint = failure
    ? t('calendarFailed')
    : hasReminder(reservation, now.getTime())
      ? t('calendarHint')
      : null;
  return (
    <>
      <Button
        tone="tint"
        busy={isBusy}
        aria-describedby={hint ? `hint-${reservation.id}` : undefined}
        onClick={() => void run()}
      >
        {t('calendar')}
      </Button>
      {hint ? (
        <span id={`hint-${reservation.id}`} className="caption muted basis-full order-last">
          {hint}
        </span>
      ) : null}
    </>
  );
}
