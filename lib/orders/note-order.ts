import { isOver } from './orders';
import type { Order } from './orders.schema';
import { noteOrdered } from './ordered-here';
import { saveExpectedEnd } from './save-expected-end';
import { nowMs } from '@/lib/core/time/now';

/** No order is on its way longer than this after the time it is for. */
const MAX_MS = 4 * 3_600_000;

/** Stores whether the order is still under way, for the badge of the navigation, and that there is one, for Home. */
export function noteOrder(order: Pick<Order, 'id' | 'status' | 'createdAt' | 'wantedAt'>): void {
  if (order.status !== 'canceled') noteOrdered();
  const end = new Date(order.wantedAt ?? order.createdAt).getTime() + MAX_MS;
  saveExpectedEnd(order.id, !isOver(order) && end > nowMs() ? end : null);
}
