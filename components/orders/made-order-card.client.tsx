'use client';

import { isJustMade } from '@/lib/orders/orders';
import type { Order } from '@/lib/orders/orders.schema';
import { OrderHero } from './order-hero.client';
import { OrderTable } from './order-table';

/** The first card of an order's page, where it stands there, until that page has come; nothing of it can be pressed. */
export function MadeOrderCard({ order }: { order: Order }) {
  return (
    <div inert className="sidebar-layout sidebar-layout--wide">
      <OrderHero
        order={order}
        isThanked={isJustMade(order)}
        table={<OrderTable order={order} liked={[]} />}
      />
    </div>
  );
}
