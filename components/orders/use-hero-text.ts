'use client';

import { useTranslations } from 'next-intl';
import type { HeroDetail, HeroTitleSentence } from '@/lib/orders/order-hero';
import type { Order } from '@/lib/orders/orders.schema';
import { useOrderTime } from './use-order-time';

/** Says the title of an order. */
export function useHeroTitle(): (title: HeroTitleSentence, order: Order) => string {
  const t = useTranslations('orders');
  const orderTime = useOrderTime();
  return (title, order) =>
    'at' in title ? t(title.key, { time: orderTime(title.at, order) }) : t(title.key);
}

/** Says a sentence below the title of an order. */
export function useHeroDetail(): (detail: HeroDetail, order: Order) => string {
  const t = useTranslations('orders');
  const orderTime = useOrderTime();
  return (detail, order) => {
    if ('minutes' in detail) return t(detail.key, { minutes: detail.minutes });
    if (!('at' in detail)) return t(detail.key);
    return t(detail.key, { time: orderTime(detail.at, order) });
  };
}
