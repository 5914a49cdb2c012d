import { LARGEST_ID } from '@/lib/core/ids/ids';
import { isCount, isOneOf, isTextUpTo, isWhole, listOf, recordOf } from '@/lib/core/storage/shape';
import { stored } from '@/lib/core/storage/stored';
import { DAY_MS } from '@/lib/core/time/duration';

// This tablet's last orders, for staff to repeat a lost number; nothing about guests or dishes (KIOSK-24).

export const MAX_RECENT_ORDERS = 20;
const STORED_DAYS = 1;
const MAX_NUMBER_LENGTH = 20;

export interface RecentOrder {
  orderId: number;
  /** As the guest was shown it. */
  number: string;
  /** When it was shown first, Unix milliseconds. */
  atMs: number;
  venueId: number;
  sumMinor: number;
  currency: 'KZT' | 'GEL';
}

const NONE: readonly RecentOrder[] = [];
const orders = stored<readonly RecentOrder[]>({
  area: 'local',
  key: 'kioskOrders',
  shape: listOf(
    recordOf<RecentOrder>({
      orderId: isCount(LARGEST_ID),
      number: isTextUpTo(MAX_NUMBER_LENGTH),
      atMs: isWhole,
      venueId: isCount(LARGEST_ID),
      sumMinor: isWhole,
      currency: isOneOf('KZT', 'GEL'),
    }),
    MAX_RECENT_ORDERS,
  ),
  empty: NONE,
});

export const readKioskOrders = orders.read;
export const subscribeKioskOrders = orders.subscribe;

/** Forgets orders that are a day old, or of a clock that was wrong. */
export function forgetOldKioskOrders(nowMs: number): void {
  const all = orders.read();
  const remaining = all.filter(({ atMs }) => Math.abs(nowMs - atMs) < STORED_DAYS * DAY_MS);
  if (remaining.length === all.length) return;
  if (remaining.length === 0) orders.forget();
  else orders.write(remaining);
}

/** Notes an order whose number is shown, newest first. @returns whether it is new: its page may be loaded again */
export function recordKioskOrder({
  orderId,
  number,
  atMs,
  venueId,
  sumMinor,
  currency,
}: RecentOrder): boolean {
  forgetOldKioskOrders(atMs);
  const all = orders.read();
  if (all.some((known) => known.orderId === orderId)) return false;
  const order = { orderId, number: number.slice(0, MAX_NUMBER_LENGTH), atMs, venueId, sumMinor, currency };
  orders.write([order, ...all].slice(0, MAX_RECENT_ORDERS));
  return true;
}
