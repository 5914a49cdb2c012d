'use client';

import { useTranslations } from 'next-intl';
import type { HeroSentence } from '@/lib/orders/order-hero';
import type { Order } from '@/lib/orders/orders.schema';
import { useOrderTime } from './use-order-time';

/** Says a sentence about an order. */
export function useHeroText(): (sentence: HeroSentence, order: Order) => string {
  const t = useTranslations('orders');
  const orderTime = useOrderTime();
  return (sentence, order) => {
    if ('minutes' in sentence) return t(sentence.key, { minutes: sentence.minutes });
    if (!('at' in sentence)) return t(sentence.key);
    return t(sentence.key, { time: orderTime(sentence.at, order) });
  };
}
