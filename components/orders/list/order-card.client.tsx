'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import { SoftLink } from '@/components/ui/soft-link';
import { useMoney } from '@/components/ui/use-money';
import { currencyFormat } from '@/lib/core/money/money';
import { statusLabel } from '@/lib/orders/orders';
import type { Order } from '@/lib/orders/orders.schema';
import { paths } from '@/lib/core/paths/paths';
import type { Language } from '@/lib/core/site/site';
import { formatDate, toZonedTimestamp } from '@/lib/core/time/format-time';
import { useReorderButton } from '@/components/orders/reorder/use-reorder-button';
import { useDishes } from '@/components/orders/use-dishes';
import { useFollowedOrder } from '@/components/orders/use-followed-order';
import { useOrderTime } from '@/components/orders/use-order-time';
import { usePromise } from '@/components/orders/use-promise';

/** Dishes named in a row of the list, and shown as pictures. */
const MAX_DISHES = 3;

const TONES: Partial<Record<ReturnType<typeof statusLabel>, string>> = {
  canceled: 'tag--danger',
  waitingForPayment: 'tag--warn',
  delivered: 'tag--quiet',
  pickedUp: 'tag--quiet',
  served: 'tag--quiet',
  delivery: 'tag--info',
};

/** An order of the list that is under way: its status updates by itself. */
export function ActiveOrderCard({ order: initial }: { order: Order }) {
  const { order } = useFollowedOrder(initial);
  return <OrderCard order={order} />;
}

/** An order of the list that is over: one that was completed is ordered again by one tap. */
export function PastOrderCard({ order }: { order: Order }) {
  return (
    <OrderCard order={order}>
      {order.status === 'completed' ? <OrderAgainButton orderId={order.id} /> : null}
    </OrderCard>
  );
}

const OrderAgainButton = ({ orderId }: { orderId: number }) => useReorderButton(orderId);

/** An order of the list, with a link to its page. */
function OrderCard({ order, children }: { order: Order; children?: ReactNode }) {
  const t = useTranslations('orders');
  const language = useLocale() as Language;
  const money = useMoney(currencyFormat(order.currency));
  const { venue } = order;
  const label = statusLabel(order);
  const dishes = useDishes();
  const orderTime = useOrderTime();
  const { atMs } = usePromise(order);
  const pictures = order.positions.flatMap(({ id, imageUrl }) => (imageUrl ? [{ id, imageUrl }] : []));
  return (
    <article className="order-card card" aria-label={t('title', { number: order.number })}>
      <SoftLink href={paths.order(order.id)} className="order-card__order">
        <span className="split-row">
          <b>{venue.name}</b>
          <span className={`tag ${TONES[label] ?? 'tag--ok'}`}>{t(`status_${label}`)}</span>
        </span>
        <span className="caption muted">
          <span>{t('title', { number: order.number })}</span>
          {' · '}
          <time dateTime={toZonedTimestamp(order.createdAt, venue.timezone)}>
            {formatDate(new Date(order.createdAt), language, venue.timezone)}
          </time>
          {atMs !== null ? (
            <span className="number">{` · ${t('expected', { time: orderTime(new Date(atMs), order) })}`}</span>
          ) : null}
        </span>
        {pictures.length > 0 ? (
          <span className="order-card__pictures">
            {pictures.slice(0, MAX_DISHES).map(({ id, imageUrl }) => (
              <span key={id} className="thumbnail order-card__picture">
                <Picture source={imageUrl} alt="" ratio="1:1" />
              </span>
            ))}
          </span>
        ) : null}
        <span className="order-card__sum split-row items-end">
          <span className="muted">{dishes(order, MAX_DISHES)}</span>
          {order.status === 'canceled' ? (
            <s className="number muted">{money(order.sumMinor)}</s>
          ) : (
            <b className="number">{money(order.sumMinor)}</b>
          )}
        </span>
      </SoftLink>
      {children}
    </article>
  );
}
