import { useTranslations } from 'next-intl';
import { useOrderTime } from '@/components/orders/use-order-time';
import { usePromise } from '@/components/orders/use-promise';
import type { Order } from '@/lib/orders/orders.schema';

/** When the order is expected to be ready, where that is known (KIOSK-41). */
export function ReadyAt({ order }: { order: Order }) {
  const t = useTranslations('kiosk');
  const orderTime = useOrderTime();
  const { atMs } = usePromise(order);
  if (atMs === null) return null;
  return <p className="number">{t('readyAt', { time: orderTime(new Date(atMs), order) })}</p>;
}
