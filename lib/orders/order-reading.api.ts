import { requestBff } from '@/lib/core/bff/client';
import { showCached } from '@/lib/core/bff/cached-data';
import { queryClient } from '@/lib/core/bff/query-client';
import { retryOnce } from '@/lib/core/bff/retry';
import { kioskHeaders } from '@/lib/kiosk-session/kiosk-headers';
import { isAtRest, isOver } from './orders';
import type { OrderFilters } from './order-filters';
import type { Order, OrderPage } from './orders.schema';

const schemas = () => import('./orders.schema');
const oneOrder = () => schemas().then((module) => module.orderSchema);

const POLL_MS = 5000;
const SLOWEST_POLL_MS = 30_000;
/** After so many unchanged answers in a row the pause grows by one step. */
const ANSWERS_A_STEP = 6;

/** The state of a query's answers so far. */
interface Answers<Value> {
  state: { data?: Value | undefined; dataUpdateCount: number; errorUpdateCount: number };
}

/** The number of answers when this one first arrived: an unchanged one stays the same object. */
const firstSeen = new WeakMap<object, number>();

/** The pause before the next request, milliseconds: it grows while nothing changes or nothing is answered. */
function orderPollPause({ state: { data, dataUpdateCount, errorUpdateCount } }: Answers<object>): number {
  const answers = dataUpdateCount + errorUpdateCount;
  const since = data ? (firstSeen.get(data) ?? answers) : 0;
  if (data) firstSeen.set(data, since);
  return Math.min(SLOWEST_POLL_MS, POLL_MS * (1 + Math.floor((answers - since) / ANSWERS_A_STEP)));
}

const orderKey = (orderId: number) => ['order', orderId];

/** Polls an order: often while it moves, not in hidden tabs, until it is over and refunded. */
export function orderQuery(orderId: number) {
  return {
    queryKey: orderKey(orderId),
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      requestBff(`/api/orders/${orderId}`, oneOrder, {
        signal,
        headers: await kioskHeaders(),
        onCached: showCached(orderKey(orderId)),
      }),
    refetchInterval: (query: Answers<Order>) => {
      const { data } = query.state;
      if (data && isAtRest(data)) return false;
      return data && isOver(data) ? SLOWEST_POLL_MS : orderPollPause(query);
    },
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    staleTime: (query: Answers<Order>) => (query.state.data && isAtRest(query.state.data) ? Infinity : 1000),
  };
}

/** The order's courier, polled with the pauses of {@link orderQuery} for a running order. */
export function courierQuery(orderId: number) {
  return {
    queryKey: ['courier', orderId],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      requestBff(
        `/api/orders/${orderId}/courier`,
        () => schemas().then((module) => module.courierAnswerSchema),
        { signal },
      ),
    refetchInterval: (query: Answers<object>) => orderPollPause(query),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    staleTime: 1000,
    retry: retryOnce,
  };
}

/** The key of every list of orders. */
export const ORDER_LISTS = ['orders'];

/** The diner's orders, page by page, newest first. */
export function orderListQuery({ service, brandId }: OrderFilters) {
  return {
    queryKey: [...ORDER_LISTS, service, brandId],
    queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) => {
      const query = new URLSearchParams({ page: String(pageParam) });
      if (service) query.set('service', service);
      if (brandId) query.set('brand', String(brandId));
      return requestBff(
        `/api/orders/list?${query.toString()}`,
        () => schemas().then((module) => module.orderPageSchema),
        { signal },
      );
    },
    initialPageParam: 1,
    // The platform's last page number is not trusted: an empty page ends the list.
    getNextPageParam: (last: OrderPage) =>
      last.page < last.lastPage && last.orders.length > 0 ? last.page + 1 : undefined,
    retry: retryOnce,
    refetchOnWindowFocus: true,
    staleTime: 30_000,
  };
}

/** Cancels an order; every view of it updates at once. */
export async function cancelOrder(orderId: number): Promise<void> {
  const order = await requestBff(`/api/orders/${orderId}/cancel`, oneOrder, { method: 'POST' });
  // A request in flight would answer with the state before.
  await queryClient().cancelQueries({ queryKey: orderKey(orderId) });
  queryClient().setQueryData<Order>(orderKey(orderId), order);
  void queryClient().invalidateQueries({ queryKey: ORDER_LISTS });
}

/** Refetches an order: what is cached of it turned out to be outdated. */
export function refreshOrder(orderId: number): void {
  void queryClient().invalidateQueries({ queryKey: orderKey(orderId) });
}
