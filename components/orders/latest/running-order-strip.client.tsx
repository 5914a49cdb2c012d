'use client';

import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import { SoftLink } from '@/components/ui/soft-link';
import { queryClient, WAITS_ONCE_SHOWN } from '@/lib/core/bff/query-client';
import { orderQuery } from '@/lib/orders/order-reading.api';
import { isDelivery } from '@/lib/orders/orders';
import type { Order } from '@/lib/orders/orders.schema';
import { paths } from '@/lib/core/paths/paths';
import { useRunningOrder } from './use-running-order';

/** Newest first; the first one is named. */
type RunningOrderStripProps = { orderIds: readonly number[] };

/** The expected time or the state of the newest order under way, with a link to its page; of several to all of them. */
export function RunningOrderStrip(props: RunningOrderStripProps) {
  return (
    <QueryClientProvider client={queryClient()}>
      <NewestOrder {...props} />
    </QueryClientProvider>
  );
}

function NewestOrder({ orderIds }: RunningOrderStripProps) {
  const [newest = 0] = orderIds;
  // Without it nothing is shown.
  const { data: order } = useQuery({ ...orderQuery(newest), ...WAITS_ONCE_SHOWN });
  return order ? (
    <OrderLine
      key={order.id}
      order={order}
      href={orderIds.length > 1 ? paths.orders() : paths.order(order.id)}
    />
  ) : null;
}

function OrderLine({ order: initial, href }: { order: Order; href: string }) {
  const t = useTranslations('orders');
  const { order, status } = useRunningOrder(initial);
  return (
    <SoftLink href={href} className="order-strip__link">
      <Glyph name={isDelivery(order) ? 'bike' : 'clock'} size="small" />
      <span className="flex-fill">
        <b aria-live="polite">{status}</b>
        <span className="visually-hidden">{t('title', { number: order.number })}</span>
        <span className="order-strip__venue">{order.venue.name}</span>
      </span>
      <Glyph name="next" size="small" />
    </SoftLink>
  );
}
