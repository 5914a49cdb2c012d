'use client';

import { useReorderButton } from '@/components/orders/reorder/use-reorder-button';
import { useDishes } from '@/components/orders/use-dishes';
import { Picture } from '@/components/ui/picture';
import { SoftLink } from '@/components/ui/soft-link';
import { useMoney } from '@/components/ui/use-money';
import { currencyFormat } from '@/lib/core/money/money';
import type { Order } from '@/lib/orders/orders.schema';
import { paths } from '@/lib/core/paths/paths';

/** Dishes that are named; the others are counted. */
const MAX_DISHES = 2;

/** A past order with its dishes and its sum, ordered again by one tap. */
export function OrderAgain({ order }: { order: Order }) {
  const button = useReorderButton(order.id);
  const dishes = useDishes();
  const money = useMoney(currencyFormat(order.currency));
  const picture = order.positions.find(({ imageUrl }) => imageUrl)?.imageUrl;
  return (
    <article className="order-again card">
      <SoftLink href={paths.order(order.id)} className="order-again__order">
        {picture ? (
          <span className="thumbnail">
            <Picture source={picture} alt="" ratio="1:1" />
          </span>
        ) : null}
        <span className="flex-fill">
          <b>{dishes(order, MAX_DISHES)}</b>
          <span className="caption muted">
            <span>{order.venue.name}</span> · <span className="number">{money(order.sumMinor)}</span>
          </span>
        </span>
      </SoftLink>
      {button}
    </article>
  );
}
