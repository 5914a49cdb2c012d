'use client';

import { useTranslations } from 'next-intl';
import { dishesOf } from '@/lib/orders/order-text';
import type { Order } from '@/lib/orders/orders.schema';

/** Names the first dishes of an order, and counts the others. */
export function useDishes(): (order: Order, most: number) => string {
  const t = useTranslations('orders');
  return (order, most) => {
    const { text, more } = dishesOf(order, most);
    return more > 0 ? `${text} ${t('moreDishes', { count: more })}` : text;
  };
}
