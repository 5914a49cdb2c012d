'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { HeroSentence } from '@/lib/orders/order-hero';
import type { Order } from '@/lib/orders/orders.schema';
import type { Language } from '@/lib/site/site';
import { formatDate, formatTime } from '@/lib/time/format-time';

/** Says a sentence about an order: its time in the venue's zone, with the day where that is not the order's own. */
export function useHeroWords(): (sentence: HeroSentence, order: Order) => string {
  const t = useTranslations('orders');
  const language = useLocale() as Language;
  return (sentence, order) => {
    if ('minutes' in sentence) return t(sentence.key, { minutes: sentence.minutes });
    if (!('at' in sentence)) return t(sentence.key);
    const { timezone } = order.venue;
    const day = (date: Date) => formatDate(date, language, timezone, 'YYYY-MM-DD');
    const isLater = day(sentence.at) !== day(new Date(order.createdAt));
    const time = isLater ? formatDate(sentence.at, language, timezone) : formatTime(sentence.at, timezone);
    return t(sentence.key, { time });
  };
}
