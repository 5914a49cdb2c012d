'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { promisedTimeOf, subscribePromisedTimes } from '@/lib/pages/checkout/promised-time';
import {
  PROMISE_LASTS_MS,
  withPromise,
  type OrderPromise,
  type PromisedTime,
} from '@/lib/ground/ordering/promise';
import { orderPromise } from '@/lib/orders/order-promise';
import type { Order } from '@/lib/orders/orders.schema';
import { notedPromises, readPromises, watchPromises } from '@/lib/orders/promise-store';
import { nowMs } from '@/lib/core/time/now';
import { useIsPast } from './use-is-past';

const NONE: readonly PromisedTime[] = [];

/** The promise of an order, with the history that this device has seen; on the server the platform's promise. */
export function usePromise(order: Order): OrderPromise {
  const cartMs = useSyncExternalStore(
    subscribePromisedTimes,
    () => promisedTimeOf(order),
    () => null,
  );
  const noted = useSyncExternalStore(
    watchPromises,
    () => notedPromises(order.id),
    () => '[]',
  );
  const earlier = useMemo(
    () => readPromises(noted).reduce(withPromise, cartMs === null ? NONE : [{ atMs: cartMs, by: 'cart' }]),
    [noted, cartMs],
  );
  const promise = orderPromise(order, earlier, nowMs());
  // Draws again as the promise passes.
  useIsPast(promise.atMs === null ? null : new Date(promise.atMs + PROMISE_LASTS_MS));
  return promise;
}
