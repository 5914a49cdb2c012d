'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { CloudOff } from 'lucide';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyPicture } from '@/components/ui/empty-picture';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { isNetworkFailure } from '@/lib/core/bff/client';
import { queryClient } from '@/lib/core/bff/query-client';
import { isSoon, splitReservations } from '@/lib/booking/reservations';
import { reservationsQuery } from '@/lib/booking/booking.api';
import { bookingIntents, unknownBookingVenue } from '@/lib/booking/booking-intent';
import { paths } from '@/lib/core/paths/paths';
import { ReservationCard } from './reservation-card.client';
import { useNow } from '@/components/ui/use-now';
import { useWhen } from './use-when';

/** The diner's tables: those to come, the next one first, then the past ones, page by page (BOOK-09). */
export function ReservationListScreen() {
  const t = useTranslations('booking');
  const when = useWhen();
  const now = useNow();
  const list = useInfiniteQuery(reservationsQuery, queryClient());
  const pages = list.data?.pages;
  const all = new Map(pages?.flatMap((page) => page.reservations.map((one) => [one.id, one])));
  const { coming, past } = splitReservations([...all.values()], now);
  const soon = coming.find((one) => isSoon(one, now));
  const [wasCanceled, setWasCanceled] = useState(false);
  return (
    <div className="account-column">
      <UnknownElsewhere />
      {wasCanceled ? <Canceled /> : null}
      {soon ? (
        <Notice title={t('soon', { when: when(soon.startsAt, soon.timezone) })}>
          {`${soon.venueName}, ${soon.address}`}
        </Notice>
      ) : null}
      {pages ? null : list.isError ? (
        <EmptyState
          card
          role="alert"
          art={isNetworkFailure(list.error) ? <Icon of={CloudOff} /> : <EmptyPicture name="pan" />}
          title={t('listFailed')}
          action={
            <Button tone="tint" busy={list.isFetching} onClick={() => void list.refetch()}>
              {t('tryAgain')}
            </Button>
          }
        >
          {t('listFailedText')}
        </EmptyState>
      ) : (
        <ListSkeleton />
      )}
      {pages && all.size === 0 ? (
        <EmptyState
          role="status"
          art={<EmptyPicture name="calendar" />}
          title={t('emptyTitle')}
          action={<ButtonLink href={paths.brandsBooking()}>{t('otherVenues')}</ButtonLink>}
        >
          {t('emptyText')}
        </EmptyState>
      ) : null}
      {coming.length > 0 ? <h2 className="title pt-2">{t('coming')}</h2> : null}
      {coming.map((one) => (
        <ReservationCard key={one.id} reservation={one} now={now} onCanceled={() => setWasCanceled(true)} />
      ))}
      {past.length > 0 ? <h2 className="title pt-3">{t('past')}</h2> : null}
      {past.map((one) => (
        <ReservationCard key={one.id} reservation={one} now={now} />
      ))}
      {list.isFetchNextPageError ? <Notice tone="danger">{t('moreFailed')}</Notice> : null}
      {list.hasNextPage ? (
        <Button tone="tint" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('showMore')}
        </Button>
      ) : null}
    </div>
  );
}

/** Takes the focus from the button that is gone. */
function Canceled() {
  const t = useTranslations('booking');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="[outline:none]">
      <Notice tone="ok">{t('canceled')}</Notice>
    </div>
  );
}

/** A press of Book whose outcome is not known yet: its page finds out (BOOK-05). */
function UnknownElsewhere() {
  const t = useTranslations('booking');
  const venueId = useSyncExternalStore(bookingIntents.subscribe, unknownBookingVenue, () => null);
  if (venueId === null) return null;
  return (
    <Notice
      tone="warn"
      title={t('unknownElsewhere')}
      actions={
        <ButtonLink tone="text" href={paths.booking(venueId)}>
          {t('openIt')}
        </ButtonLink>
      }
    >
      {t('unknownElsewhereText')}
    </Notice>
  );
}

function ListSkeleton() {
  const t = useTranslations('booking');
  return (
    <div className="grid gap-3 pt-3" aria-busy="true">
      <span className="visually-hidden" role="status">
        {t('listLoading')}
      </span>
      {[1, 2].map((key) => (
        <Skeleton key={key} shape="card" className="h-50 w-full" />
      ))}
    </div>
  );
}
