'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { queryClient } from '@/lib/core/bff/query-client';
import { reservationsQuery } from '@/lib/booking/booking.api';
import { splitReservations } from '@/lib/booking/reservations';
import { paths } from '@/lib/core/paths/paths';
import { useNow } from '@/components/ui/use-now';
import { useWhen } from './use-when';

/**
 * The table that the diner has already, above the form for another one: a press whose page was lost may have booked it. Nothing until it is
 * known.
 */
export function ComingReservation() {
  const t = useTranslations('booking');
  const when = useWhen();
  const now = useNow();
  const { data } = useInfiniteQuery(reservationsQuery, queryClient());
  const [next] = splitReservations(data?.pages.flatMap(({ reservations }) => reservations) ?? [], now).coming;
  if (!next) return null;
  return (
    <Notice
      title={t('haveTable', { when: when(next.startsAt, next.timezone) })}
      actions={
        <ButtonLink tone="text" href={paths.reservations()}>
          {t('toMine')}
        </ButtonLink>
      }
    >
      {`${next.venueName}, ${t('guestCount', { guests: next.guests })}`}
    </Notice>
  );
}
