'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { isOver } from '@/lib/orders/orders';
import type { Order } from '@/lib/orders/orders.schema';
import { paths } from '@/lib/paths/paths';
import { CancelOrder } from './cancel-order.client';
import { ReorderButton } from '@/components/orders/reorder/reorder-button.client';

type Way = 'call' | 'support' | 'menu' | 'print' | 'reorder';

/** The first action is the main one: calling the venue while the order is made; ordering again when it is over. */
const UNDER_WAY: readonly Way[] = ['call', 'support', 'menu', 'print', 'reorder'];
const OVER: readonly Way[] = ['reorder', 'support', 'call', 'menu', 'print'];

/** The actions of an order, the most needed first; `support` is the support button. */
export function OrderActions({ order, support }: { order: Order; support?: ReactNode }) {
  const t = useTranslations('orders');
  const { venue } = order;
  const [lead, ...others] = isOver(order) ? OVER : UNDER_WAY;
  const toneOf = (way: Way) => (way === lead ? 'tint' : 'quiet');
  const ways: Record<Way, ReactNode> = {
    call: venue.phone ? (
      <a className={`button button--${toneOf('call')}`} href={`tel:${venue.phone}`}>
        {t('call')}
      </a>
    ) : null,
    support,
    menu: (
      <ButtonLink tone="quiet" href={paths.menu(venue.id)}>
        {t('toVenue')}
      </ButtonLink>
    ),
    print: (
      <Button tone="quiet" onClick={() => window.print()}>
        {t('print')}
      </Button>
    ),
    reorder: <ReorderButton orderId={order.id} venueId={venue.id} tone={toneOf('reorder')} />,
  };
  const pairs = others.filter((way) => Boolean(ways[way]));
  const isWide = (way: Way) => way === lead || (way === pairs.at(-1) && pairs.length % 2 === 1);
  return (
    <div className="grid gap-1 print:hidden">
      <ul className="side-by-side gap-2">
        {[lead, ...pairs].map((way) =>
          way && ways[way] ? (
            // The reason why it cannot be repeated needs the whole width.
            <li
              key={way}
              className={classNames('grid gap-2 has-[.notice]:col-span-full', isWide(way) && 'col-span-full')}
            >
              {ways[way]}
            </li>
          ) : null,
        )}
      </ul>
      <ButtonLink tone="text" href={paths.orders()}>
        {t('allOrders')}
      </ButtonLink>
      <CancelOrder order={order} />
    </div>
  );
}
