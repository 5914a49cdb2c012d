import { MAX_HISTORY, PROMISE_SOURCES, withPromise, type PromisedTime } from '@/lib/ground/ordering/promise';
import { isOneOf, isRecord, isWhole, listOf, recordOf, type Shape } from '@/lib/core/storage/shape';
import { stored } from '@/lib/core/storage/stored';
import { namedTime } from './order-promise';
import { isOver } from './orders';
import type { Order } from './orders.schema';

// The moments that the platform has named for the orders under way, as this browser has seen them: the
// platform sends the latest one only.

/** More orders are not under way at once. */
const MAX_ORDERS = 10;

type Promises = Record<string, readonly PromisedTime[]>;
const isHistory = listOf(
  recordOf<PromisedTime>({ atMs: isWhole, by: isOneOf(...PROMISE_SOURCES) }),
  MAX_HISTORY,
);
const isPromises: Shape<Promises> = (value): value is Promises =>
  isRecord(value) && Object.values(value).every(isHistory);
const promises = stored<Promises>({ area: 'local', key: 'promisedTimes', shape: isPromises, empty: {} });

/** Stores what the platform names for the order; an order that is over is forgotten. */
export function notePromise(order: Order): void {
  const { [order.id]: known = [], ...others } = promises.read();
  const history = isOver(order) ? [] : withPromise(known, namedTime(order));
  if (history === known || history.length + known.length === 0) return;
  const recent = Object.entries(others).slice(1 - MAX_ORDERS);
  promises.write(Object.fromEntries(history.length > 0 ? [...recent, [order.id, history]] : recent));
}

/** The platform's times for an order, as one text: equal where nothing has changed. */
export const notedPromises = (orderId: number): string => JSON.stringify(promises.read()[orderId] ?? []);

/** The moments of such a text. */
export function readPromises(text: string): readonly PromisedTime[] {
  const value: unknown = JSON.parse(text);
  return isHistory(value) ? value : [];
}

/** Calls back when that changes, in this tab or another. */
export const watchPromises = promises.subscribe;
