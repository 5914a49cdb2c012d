'use client';

import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Notice } from '@/components/ui/notice';
import { markShown } from '@/lib/checkout/order-intent';
import { queryClient } from '@/lib/bff/query-client';
import type { Order } from '@/lib/orders/orders.schema';
import { orderQuery } from '@/lib/orders/orders.api';
import { OrderHero } from './order-hero.client';
import { OrderSlip } from './order-slip.client';
import { OrderTimeline } from './order-timeline.client';

/** A followed order: starts with what the server rendered, and moves by itself. */
export function OrderScreen({ order }: { order: Order }) {
  return (
    <QueryClientProvider client={queryClient()}>
      <FollowedOrder initial={order} />
    </QueryClientProvider>
  );
}

function FollowedOrder({ initial }: { initial: Order }) {
  const t = useTranslations('orders');
  const { data: order, isError } = useQuery(orderQuery(initial.id, initial));
  useEffect(() => markShown(initial.id), [initial.id]);
  return (
    <div className="cols cols--rev">
      <div className="grid gap-3">
        {isError ? <Notice tone="warn">{t('stale')}</Notice> : null}
        <OrderHero order={order} />
        <OrderTimeline order={order} />
      </div>
      <div className="mt-3 dialog:mt-0">
        <OrderSlip order={order} />
      </div>
    </div>
  );
}
