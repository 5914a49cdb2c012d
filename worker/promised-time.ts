import type { WorkerScope } from '@/lib/core/offline/worker-scope';
import { ORDER_KINDS } from '@/lib/ground/ordering/order-kind';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@/lib/orders/order-fields';
import { orderPromise, type PromisedOrder } from '@/lib/orders/order-promise';
import { isOneOf, isText, orNull, recordOf } from '@/lib/core/storage/shape';
import { dayOf } from '@/lib/core/time/calendar-day';
import { formatTime } from '@/lib/core/time/format-time';
import { nowMs } from '@/lib/core/time/now';

/** A push is shown without its time where our server takes longer. */
const PATIENCE_MS = 3000;
const ORDER_PAGE = /^\/(?:orders|(?:filials|typ)\/\d+\/order)\/(\d+)(?:$|[?#])/;

type PushedOrder = PromisedOrder & { venue: { timezone: string } };

const isPushedOrder = recordOf<PushedOrder>({
  type: isOneOf(...ORDER_KINDS),
  status: isOneOf(...ORDER_STATUSES),
  paymentStatus: isOneOf(...PAYMENT_STATUSES),
  wantedAt: orNull(isText),
  nextStatus: orNull(isOneOf(...ORDER_STATUSES)),
  nextAt: orNull(isText),
  venue: recordOf({ timezone: isText }),
});

/** The promised time of the order that a push links to, in the venue's zone; null where there is none today. */
export async function promisedTime(
  worker: Pick<WorkerScope, 'fetch'>,
  site: string,
  link: string,
): Promise<string | null> {
  const orderId = ORDER_PAGE.exec(link)?.[1];
  if (orderId === undefined) return null;
  try {
    const answer = await worker.fetch(`/api/orders/${orderId}`, {
      headers: { 'X-Site': site },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const order: unknown = await answer.json();
    if (!isPushedOrder(order)) return null;
    const { atMs } = orderPromise(order, [], nowMs());
    const { timezone } = order.venue;
    // A time of another day would be read as one of today.
    const isToday = atMs !== null && dayOf(new Date(atMs), timezone) === dayOf(new Date(nowMs()), timezone);
    return isToday ? formatTime(new Date(atMs), timezone) : null;
  } catch {
    return null;
  }
}
