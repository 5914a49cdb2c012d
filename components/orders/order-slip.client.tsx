'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { useMoney } from '@/components/ui/use-money';
import { currencyFormat } from '@/lib/core/money/money';
import type { PositionState } from '@/lib/orders/order-fields';
import type { Order } from '@/lib/orders/orders.schema';
import { writtenOrder } from '@/lib/orders/written-order';
import type { Language } from '@/lib/core/site/site';
import { withNonBreakingSpaces } from '@/lib/core/text/non-breaking-spaces';
import { formatDate, toZonedTimestamp } from '@/lib/core/time/format-time';
import { OrderSums } from './order-sums';
import { SlipRow } from './slip-row';

type OrderTranslator = ReturnType<typeof useTranslations<'orders'>>;

/** The dishes of an order, where it is received, and the sum that is due: an order slip, not a fiscal receipt. */
export function OrderSlip({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const language = useLocale() as Language;
  const { venue, address } = order;
  const money = useMoney(currencyFormat(order.currency));
  const written = writtenOrder(order, order.positions);
  const isCanceled = order.status === 'canceled';
  const date = (iso: string) => formatDate(new Date(iso), language, venue.timezone);
  const createdAt = toZonedTimestamp(order.createdAt, venue.timezone);
  return (
    <section className={classNames('slip', isCanceled && 'slip--canceled')} aria-labelledby="slip-venue">
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <div className="min-w-0 flex-[1_1_min-content]">
          <h2 id="slip-venue" className="title">
            {venue.name}
          </h2>
          <p className="muted caption">
            {venue.address}
            <time dateTime={createdAt} className="block whitespace-nowrap print:hidden">
              {date(order.createdAt)}
            </time>
            {/* A printed slip may be read years later. */}
            <time dateTime={createdAt} className="hidden whitespace-nowrap print:block">
              {formatDate(new Date(order.createdAt), language, venue.timezone, 'DD.MM.YYYY HH:mm')}
            </time>
          </p>
        </div>
        <span className="grid justify-items-end gap-1">
          <b className="display max-w-full wrap-anywhere">{order.number}</b>
          {isCanceled ? <span className="tag tag--danger">{t('status_canceled')}</span> : null}
        </span>
      </div>
      <div className="weave" />
      <dl className="slip__rows">
        {order.positions.map((position, index) => (
          <SlipRow
            key={position.id}
            name={withNonBreakingSpaces(position.name)}
            sizeName={position.sizeName}
            additives={position.additives}
            count={position.count}
            // For a canceled order a notice says what happened to its dishes.
            mark={isCanceled ? null : <PositionMark state={position.state} />}
            sum={money(written.positionsMinor[index] ?? position.sumMinor)}
          />
        ))}
        <FactRow name={t('type')}>{t(`type_${order.type}`)}</FactRow>
        {order.tableNumber ? <FactRow name={t('table')}>{order.tableNumber}</FactRow> : null}
        {order.wantedAt ? <FactRow name={t('wanted')}>{date(order.wantedAt)}</FactRow> : null}
        {order.customerName ? <FactRow name={t('customer')}>{order.customerName}</FactRow> : null}
        {address ? <FactRow name={t('address')}>{addressText(address, t)}</FactRow> : null}
        {address?.comment ? <FactRow name={t('courierComment')}>{address.comment}</FactRow> : null}
        {order.comment ? <FactRow name={t('comment')}>{order.comment}</FactRow> : null}
      </dl>
      <div className="weave" />
      <OrderSums order={order} written={written} />
      <p className="caption mt-4 hidden print:block">{t('slipNote', { number: order.number })}</p>
    </section>
  );
}

function FactRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="slip__fact muted">
      <dt>{name}</dt>
      <dd className="flex-[1_1_min-content] text-right wrap-break-word">{children}</dd>
    </div>
  );
}

/** The fate of a position that is unavailable. */
function PositionMark({ state }: { state: PositionState }) {
  const t = useTranslations('orders');
  if (state === 'ok') return null;
  return (
    <span className="tag tag--danger">
      {t(state === 'unavailable' ? 'positionGone' : `position_${state}`)}
    </span>
  );
}

/** The delivery address in one line, with entrance, floor and flat. */
function addressText(address: NonNullable<Order['address']>, t: OrderTranslator): string {
  const { city, street, building, entrance, floor, apartment } = address;
  const rooms = address.isPrivateHouse
    ? [t('privateHouse')]
    : [
        apartment && t('atApartment', { apartment }),
        entrance && t('atEntrance', { entrance }),
        floor && t('atFloor', { floor }),
      ];
  return [city, street, building, ...rooms].filter(Boolean).join(', ');
}
