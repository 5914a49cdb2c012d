'use client';

import { useTranslations } from 'next-intl';
import { awaitsPayment, expectedAt, isBrought, isOver, statusLabel, stepsOf } from '@/lib/orders/orders';
import type { Order } from '@/lib/orders/orders.schema';
import { formatTime } from '@/lib/time/format-time';

type Words = ReturnType<typeof useTranslations<'orders'>>;

/** The number to call out, what is going on, and until when. */
export function OrderHero({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const steps = stepsOf(order);
  const step = steps.indexOf(order.status);
  const next = nextWords(order, t);
  const isCalled = !isOver(order) && (order.type === 'takeaway' || order.type === 'micromarket');
  return (
    <section className="card card--pad" aria-live="polite">
      <p className="soft">{t(`status_${statusLabel(order)}`)}</p>
      <p className="hero">{heroWords(order, t)}</p>
      {next ? <p className="soft">{next}</p> : null}
      {order.status === 'canceled' ? null : (
        <div className="steps" aria-hidden="true">
          {steps.map((status, index) => (
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
        <span className="soft">{t(isCalled ? 'callOut' : 'number')}</span>
        <b className="display">{order.number}</b>
      </div>
      {order.tableNumber ? (
        <div className="flex items-baseline justify-between gap-3 pt-1">
          <span className="soft">{t('table')}</span>
          <b>{order.tableNumber}</b>
        </div>
      ) : null}
    </section>
  );
}

function heroWords(order: Order, t: Words): string {
  if (awaitsPayment(order)) return t('hero_waiting');
  switch (order.status) {
    case 'ready':
      return t(order.type === 'express' ? 'hero_readyExpress' : 'hero_ready');
    case 'completed':
      return t('hero_completed');
    case 'canceled':
      return t('hero_canceled');
    default: {
      // Goods of a micromarket are in the diner's hands already.
      if (order.type === 'micromarket') return t('hero_ready');
      const at = expectedAt(order);
      if (at)
        return t(isBrought(order) ? 'hero_brought' : 'hero_created', {
          time: formatTime(at, order.venue.timezone),
        });
      return t(order.status === 'delivery' ? 'hero_delivery' : 'hero_createdUnknown');
    }
  }
}

/** What comes next, and the minutes that it usually takes (spec §3 Order, next_average_time). */
function nextWords(order: Order, t: Words): string | null {
  if (awaitsPayment(order)) {
    if (order.payment?.status !== 'pending') return t('waitingText');
    return t('payUntil', { time: formatTime(new Date(order.payment.expiresAt), order.venue.timezone) });
  }
  if (order.nextMinutes === null || order.nextStatus === null) return null;
  if (order.nextStatus === 'cooking') return t('startsIn', { minutes: order.nextMinutes });
  return order.status === 'cooking' || order.status === 'delivery'
    ? t('about', { minutes: order.nextMinutes })
    : null;
}
