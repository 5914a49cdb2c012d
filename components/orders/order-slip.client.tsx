'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { isOver } from '@/lib/orders/orders';
import type { Order } from '@/lib/orders/orders.schema';
import { countryMoneyFormat, formatMoney } from '@/lib/money/money';
import { paths } from '@/lib/paths/paths';
import type { Language } from '@/lib/site/site';
import { formatDate, toZonedTimestamp } from '@/lib/time/format-time';
import { ReorderButton } from './reorder-button.client';
import { SlipRow } from './slip-row';

/** What was ordered, where to collect it, and what is to pay: an order slip, no fiscal receipt. */
export function OrderSlip({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const language = useLocale() as Language;
  const { venue } = order;
  const money = (amountMinor: number) =>
    formatMoney(amountMinor, countryMoneyFormat(order.currency === 'GEL' ? 'ge' : 'kz'));
  const date = (iso: string) => formatDate(new Date(iso), language, venue.timezone);
  const isOwed = order.toPayMinor > 0 && !isOver(order);
  return (
    <div className="grid gap-3">
      <section className="slip" aria-labelledby="slip-venue">
        <div className="flex items-start justify-between gap-3">
          <div>
            <h2 id="slip-venue" className="h2">
              {venue.name}
            </h2>
            <p className="soft cap">
              {venue.address}
              {' · '}
              <time dateTime={toZonedTimestamp(order.createdAt, venue.timezone)}>
                {date(order.createdAt)}
              </time>
            </p>
          </div>
          <b className="display whitespace-nowrap">{order.number}</b>
        </div>
        <div className="weave" />
        <dl className="slip__rows">
          {order.positions.map((position) => (
            <SlipRow
              key={position.id}
              name={position.name}
              sizeName={position.sizeName}
              additives={position.additives}
              count={position.count}
              mark={position.isOk ? null : <span className="tag tag--danger ml-2">{t('positionGone')}</span>}
              sum={money(position.sumMinor)}
            />
          ))}
          <div className="soft">
            <dt>{t('type')}</dt>
            <dd>{t(`type_${order.type}`)}</dd>
          </div>
          {order.wantedAt ? (
            <div className="soft">
              <dt>{t('wanted')}</dt>
              <dd>{date(order.wantedAt)}</dd>
            </div>
          ) : null}
          {order.customerName ? (
            <div className="soft">
              <dt>{t('customer')}</dt>
              <dd>{order.customerName}</dd>
            </div>
          ) : null}
          {order.comment ? (
            <div className="soft">
              <dt>{t('comment')}</dt>
              <dd className="whitespace-normal! text-right">{order.comment}</dd>
            </div>
          ) : null}
        </dl>
        <div className="weave" />
        <dl className="slip__rows">
          <div className="text-title">
            <dt>{isOwed ? t('toPay') : order.paymentStatus === 'paid' ? t('paid') : t('total')}</dt>
            <dd>{money(isOwed ? order.toPayMinor : order.sumMinor)}</dd>
          </div>
        </dl>
      </section>
      <div className="grid grid-cols-2 gap-2">
        {venue.phone ? (
          <a className="btn btn--quiet" href={`tel:${venue.phone}`}>
            {t('call')}
          </a>
        ) : null}
        <ButtonLink tone="quiet" href={paths.menu(venue.id)}>
          {t('toVenue')}
        </ButtonLink>
      </div>
      <ReorderButton orderId={order.id} venueId={venue.id} />
    </div>
  );
}
