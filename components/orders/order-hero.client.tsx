'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState, type ReactNode } from 'react';
import { countryOfCurrency } from '@/lib/core/money/money';
import { hasHeroLabel, heroDetails, heroTitle } from '@/lib/orders/order-hero';
import { awaitsPayment, isToBeFetched, statusLabel } from '@/lib/orders/orders';
import type { Order } from '@/lib/orders/orders.schema';
import { routeLink } from '@/lib/ground/towns/route-link';
import { CanceledAction, CanceledText } from './order-canceled.client';
import { OrderCourse } from './order-course';
import { useHeroDetail, useHeroTitle } from './use-hero-text';
import { useMadeInCash } from './use-made-in-cash';
import { usePromise } from './use-promise';
import { useTabStatus } from './use-tab-status';

/** So long the thanks stand where the status stands later. */
const THANKS_MS = 8_000;

type OrderHeroProps = {
  order: Order;
  isThanked: boolean;
  /** Stands above the text. */
  table?: ReactNode;
  /** The one action of an order that waits for its payment. */
  payment?: ReactNode;
};

/**
 * One card: the status, at first the thanks in its place, the expected time, and the one action that follows. The page's title
 * has the number.
 */
export function OrderHero({ order, isThanked, table, payment }: OrderHeroProps) {
  const t = useTranslations('orders');
  const isCanceled = order.status === 'canceled';
  const isUnpaid = awaitsPayment(order);
  return (
    <section className="card card--padded order-hero">
      {isCanceled || isUnpaid ? null : table}
      <div id="order-status" tabIndex={-1} className="[outline:none]" aria-live="polite">
        <HeroText order={order} isThanked={isThanked} />
        {isCanceled ? <CanceledText order={order} /> : null}
      </div>
      {order.tableNumber ? (
        <p className="split-row mt-3">
          <span className="muted">{t('table')}</span>
          <b>{order.tableNumber}</b>
        </p>
      ) : null}
      {isCanceled || isUnpaid ? null : <OrderCourse order={order} />}
      {isCanceled ? <CanceledAction order={order} /> : null}
      {isUnpaid ? payment : null}
      {isToBeFetched(order) && !isUnpaid ? (
        <a
          className="button button--tint button--wide"
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

function HeroText({ order, isThanked }: { order: Order; isThanked: boolean }) {
  const t = useTranslations('orders');
  const titleOf = useHeroTitle();
  const detailOf = useHeroDetail();
  const promise = usePromise(order);
  const isMadeInCash = useMadeInCash(order.id);
  const sentence = heroTitle(order, promise);
  const title = titleOf(sentence, order);
  useTabStatus(order, title);
  const details = heroDetails(order, { promise, isMadeInCash }).map((detail) => detailOf(detail, order));
  const [areThanksOver, setThanksOver] = useState(false);
  useEffect(() => {
    if (!isThanked) return undefined;
    const timer = setTimeout(() => setThanksOver(true), THANKS_MS);
    return () => clearTimeout(timer);
  }, [isThanked]);
  const label = hasHeroLabel(order, sentence) ? t(`status_${statusLabel(order)}`) : null;
  return (
    <>
      {isThanked && !areThanksOver ? (
        <p className="font-medium text-ok-ink">{t('thanks')}</p>
      ) : label ? (
        <p className="muted">{label}</p>
      ) : null}
      <p className={order.status === 'canceled' ? 'display' : 'hero'}>{title}</p>
      {details.length > 0 ? <p className="muted">{details.join(' · ')}</p> : null}
    </>
  );
}
