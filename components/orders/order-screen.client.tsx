'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useState, type ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { onDemand } from '@/components/ui/on-demand';
import { queryClient } from '@/lib/core/bff/query-client';
import { markShown } from '@/lib/pages/checkout/order-intent';
import type { LaidPlate } from '@/lib/orders/laid-table';
import type { Order } from '@/lib/orders/orders.schema';
import { paths } from '@/lib/core/paths/paths';
import { canTipOrder } from '@/lib/orders/order-tips';
import { awaitsPayment, hasCourier, isJustMade, isToBeFetched } from '@/lib/orders/orders';
import { isPayable } from '@/lib/orders/payment/order-payment';
import { CourierCard } from '@/components/orders/courier/courier-card.client';
import type { BaseMap } from '@/components/ui/map/map-shapes';
import { OrderActions } from './order-actions.client';
import { OrderHero } from './order-hero.client';
import { CashbackNotice, DelayNotice } from './order-notices.client';
import { OrderSlip } from './order-slip.client';
import { RatingCard } from '@/components/orders/rating/rating-card.client';
import { OrderTable } from './order-table';
import { PlaceCard } from './place-card.client';
import { useFollowedOrder } from './use-followed-order';

const TakenCard = onDemand(() => import('./taken-card.client').then((module) => module.TakenCard));

const NO_PLATES: ReadonlyMap<string, string> = new Map();

type OrderScreenProps = {
  order: Order;
  /** The base map on which a courier or the venue is shown. */
  ground: BaseMap;
  /** The card that pays the rest of an order. */
  payment?: ReactNode;
  /** Tips for the staff, once the order is completed and where tips are allowed. */
  tips?: ReactNode;
  /** The support button. */
  support?: ReactNode;
  /** Right after ordering: thanks, until the kitchen has begun. */
  isThanked?: boolean;
};

/** A followed order: starts with what the server rendered, and updates by polling. */
export function OrderScreen(props: OrderScreenProps) {
  return (
    <QueryClientProvider client={queryClient()}>
      <WholeOrder {...props} />
    </QueryClientProvider>
  );
}

/** The status of an order, and nothing else of it (NAV-20). */
export function OrderStatusesScreen(props: Pick<OrderScreenProps, 'order' | 'ground'>) {
  return (
    <QueryClientProvider client={queryClient()}>
      <OrderStatuses {...props} />
    </QueryClientProvider>
  );
}

function WholeOrder({ order: initial, ground, payment, tips, support, isThanked }: OrderScreenProps) {
  const { order, isStale } = useFollowedOrder(initial);
  useEffect(() => markShown(initial.id), [initial.id]);
  // Names by the keys of their plates: a dish can be ordered twice.
  const [liked, setLiked] = useState<ReadonlyMap<string, string>>(NO_PLATES);
  const isRatable = order.status === 'completed' && order.isRatingAllowed && order.rating === null;
  const like = ({ key, name }: LaidPlate) =>
    setLiked((plates) => {
      const others = [...plates].filter(([one]) => one !== key);
      return new Map(plates.has(key) ? others : [...others, [key, name]]);
    });
  const areThanksDue = isThanked === true && isJustMade(order);
  return (
    <div className="sidebar-layout sidebar-layout--wide dialog:pt-4">
      <OrderProgress
        order={order}
        isStale={isStale}
        ground={ground}
        table={<OrderTable order={order} liked={[...liked.keys()]} onLike={isRatable ? like : undefined} />}
        payment={isPayable(order) ? payment : null}
        isThanked={areThanksDue}
      >
        <OrderActions order={order} support={support} isJustMade={areThanksDue} />
        {isPayable(order) && !awaitsPayment(order) ? payment : null}
        {order.type === 'micromarket' && !awaitsPayment(order) ? (
          <TakenCard venueId={order.venue.id} />
        ) : null}
        <RatingCard order={order} liked={[...liked.values()]} />
        {canTipOrder(order) ? tips : null}
        <CashbackNotice order={order} />
      </OrderProgress>
      <div className="mt-3 grid gap-3 dialog:mt-0 print:m-0">
        <OrderSlip order={order} />
        {isToBeFetched(order) ? <PlaceCard order={order} ground={ground} /> : null}
      </div>
    </div>
  );
}

function OrderStatuses({ order: initial, ground }: OrderScreenProps) {
  const t = useTranslations('orders');
  const { order, isStale } = useFollowedOrder(initial);
  useEffect(() => markShown(initial.id), [initial.id]);
  return (
    <div className="mx-auto grid w-full max-w-190 gap-3 dialog:pt-4">
      <OrderProgress order={order} isStale={isStale} ground={ground} />
      <ButtonLink tone="tint" href={paths.order(order.id)}>
        {t('details')}
      </ButtonLink>
    </div>
  );
}

type OrderProgressProps = {
  order: Order;
  isStale: boolean;
  ground: BaseMap;
  /** Laid as the order goes on, over its status. */
  table?: ReactNode;
  payment?: ReactNode;
  isThanked?: boolean;
  /** The actions under the status. */
  children?: ReactNode;
};

function OrderProgress({
  order,
  isStale,
  ground,
  table,
  payment,
  isThanked = false,
  children,
}: OrderProgressProps) {
  const t = useTranslations('orders');
  return (
    <div className="grid gap-3 print:hidden">
      {isStale ? <Notice tone="warn">{t('stale')}</Notice> : null}
      <OrderHero order={order} isThanked={isThanked} table={table} payment={payment} />
      {hasCourier(order) ? <CourierCard order={order} ground={ground} /> : null}
      <DelayNotice order={order} />
      {children}
    </div>
  );
}
