'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { awaitsPayment, isOver, isToBeFetched } from '@/lib/orders/orders';
import type { Order } from '@/lib/orders/orders.schema';
import { paths } from '@/lib/paths/paths';
import { CancelOrder } from './cancel-order.client';
import { ReorderButton } from '@/components/orders/reorder/reorder-button.client';

type Way = 'notify' | 'call' | 'support' | 'menu' | 'print' | 'reorder';

/**
 * The first one that there is leads: word of how it goes right after ordering, calling the venue; ordering again when it is
 * over. What is to be fetched has the route for its next action, beside the status, and none leads here.
 */
const UNDER_WAY: readonly Way[] = ['notify', 'call', 'support', 'menu', 'print'];
const OVER: readonly Way[] = ['reorder', 'support', 'call', 'menu', 'print'];

type OrderActionsProps = {
  order: Order;
  /** The support button. */
  support?: ReactNode;
  /** Word of how it goes is offered. */
  isJustMade?: boolean;
};

/** The actions of an order, the most needed first. */
export function OrderActions({ order, support, isJustMade = false }: OrderActionsProps) {
  const t = useTranslations('orders');
  const { venue } = order;
  const isThere: Partial<Record<Way, boolean>> = {
    notify: isJustMade,
    call: venue.phone !== null,
    support: support !== undefined,
  };
  const shown = (isOver(order) ? OVER : UNDER_WAY).filter((way) => isThere[way] ?? true);
  const hasRoute = isToBeFetched(order) && !awaitsPayment(order);
  const [lead, ...pairs] = hasRoute ? [undefined, ...shown] : shown;
  const toneOf = (way: Way) => (way === lead ? 'tint' : 'quiet');
  const ways: Record<Way, ReactNode> = {
    notify: (
      <ButtonLink tone={toneOf('notify')} href={paths.notifications()}>
        {t('notify')}
      </ButtonLink>
    ),
    call: (
      <a className={`button button--${toneOf('call')}`} href={`tel:${venue.phone}`}>
        {t('call')}
      </a>
    ),
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
  const isWide = (way: Way) => way === lead || (way === pairs.at(-1) && pairs.length % 2 === 1);
  return (
    <div className="grid gap-1 print:hidden">
      <ul className="side-by-side gap-2">
        {[lead, ...pairs].map((way) =>
          way ? (
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
