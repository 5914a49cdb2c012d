'use client';

import { Bike, ChefHat, PackageCheck, Smile } from 'lucide';
import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import { Icon } from '@/components/ui/icon';
import { isOver, statusLabel, stepsOf, type OrderStep } from '@/lib/orders/orders';
import type { Order } from '@/lib/orders/orders.schema';
import { useOrderTime } from './use-order-time';

const ICONS = {
  cooking: ChefHat,
  ready: PackageCheck,
  delivery: Bike,
  completed: Smile,
} as const;

function StatusIcon({ status }: { status: OrderStep }) {
  if (status === 'created') return <Glyph name="check" size="small" />;
  return <Icon of={ICONS[status]} size="small" />;
}

/** The statuses of an order of its kind: past, current and future, with known times. */
export function OrderTimeline({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const steps = stepsOf(order);
  const step = steps.findIndex((one) => one === order.status);
  const orderTime = useOrderTime();
  const time = (iso: string) => orderTime(new Date(iso), order);
  return (
    <ol className="timeline" aria-label={t('progress')}>
      {steps.map((status, index) => {
        const isNow = index === step && !isOver(order);
        const isDone = index < step || (index === step && !isNow);
        return (
          <li
            key={status}
            className={isNow ? 'is-current' : isDone ? 'is-done' : undefined}
            aria-current={isNow ? 'step' : undefined}
          >
            <i>
              <StatusIcon status={status} />
            </i>
            <span className="split-row">
              <span>{t(`status_${statusLabel({ ...order, status })}`)}</span>
              <span className="number">
                {status === 'created'
                  ? time(order.createdAt)
                  : status === order.nextStatus && order.nextAt
                    ? t('expected', { time: time(order.nextAt) })
                    : null}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
