'use client';

import { Bike, ChefHat, Hourglass, PackageCheck, Smile, X } from 'lucide';
import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import { Icon } from '@/components/ui/icon';
import { isOver, statusLabel, stepsOf } from '@/lib/orders/orders';
import type { OrderStatus } from '@/lib/orders/order-fields';
import type { Order } from '@/lib/orders/orders.schema';
import { useOrderTime } from './use-order-time';

const ICONS = {
  cooking: ChefHat,
  ready: PackageCheck,
  delivery: Bike,
  completed: Smile,
  canceled: X,
} as const;

function StatusIcon({ status, isAwaited }: { status: OrderStatus; isAwaited: boolean }) {
  if (isAwaited) return <Icon of={Hourglass} size="small" />;
  if (status === 'created') return <Glyph name="check" size="small" />;
  return <Icon of={ICONS[status]} size="small" />;
}

/** The platform does not say which status a canceled order had reached. */
const CANCELED_STEPS = ['created', 'canceled'] as const satisfies OrderStatus[];

/** The statuses of an order of its kind: past, current and future, with known times; a canceled one ends at the cancellation. */
export function OrderTimeline({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const isCanceled = order.status === 'canceled';
  const steps = isCanceled ? CANCELED_STEPS : stepsOf(order);
  const step = steps.indexOf(order.status);
  const orderTime = useOrderTime();
  const time = (iso: string) => orderTime(new Date(iso), order);
  return (
    <section className="card card--padded" aria-label={t('progress')}>
      <ol className="timeline">
        {steps.map((status, index) => {
          const isNow = index === step && !isOver(order);
          const isDone = index < step || (index === step && !isNow);
          const label = statusLabel({ ...order, status });
          return (
            <li
              key={status}
              className={
                isNow ? 'is-current' : status === 'canceled' ? 'is-cancelled' : isDone ? 'is-done' : undefined
              }
              aria-current={isNow || status === 'canceled' ? 'step' : undefined}
            >
              <i>
                <StatusIcon status={status} isAwaited={label === 'waitingForPayment'} />
              </i>
              {/* The payment is refunded, so that the order is not called paid. */}
              <span className="split-row">
                <span>{isCanceled && status === 'created' ? t('placed') : t(`status_${label}`)}</span>
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
    </section>
  );
}
