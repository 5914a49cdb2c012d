'use client';

import { ChefHat, PackageCheck, Smile } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import { Icon } from '@/components/ui/icon';
import { isOver, statusLabel, TAKEAWAY_STATUSES } from '@/lib/orders/orders';
import type { OrderStatus } from '@/lib/orders/order-fields';
import type { Order } from '@/lib/orders/orders.schema';
import { formatTime } from '@/lib/time/format-time';

const ICONS = { cooking: ChefHat, ready: PackageCheck, completed: Smile } as const;

function StatusIcon({ status }: { status: OrderStatus }) {
  if (status === 'cooking' || status === 'ready' || status === 'completed')
    return <Icon of={ICONS[status]} size="s" />;
  return <Glyph name="check" size="s" />;
}

/** The statuses of a takeaway: done, going on, and to come, with the times that are known. */
export function OrderTimeline({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const step = TAKEAWAY_STATUSES.indexOf(order.status);
  if (order.status === 'canceled') return null;
  return (
    <section className="card card--pad" aria-label={t('progress')}>
      <ol className="timeline">
        {TAKEAWAY_STATUSES.map((status, index) => {
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
                {status === 'created' ? formatTime(new Date(order.createdAt), order.venue.timezone) : null}
                {status === order.nextStatus && order.nextAt
                  ? t('expected', { time: formatTime(new Date(order.nextAt), order.venue.timezone) })
                  : null}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
