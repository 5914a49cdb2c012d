'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { OrderSteps } from '@/components/orders/order-steps';
import { Glyph } from '@/components/ui/glyph';
import { SoftLink } from '@/components/ui/soft-link';
import { queryClient } from '@/lib/core/bff/query-client';
import { isDelivery, splitOrders } from '@/lib/orders/orders';
import type { Order } from '@/lib/orders/orders.schema';
import { paths } from '@/lib/core/paths/paths';
import { OrderAgain } from './order-again.client';
import { useLatestOrders } from './use-latest-orders';
import { useRunningOrder } from './use-running-order';

/** The diner's order on Home: the one under way, else the last that was not cancelled. */
export function DinerOrderCard({ onMissing }: { onMissing: () => void }) {
  const orders = useLatestOrders();
  const { active, past } = splitOrders(orders ?? []);
  const last = past.find(({ status }) => status === 'completed');
  const [running] = active;
  const isMissing = orders !== undefined && !running && !last;
  useEffect(() => {
    if (isMissing) onMissing();
  }, [isMissing, onMissing]);
  if (running)
    return (
      <QueryClientProvider client={queryClient()}>
        <RunningOrder order={running} />
      </QueryClientProvider>
    );
  return last ? <OrderAgain order={last} /> : null;
}

/** The order under way: its expected time or its state, which updates by itself, with a link to its page. */
function RunningOrder({ order: initial }: { order: Order }) {
  const t = useTranslations('orders');
  const { order, status } = useRunningOrder(initial);
  return (
    <SoftLink href={paths.order(order.id)} className="running-order card">
      <span className="running-order__icon">
        <Glyph name={isDelivery(order) ? 'bike' : 'clock'} />
      </span>
      <span className="flex-fill" aria-live="polite">
        <b>{status}</b>
        <span className="caption muted">
          {`${t('title', { number: order.number })} · ${order.venue.name}`}
        </span>
      </span>
      <Glyph name="next" size="small" />
      <OrderSteps order={order} />
    </SoftLink>
  );
}
