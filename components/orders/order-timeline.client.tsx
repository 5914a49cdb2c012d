'use client';

import { Bike, ChefHat, PackageCheck, Smile } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import { Icon } from '@/components/ui/icon';
import { isOver, statusLabel, stepsOf } from '@/lib/orders/orders';
import type { OrderStatus } from '@/lib/orders/order-fields';
import type { Order } from '@/lib/orders/orders.schema';
import { formatTime } from '@/lib/time/format-time';

const ICONS = { cooking: ChefHat, ready: PackageCheck, delivery: Bike, completed: Smile } as const;

function StatusIcon({ status }: { status: OrderStatus }) {
  if (status === 'created' || status === 'canceled') return <Glyph name="check" size="s" />;
  return <Icon of={ICONS[status]} size="s" />;
}

/** The statuses of an order of its kind: done, going on, and to come, with the times that are known. */
export function OrderTimeline({ order }: { order: Order }) {
  const t = useTranslations('orders');
  if (order.status === 'canceled') return null;
  const steps = stepsOf(order);
  const step = steps.indexOf(order.status);
  const time = (iso: string) => formatTime(new Date(iso), order.venue.timezone);
  return (
    <section className="card card--pad" aria-label={t('progress')}>
      <ol className="timeline">
        {steps.map((status, index) => {
          const isNow = index === step && !isOver(order);
          const isDone = index < step || (index === step && !isNow);
          const label = statusLabel({ ...order, status });
          return (
            <li
              key={status}
              className={isNow ? 'now' : isDone ? 'done' : undefined}
              aria-current={isNow ? 'step' : undefined}
            >
              <i>
                <StatusIcon status={status} />
              </i>
              <span>{t(`status_${label}`)}</span>
              <span className="num">
                {status === 'created' ? time(order.createdAt) : null}
                {status === order.nextStatus && order.nextAt
                  ? t('expected', { time: time(order.nextAt) })
                  : null}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
