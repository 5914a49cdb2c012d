'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import type { Order } from '@/lib/orders/orders.schema';
import { paths } from '@/lib/paths/paths';
import { CancelOrder } from './cancel-order.client';
import { ReorderButton } from './reorder-button.client';

/** What can be done with an order; `support` is the way to whoever helps. */
export function OrderActions({ order, support }: { order: Order; support?: ReactNode }) {
  const t = useTranslations('orders');
  const { venue } = order;
  return (
    <div className="grid gap-3 print:hidden">
      <div className="grid grid-cols-2 gap-2">
        {venue.phone ? (
          <a className="btn btn--quiet" href={`tel:${venue.phone}`}>
            {t('call')}
          </a>
        ) : null}
        <ButtonLink tone="quiet" href={paths.menu(venue.id)} prefetch={false}>
          {t('toVenue')}
        </ButtonLink>
        <Button tone="quiet" onClick={() => window.print()}>
          {t('print')}
        </Button>
        <ButtonLink tone="quiet" href={paths.orders()} prefetch={false}>
          {t('allOrders')}
        </ButtonLink>
      </div>
      <ReorderButton orderId={order.id} venueId={venue.id} />
      {support}
      <CancelOrder order={order} />
    </div>
  );
}
