'use client';

import { QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { CloudOff } from 'lucide';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyPicture } from '@/components/ui/empty-picture';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { NothingFits } from '@/components/ui/nothing-fits';
import { Skeleton } from '@/components/ui/skeleton';
import { isNetworkFailure } from '@/lib/core/bff/client';
import { queryClient } from '@/lib/core/bff/query-client';
import { ALL_ORDERS, brandsOf, type OrderFilters } from '@/lib/orders/order-filters';
import { orderListQuery } from '@/lib/orders/order-reading.api';
import { splitOrders } from '@/lib/orders/orders';
import type { Order } from '@/lib/orders/orders.schema';
import { noteOrder } from '@/lib/orders/note-order';
import { paths } from '@/lib/core/paths/paths';
import { ActiveOrderCard, PastOrderCard } from './order-card.client';
import { OrderFilterBar } from './order-filter-bar.client';
import { useMetBrands } from './use-met-brands';
import { useOrderFilters } from './use-order-filters';

/** The diner's orders: those under way with their live status, then the past ones, page by page (NAV-17). */
export function OrderListScreen() {
  const [filters, change] = useOrderFilters();
  if (!filters) return <OrderSkeletons />;
  return (
    <QueryClientProvider client={queryClient()}>
      <OrderList filters={filters} onFilter={change} />
    </QueryClientProvider>
  );
}

type OrderListProps = { filters: OrderFilters; onFilter: (filters: OrderFilters) => void };

function OrderList({ filters, onFilter }: OrderListProps) {
  const t = useTranslations('orders');
  const list = useInfiniteQuery(orderListQuery(filters));
  const pages = list.data?.pages;
  const orders = onceEach(pages?.flatMap((page) => page.orders) ?? []);
  const { active, past } = splitOrders(orders);
  const brands = useMetBrands(brandsOf(orders));
  useEffect(() => pages?.forEach((page) => page.orders.forEach(noteOrder)), [pages]);
  const isFiltered = filters.service !== null || filters.brandId !== null;
  return (
    <div className="account-column account-column--wide">
      {orders.length > 0 || isFiltered ? (
        <OrderFilterBar filters={filters} onChange={onFilter} brands={brands} />
      ) : null}
      {pages ? null : list.isError ? (
        <ListFailed
          isOffline={isNetworkFailure(list.error)}
          isBusy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <OrderSkeletons />
      )}
      {pages && orders.length === 0 ? (
        isFiltered ? (
          <NothingFits
            title={t('nothingFits')}
            resetLabel={t('resetFilters')}
            onReset={() => onFilter(ALL_ORDERS)}
          >
            {t('nothingFitsText')}
          </NothingFits>
        ) : (
          <NoOrders />
        )
      ) : null}
      {active.length > 0 ? <h2 className="title pt-2">{t('active')}</h2> : null}
      {active.length > 0 ? (
        <div className="order-cards">
          {active.map((order) => (
            <ActiveOrderCard key={order.id} order={order} />
          ))}
        </div>
      ) : null}
      {active.length > 0 && past.length > 0 ? <h2 className="title pt-3">{t('past')}</h2> : null}
      {past.length > 0 ? (
        <div className="order-cards">
          {past.map((order) => (
            <PastOrderCard key={order.id} order={order} />
          ))}
        </div>
      ) : null}
      {list.isFetchNextPageError ? <Notice tone="danger">{t('moreFailed')}</Notice> : null}
      {list.hasNextPage ? (
        <Button tone="tint" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('more')}
        </Button>
      ) : null}
    </div>
  );
}

/** A new order shifts the pages by one: an order that two pages contain is shown once. */
function onceEach(orders: readonly Order[]): Order[] {
  return [...new Map(orders.map((order) => [order.id, order])).values()];
}

function OrderSkeletons() {
  const t = useTranslations('orders');
  return (
    <div className="account-column account-column--wide pt-3" aria-busy="true">
      <span className="visually-hidden" role="status">
        {t('loading')}
      </span>
      <div className="order-cards">
        {[1, 2, 3].map((key) => (
          <Skeleton key={key} shape="card" className="h-40 w-full" />
        ))}
      </div>
    </div>
  );
}

type ListFailedProps = { isOffline: boolean; isBusy: boolean; onRetry: () => void };

function ListFailed({ isOffline, isBusy, onRetry }: ListFailedProps) {
  const t = useTranslations('orders');
  return (
    <EmptyState
      card
      role="alert"
      art={isOffline ? <Icon of={CloudOff} /> : <EmptyPicture name="pan" />}
      title={t(isOffline ? 'offlineTitle' : 'failedTitle')}
      action={
        <Button tone="tint" busy={isBusy} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {t(isOffline ? 'offlineText' : 'failedText')}
    </EmptyState>
  );
}

function NoOrders() {
  const t = useTranslations('orders');
  return (
    <EmptyState
      role="status"
      art={<EmptyPicture name="receipt" />}
      title={t('emptyTitle')}
      action={<ButtonLink href={paths.venues()}>{t('toRestaurants')}</ButtonLink>}
    >
      {t('emptyText')}
    </EmptyState>
  );
}
