'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/components/layout/use-action';
import { useFailureText } from '@/components/layout/use-failure-text';
import { useIsMounted } from '@/components/ui/use-is-mounted';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { findNextDay } from '@/lib/booking/booking.api';
import type { BookingVenue } from '@/lib/booking/booking-venue';
import { CallLink } from './call-link';

type NoTimesProps = {
  venue: BookingVenue;
  day: string;
  guests: number;
  /** Every table is taken; else there is no time at all. */
  isFull: boolean;
  onDay: (day: string) => void;
};

/** A day without a table for the party: says why, and leads to the next one that has (BOOK-06). */
export function NoTimes({ venue, day, guests, isFull, onDay }: NoTimesProps) {
  const t = useTranslations('booking');
  const failureText = useFailureText();
  const isMounted = useIsMounted();
  const [isNone, setIsNone] = useState(false);
  const { run, isBusy, failure } = useAction(async () => {
    const next = await findNextDay(venue.id, day, guests);
    if (next === null) setIsNone(true);
    // A late answer does not replace a choice that the diner has made meanwhile.
    else if (isMounted()) onDay(next);
  });
  return (
    <Notice
      tone={isNone ? 'warn' : 'info'}
      title={t(isFull ? 'fullTitle' : 'closedTitle')}
      actions={
        <>
          {isNone ? null : (
            <Button tone="text" busy={isBusy} onClick={() => void run()}>
              {t('nextDay')}
            </Button>
          )}
          <CallLink phone={venue.phone} />
        </>
      }
    >
      {failure
        ? failureText(failure)
        : isNone
          ? t(venue.phone === null ? 'noNextDayNoPhone' : 'noNextDay')
          : isFull
            ? t('fullText', { guests })
            : t('closedText')}
    </Notice>
  );
}
