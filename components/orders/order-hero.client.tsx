'use client';

import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { isOver, statusLabel, TAKEAWAY_STATUSES } from '@/lib/orders/orders';
import type { Order } from '@/lib/orders/orders.schema';
import { formatTime } from '@/lib/time/format-time';

/** The number to call out, what is going on, and until when. */
export function OrderHero({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const step = TAKEAWAY_STATUSES.indexOf(order.status);
  return (
    <section className="card card--pad" aria-live="polite">
      <p className="soft">{t(`status_${statusLabel(order)}`)}</p>
      <p className="hero">{heroWords(order, t)}</p>
      {order.nextMinutes !== null && (order.status === 'created' || order.status === 'cooking') ? (
        <p className="soft">
          {t(order.status === 'created' ? 'startsIn' : 'about', { minutes: order.nextMinutes })}
        </p>
      ) : null}
      {order.status === 'canceled' ? (
        <Notice tone="danger" className="mt-3" title={order.declineMessage ?? undefined}>
          {t(order.paidByCardMinor > 0 ? 'canceledRefund' : 'canceledUnpaid')}
        </Notice>
      ) : (
        <div className="steps" aria-hidden="true">
          {TAKEAWAY_STATUSES.map((status, index) => (
            <i
              key={status}
              className={
                index < step || order.status === 'completed' ? 'done' : index === step ? 'now' : undefined
              }
            />
          ))}
        </div>
      )}
      <div className="mt-4 flex items-baseline justify-between gap-3 border-t border-line pt-3">
        <span className="soft">{t(isOver(order) ? 'number' : 'callOut')}</span>
        <b className="display">{order.number}</b>
      </div>
    </section>
  );
}

function heroWords(order: Order, t: ReturnType<typeof useTranslations<'orders'>>): string {
  switch (order.status) {
    case 'ready':
      return t('hero_ready');
    case 'completed':
      return t('hero_completed');
    case 'canceled':
      return t('hero_canceled');
    default: {
      const at = readyAt(order);
      return at
        ? t('hero_created', { time: formatTime(at, order.venue.timezone) })
        : t('hero_createdUnknown');
    }
  }
}

/** When it can be collected: the wanted time, or when the kitchen is expected to have it ready. */
function readyAt(order: Order): Date | null {
  if (order.wantedAt) return new Date(order.wantedAt);
  return order.nextStatus === 'ready' && order.nextAt ? new Date(order.nextAt) : null;
}
