'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState, type ReactNode } from 'react';
import { countryOfCurrency } from '@/lib/money/money';
import { heroDetails, heroTitle } from '@/lib/orders/order-hero';
import { awaitsPayment, isOver, isToBeFetched, statusLabel } from '@/lib/orders/orders';
import type { Order } from '@/lib/orders/orders.schema';
import { routeLink } from '@/lib/towns/route-link';
import { OrderSteps } from './order-steps';
import { useHeroWords } from './use-hero-words';
import { useMadeInCash } from './use-made-in-cash';
import { usePromisedTime } from './use-promised-time';
import { useTabStatus } from './use-tab-status';

/** So long the thanks stand where the status stands later. */
const THANKS_MS = 8_000;

type OrderHeroProps = {
  order: Order;
  isThanked: boolean;
  /** Lies over the words. */
  children?: ReactNode;
};

/** The number to call out, the status, at first the thanks in its place, and the expected time. */
export function OrderHero({ order, isThanked, children }: OrderHeroProps) {
  const t = useTranslations('orders');
  const words = useHeroWords();
  const promisedAt = usePromisedTime(order);
  const isMadeInCash = useMadeInCash(order.id);
  const title = words(heroTitle(order, promisedAt), order);
  useTabStatus(order, title);
  const details = heroDetails(order, { promisedAt, isMadeInCash }).map((sentence) => words(sentence, order));
  const isCalled =
    !isOver(order) && !awaitsPayment(order) && (order.type === 'takeaway' || order.type === 'micromarket');
  const [areThanksOver, setThanksOver] = useState(false);
  useEffect(() => {
    if (!isThanked) return undefined;
    const timer = setTimeout(() => setThanksOver(true), THANKS_MS);
    return () => clearTimeout(timer);
  }, [isThanked]);
  return (
    <section id="order-status" tabIndex={-1} className="card card--padded [outline:none]" aria-live="polite">
      {children}
      {isThanked && !areThanksOver ? (
        <p className="font-medium text-ok-ink">{t('thanks')}</p>
      ) : (
        <p className="muted">{t(`status_${statusLabel(order)}`)}</p>
      )}
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
      {isToBeFetched(order) && !awaitsPayment(order) ? (
        <a
          className="button button--tint button--wide mt-3"
          href={routeLink(countryOfCurrency(order.currency), order.venue.coordinates)}
          target="_blank"
          rel="noreferrer"
        >
          {t('route')}
        </a>
      ) : null}
    </section>
  );
}
