'use client';

import { useTranslations } from 'next-intl';
import { heroDetails, heroTitle } from '@/lib/orders/order-hero';
import { awaitsPayment, isOver, statusLabel } from '@/lib/orders/orders';
import type { Order } from '@/lib/orders/orders.schema';
import { OrderSteps } from './order-steps';
import { useHeroWords } from './use-hero-words';
import { useTabStatus } from './use-tab-status';

/** The number to call out, the status, and the expected time. */
export function OrderHero({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const words = useHeroWords();
  const title = words(heroTitle(order), order);
  useTabStatus(order, title);
  const details = heroDetails(order).map((sentence) => words(sentence, order));
  const isCalled =
    !isOver(order) && !awaitsPayment(order) && (order.type === 'takeaway' || order.type === 'micromarket');
  return (
    <section className="card card--padded" aria-live="polite">
      <p className="muted">{t(`status_${statusLabel(order)}`)}</p>
      <p className="hero">{title}</p>
      {details.length > 0 ? <p className="muted">{details.join(' · ')}</p> : null}
      {order.status === 'canceled' ? null : <OrderSteps order={order} />}
      <div className="split-row mt-4 border-t border-line pt-3">
        <span className="muted">{t(isCalled ? 'callOut' : 'number')}</span>
        <b className="display">{order.number}</b>
      </div>
      {order.tableNumber ? (
        <div className="split-row pt-1">
          <span className="muted">{t('table')}</span>
          <b>{order.tableNumber}</b>
        </div>
      ) : null}
    </section>
  );
}
