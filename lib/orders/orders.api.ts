import { requestBff } from '@/lib/bff/client';
import type { Order, PlacedOrder, TakeawayOrderRequest } from './orders.schema';

const schemas = () => import('./orders.schema');

/**
 * Sends an intent; repeating it with its key gives the same order. A repetition says that it is one: the order may exist
 * already, and then only the platform can tell.
 * @throws BffError
 */
export function sendOrder(
  key: string,
  request: TakeawayOrderRequest,
  isRepetition: boolean,
): Promise<PlacedOrder> {
  return requestBff('/api/orders', () => schemas().then((module) => module.placedOrderSchema), {
    method: 'POST',
    body: request,
    headers: { 'Idempotency-Key': key, ...(isRepetition ? { 'X-Repetition': '1' } : {}) },
  });
}

const POLL_MS = 5000;
const SLOWEST_POLL_MS = 30_000;

/** A followed order: asked often while it moves, slower when nothing changes, not in a hidden tab, at once on return. */
export function orderQuery(orderId: number, initialData: Order) {
  return {
    queryKey: ['order', orderId],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      requestBff(`/api/orders/${orderId}`, () => schemas().then((module) => module.orderSchema), { signal }),
    initialData,
    refetchInterval: (query: { state: { data?: Order | undefined; dataUpdateCount: number } }) => {
      const order = query.state.data;
      if (order && (order.status === 'completed' || order.status === 'canceled')) return false;
      return Math.min(SLOWEST_POLL_MS, POLL_MS * (1 + Math.floor(query.state.dataUpdateCount / 12)));
    },
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
    staleTime: 1000,
  };
}
