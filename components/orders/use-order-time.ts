'use client';

import { useLocale } from 'next-intl';
import type { Order } from '@/lib/orders/orders.schema';
import type { Language } from '@/lib/core/site/site';
import { formatDate, formatTime } from '@/lib/core/time/format-time';

/** Says a time of an order in the venue's zone, with the day where that is not the order's own. */
export function useOrderTime(): (at: Date, order: Pick<Order, 'venue' | 'createdAt'>) => string {
  const language = useLocale() as Language;
  return (at, { venue: { timezone }, createdAt }) => {
    const day = (date: Date) => formatDate(date, language, timezone, 'YYYY-MM-DD');
    return day(at) === day(new Date(createdAt))
      ? formatTime(at, timezone)
      : formatDate(at, language, timezone);
  };
}
