'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DayRail } from '@/components/layout/day-rail.client';
import { useFailureText } from '@/components/layout/use-failure-text';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { Slot } from '@/lib/booking/booking.schema';
import type { BookingVenue } from '@/lib/booking/booking-venue';
import { slotsByPart } from '@/lib/booking/slots';
import { NoTimes } from './no-times.client';
import { TimeTiles } from './time-tiles.client';

/** Takes the focus where a time has to be chosen. */
export const TIMES_ID = 'booking-times';

type TimesCardProps = {
  venue: BookingVenue;
  days: readonly string[];
  day: string;
  guests: number;
  now: Date;
  times: UseQueryResult<{ slots: Slot[] }>;
  startsAt: string | null;
  /** Book was pressed without a time. */
  isMissing: boolean;
  onDay: (day: string) => void;
  onTime: (startsAt: string) => void;
  /** The result of the last press. */
  notice: ReactNode;
};

/** Day and time, by the venue's clock (BOOK-02, BOOK-03). */
export function TimesCard({ venue, days, day, guests, times, notice, isMissing, ...chosen }: TimesCardProps) {
  const t = useTranslations('booking');
  return (
    <section className="card card--padded grid grid-cols-1 gap-3" aria-labelledby={TIMES_ID}>
      <div className="split-row">
        <h2 id={TIMES_ID} tabIndex={-1} className="title scroll-mt-20 [outline:none]">
          {t('times')}
        </h2>
        <span className="caption muted">{t('zone', { town: venue.townName })}</span>
      </div>
      {notice}
      <DayRail
        label={t('day')}
        days={days.map((one, ahead) => ({
          day: one,
          name: ahead === 0 ? t('today') : ahead === 1 ? t('tomorrow') : null,
        }))}
        value={day}
        onChange={chosen.onDay}
      />
      <Times venue={venue} day={day} guests={guests} times={times} {...chosen} />
      {isMissing ? (
        <p className="hint hint--error" role="alert">
          {t('timeRequired')}
        </p>
      ) : null}
    </section>
  );
}

type TimesProps = Omit<TimesCardProps, 'days' | 'notice' | 'isMissing'>;

function Times({ venue, day, guests, now, times, startsAt, onDay, onTime }: TimesProps) {
  const t = useTranslations('booking');
  const failureText = useFailureText();
  if (!times.data) {
    return times.isError ? (
      <Notice
        tone="danger"
        title={t('timesFailed')}
        actions={
          <Button tone="text" busy={times.isFetching} onClick={() => void times.refetch()}>
            {t('tryAgain')}
          </Button>
        }
      >
        {failureText(times.error)}
      </Notice>
    ) : (
      <TimesSkeleton />
    );
  }
  const { slots } = times.data;
  const coming = slotsByPart(slots, venue.timezone, now).flatMap((part) => part.slots);
  const isNone = coming.length === 0;
  const isFull = !isNone && !coming.some(({ isAvailable }) => isAvailable);
  return isNone || isFull ? (
    <NoTimes key={`${day} ${guests}`} venue={venue} day={day} guests={guests} isFull={isFull} onDay={onDay} />
  ) : (
    <TimeTiles slots={slots} timezone={venue.timezone} now={now} value={startsAt} onChange={onTime} />
  );
}

function TimesSkeleton() {
  const t = useTranslations('booking');
  return (
    <div aria-busy="true">
      <span className="visually-hidden" role="status">
        {t('loadingTimes')}
      </span>
      <Skeleton className="h-80 w-full" />
    </div>
  );
}
