'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { isNetworkFailure } from '@/lib/core/bff/client';
import { queryClient, WAITS_ONCE_SHOWN } from '@/lib/core/bff/query-client';
import { billQuery } from '@/lib/bill/bill.api';
import type { BillVenue } from '@/lib/bill/bill-venue';
import { currencyFormat, formatMoney } from '@/lib/core/money/money';
import type { TableLink } from '@/lib/ground/ordering/table-link';
import { paths } from '@/lib/core/paths/paths';
import { forgetVisit } from '@/lib/core/session/session-storage';
import type { Language } from '@/lib/core/site/site';
import { formatTime } from '@/lib/core/time/format-time';
import { BillPayment } from './bill-payment.client';
import { BillSlip } from './bill-slip.client';
import { NoBill, type NoBillProps } from './no-bill.client';
import { useTableLink } from './use-table-link';
import { useWatchedBill } from './use-watched-bill';
import { WaiterCall } from './waiter-call.client';

/** The bill of the table that the address names: the page itself is the same for all users. */
export function BillScreen({ venue }: { venue: BillVenue }) {
  const link = useTableLink(venue.id);
  if (link === undefined) return <BillSkeleton />;
  if (link === null) return <NoBill problem="unreadable" venueId={venue.id} />;
  return <TableBill venue={venue} link={link} />;
}

function TableBill({ venue, link }: { venue: BillVenue; link: TableLink }) {
  const t = useTranslations('bill');
  const language = useLocale() as Language;
  const [isAnswered, setIsAnswered] = useState(false);
  const billResult = useQuery({ ...billQuery(link), ...(isAnswered ? WAITS_ONCE_SHOWN : {}) }, queryClient());
  const { data: found, error, isPaused, isFetching, dataUpdatedAt } = billResult;
  // Also with a failure: each poll would take it off the screen and say it anew.
  if ((found !== undefined || error) && !isAnswered) setIsAnswered(true);
  const { bill, wasMinor } = useWatchedBill(found);
  const [isRefreshPressed, setIsRefreshPressed] = useState(false);
  const [lastError, setLastError] = useState<Error | null>(null);
  if (error && error !== lastError) setLastError(error);
  // Without a bill the last failure and its button stay during a retry.
  const shownError = found === undefined ? (error ?? lastError) : error;
  const isOffline = isPaused || isNetworkFailure(shownError);
  const failure = isOffline ? 'offline' : shownError ? 'failed' : null;
  const refresh = () => void billResult.refetch();
  const askAgain = () => {
    setIsRefreshPressed(true);
    refresh();
  };
  const isSettled = bill !== null && (bill.status === 'paid' || bill.status === 'closed');
  useEffect(() => {
    // Bonuses for it have been credited.
    if (isSettled) forgetVisit();
  }, [isSettled]);
  const noBill = (problem: NoBillProps['problem']) => (
    <NoBill problem={problem} venueId={venue.id} isBusy={isFetching && !isPaused} onRefresh={refresh} />
  );
  if (found === undefined) return failure ? noBill(failure) : <BillSkeleton />;
  if (bill === null) return noBill(failure ?? (typeof found === 'string' ? found : 'failed'));
  const time = formatTime(new Date(dataUpdatedAt), venue.timezone);
  // The outcome of a settled bill comes before its lines; an open bill shows its lines first, then the payment.
  const isOpen = bill.status === 'open';
  const money = (amountMinor: number) => formatMoney(amountMinor, currencyFormat(bill.currency), language);
  const slip = (
    <div key="slip" className="grid content-start gap-3 dialog:order-1">
      {failure ? <Notice tone="warn">{t('stale', { time })}</Notice> : null}
      <BillSlip bill={bill} venue={venue} />
      <div className="split-row items-center">
        {/* Announced on demand only: the bill is requested again and again. */}
        <p className="muted caption" role={isRefreshPressed ? 'status' : undefined}>
          {failure ? null : t('asOf', { time })}
        </p>
        <Button tone="quiet" small busy={isFetching} onClick={askAgain}>
          {t('refresh')}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2 *:flex-auto">
        <WaiterCall link={link} timezone={venue.timezone} />
        <ButtonLink tone="tint" href={paths.menu(venue.id)}>
          {t('toMenu')}
        </ButtonLink>
      </div>
    </div>
  );
  const payment = (
    <div
      key="payment"
      className={classNames(
        'grid content-start gap-3 dialog:order-2 dialog:my-0',
        isOpen ? 'max-dialog:contents' : 'mb-3',
      )}
    >
      {isOpen && wasMinor !== null ? (
        <Notice title={t('changedTitle')}>
          {t('changedText', { was: money(wasMinor), now: money(bill.toPayMinor) })}
        </Notice>
      ) : null}
      <BillPayment bill={bill} venue={venue} onRefresh={refresh} />
    </div>
  );
  return (
    <div
      className={classNames(
        'sidebar-layout sidebar-layout--wide dialog:pt-4',
        isOpen && 'max-dialog:flex max-dialog:flex-1 max-dialog:flex-col max-dialog:gap-3',
      )}
    >
      {isOpen ? [slip, payment] : [payment, slip]}
    </div>
  );
}

function BillSkeleton() {
  const t = useTranslations('bill');
  return (
    <div aria-busy="true" className="sidebar-layout sidebar-layout--wide dialog:pt-4">
      <span className="visually-hidden" role="status">
        {t('loading')}
      </span>
      <div className="card card--padded grid content-start gap-4">
        <Skeleton className="h-6 w-1/3" />
        {['w-2/5', 'w-1/2', 'w-1/4', 'w-1/2', 'w-1/3', 'w-2/5', 'w-1/4'].map((width, row) => (
          <div key={row} className="flex justify-between gap-6">
            <Skeleton className={`h-4 ${width}`} />
            <Skeleton className="h-4 w-16" />
          </div>
        ))}
      </div>
      <div className="card card--padded mt-3 grid content-start gap-4 dialog:mt-0">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton shape="control" className="h-12 w-full" />
        <Skeleton shape="control" className="h-14 w-full" />
      </div>
    </div>
  );
}
