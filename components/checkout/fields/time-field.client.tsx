'use client';

import { Clock } from 'lucide';
import { useTranslations } from 'next-intl';
import { FoldingRow } from '@/components/ui/folding-row.client';
import { formatTime } from '@/lib/time/format-time';
import { soonestMinutes } from '@/components/checkout/checkout-values';
import type { CheckoutState } from '@/components/checkout/use-checkout';
import { TimeChoice, useDayName } from './time-choice.client';

/** When the order is to be ready, served, or at the door: as soon as possible, or at an available time. */
export function TimeField({ checkout }: { checkout: CheckoutState }) {
  const t = useTranslations('checkout');
  const { checked, service, kind, wantedAt, change } = checkout;
  const { quote } = checked;
  const timezone = quote?.venue.timezone ?? 'UTC';
  const dayName = useDayName(timezone);
  const soonest = useSoonestText(checkout);
  // That nothing can be had is said above.
  if (quote?.isOpen === false && quote.times.length === 0) return null;
  const wanted = (at: string) => `${dayName(at)}, ${formatTime(new Date(at), timezone)}`;
  const isOnItsWayAfter = kind === 'vendorDelivery' && wantedAt === null;
  return (
    <FoldingRow
      id="wanted-at"
      icon={Clock}
      label={t(`time_${service}`)}
      value={wantedAt === null ? soonest : quote ? wanted(wantedAt) : '…'}
      note={
        quote && quote.cookingMinutes > 0 && isOnItsWayAfter
          ? t('vendorTime', { minutes: quote.cookingMinutes })
          : null
      }
    >
      {quote && quote.times.length > 0 ? (
        <TimeChoice
          times={quote.times}
          timezone={timezone}
          isSoonestOffered={quote.isOpen}
          wantedAt={wantedAt}
          onChange={(at) => change({ wantedAt: at })}
        />
      ) : null}
    </FoldingRow>
  );
}

/** The duration of 'as soon as possible', where it is known. */
function useSoonestText({ checked: { quote }, service, delivery }: CheckoutState): string {
  const t = useTranslations('checkout');
  const minutes = soonestMinutes(quote, service, delivery);
  if (minutes === null) return t('asapPlain');
  const { from, to } = minutes;
  return from === to ? t('asap', { minutes: to }) : t('asapRange', { from, to });
}
