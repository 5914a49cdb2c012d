'use client';

import { Clock } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { FoldingRow } from '@/components/ui/folding-row.client';
import type { Language } from '@/lib/core/site/site';
import { formatDay, formatTime } from '@/lib/core/time/format-time';
import { nowMs } from '@/lib/core/time/now';
import type { CheckoutState } from '@/components/checkout/use-checkout';
import { TimeChoice } from './time-choice.client';

/** When the order is to be ready, served, or at the door: as soon as possible, or at an available time. */
export function TimeField({ checkout }: { checkout: CheckoutState }) {
  const t = useTranslations('checkout');
  const { checked, service, wantedAt, times, mustChooseTime, change } = checkout;
  const { quote } = checked;
  const timezone = quote?.venue.timezone ?? 'UTC';
  const dayName = useDayName(timezone);
  const soonest = useSoonestText(checkout);
  // That nothing can be had is said above.
  if (checkout.soonestRefusal && !checkout.hasTimes) return null;
  const wanted = (at: string) => `${dayName(at)}, ${formatTime(new Date(at), timezone)}`;
  const now = mustChooseTime ? t('chooseTime') : soonest;
  return (
    <FoldingRow
      id="wanted-at"
      icon={Clock}
      label={t(`time_${service}`)}
      value={wantedAt === null ? now : quote ? wanted(wantedAt) : '…'}
    >
      {times && times.length > 0 ? (
        <TimeChoice
          times={times}
          timezone={timezone}
          isSoonestOffered={checkout.soonestRefusal === null}
          wantedAt={wantedAt}
          onChange={(at) => change({ wantedAt: at })}
        />
      ) : null}
    </FoldingRow>
  );
}

/** The duration of 'as soon as possible', where it is known. */
function useSoonestText({ wait }: CheckoutState): string {
  const t = useTranslations('checkout');
  if (wait === null) return t('asapPlain');
  const { from, to } = wait;
  return from === to ? t('asap', { minutes: to }) : t('asapRange', { from, to });
}

/** 'Today', 'Tomorrow' or the date of a time, in the venue's zone. */
function useDayName(timezone: string): (iso: string) => string {
  const t = useTranslations('checkout');
  const language = useLocale() as Language;
  return (iso) => {
    const day = formatDay(new Date(iso), new Date(nowMs()), language, timezone);
    return day.kind === 'date' ? day.text : t(`day_${day.kind}`);
  };
}
