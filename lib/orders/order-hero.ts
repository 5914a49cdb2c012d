import { NO_PROMISE, type OrderPromise } from '@/lib/ground/ordering/promise';
import { awaitsPayment, isCanceledUnpaid, isDelivery } from './orders';
import type { Order } from './orders.schema';

/** The texts of {@link heroTitle}, by their keys among those of orders. */
export const HERO_TITLES = [
  'hero_brought',
  'hero_canceled',
  'hero_canceledByDiner',
  'hero_completed',
  'hero_completedShop',
  'hero_cooking',
  'hero_created',
  'hero_createdUnknown',
  'hero_declined',
  'hero_delivery',
  'hero_failed',
  'hero_ready',
  'hero_readyBrought',
  'hero_readyExpress',
  'hero_served',
  'hero_waiting',
] as const;

/** A title that names no time. */
type HeroTitle = Exclude<(typeof HERO_TITLES)[number], TimedTitle>;
type TimedTitle = 'hero_created' | 'hero_served' | 'hero_brought';

/** A title by its key among the texts of orders, with the moment that it names. */
export type HeroTitleSentence = { key: HeroTitle } | { key: TimedTitle; at: Date };

/** A sentence below the title, with the moment or the minutes that it names. */
export type HeroDetail =
  | { key: 'startsAt' | 'courierAt' | 'sentAt' | 'payUntil' | Moved; at: Date }
  | { key: UsualMinutes; minutes: number }
  | { key: 'waitingText' | 'hero_failedText' | 'callOut' };

type UsualMinutes = 'usually_start' | 'usually_cook' | 'usually_serve' | 'usually_bring' | 'usually_close';

/** The cause of a delay. */
type Moved = 'movedByKitchen' | 'movedByCourier';

/** The promised time of an order, or its state (ORD-18, ORD-19, ORD-32). A canceled order says if the restaurant has declined it (ORD-35). */
export function heroTitle(order: Order, { atMs }: Pick<OrderPromise, 'atMs'>): HeroTitleSentence {
  if (awaitsPayment(order)) return { key: order.paymentStatus === 'failed' ? 'hero_failed' : 'hero_waiting' };
  switch (order.status) {
    case 'canceled':
      return { key: canceledTitle(order.decline?.reason) };
    case 'completed':
      return { key: order.type === 'micromarket' ? 'hero_completedShop' : 'hero_completed' };
    case 'ready':
      return { key: readyTitle(order) };
    default: {
      // The diner of a micromarket already has the goods.
      if (order.type === 'micromarket') return { key: 'hero_ready' };
      if (atMs !== null) return { key: expectedTitle(order), at: new Date(atMs) };
      if (order.status === 'created') return { key: 'hero_createdUnknown' };
      return { key: order.status === 'cooking' ? 'hero_cooking' : 'hero_delivery' };
    }
  }
}

function canceledTitle(reason: NonNullable<Order['decline']>['reason'] | undefined): HeroTitle {
  if (reason === 'byDiner') return 'hero_canceledByDiner';
  return reason === 'byRestaurant' ? 'hero_declined' : 'hero_canceled';
}

/** Whether the status label stands over the title: a title without a time is the status itself, thanks excepted. */
export const hasHeroLabel = (order: Pick<Order, 'status'>, title: HeroTitleSentence): boolean =>
  'at' in title || order.status === 'completed';

function readyTitle(order: Order): HeroTitle {
  if (order.type === 'express') return 'hero_readyExpress';
  return isDelivery(order) ? 'hero_readyBrought' : 'hero_ready';
}

function expectedTitle(order: Order): TimedTitle {
  if (isDelivery(order)) return 'hero_brought';
  return order.type === 'express' && order.wantedAt ? 'hero_served' : 'hero_created';
}

/**
 * The next step (next_status_time, next_average_time); a missed promise with its cause first.
 * @param options.isMadeInCash not canceled without an early payment
 */
export function heroDetails(
  order: Order,
  { promise = NO_PROMISE, isMadeInCash = false }: { promise?: OrderPromise; isMadeInCash?: boolean } = {},
): HeroDetail[] {
  if (awaitsPayment(order)) {
    if (order.paymentStatus === 'failed') return [{ key: 'hero_failedText' }];
    if (!isCanceledUnpaid(order.status, isMadeInCash)) return [];
    if (order.payment?.status !== 'pending') return [{ key: 'waitingText' }];
    return [{ key: 'payUntil', at: new Date(order.payment.expiresAt) }];
  }
  const { change } = promise;
  if (change && change.kind !== 'earlier')
    return [
      { key: change.by === 'courier' ? 'movedByCourier' : 'movedByKitchen', at: new Date(change.fromMs) },
    ];
  const moment = nextMoment(order);
  const minutes = order.nextMinutes;
  const usual = usualMinutes(order);
  // Usual minutes beside a time would be a second answer to the same question.
  const isTimed = 'at' in heroTitle(order, promise);
  return [
    ...(moment ? [moment] : []),
    ...(usual && !isTimed && minutes !== null && minutes > 0 ? [{ key: usual, minutes }] : []),
    ...(order.status === 'ready' && order.type === 'takeaway' ? [{ key: 'callOut' as const }] : []),
  ];
}

function nextMoment(order: Order): HeroDetail | null {
  if (!order.nextAt) return null;
  const at = new Date(order.nextAt);
  // An order for later begins when its time comes, not after the usual minutes.
  if (order.nextStatus === 'cooking') return order.wantedAt ? { key: 'startsAt', at } : null;
  if (order.nextStatus !== 'delivery') return null;
  return { key: order.type === 'vendorDelivery' ? 'sentAt' : 'courierAt', at };
}

function usualMinutes(order: Order): UsualMinutes | null {
  switch (order.status) {
    case 'created':
      if (order.nextStatus === 'cooking') return order.wantedAt ? null : 'usually_start';
      return order.type === 'micromarket' ? 'usually_close' : null;
    case 'cooking':
      return 'usually_cook';
    case 'ready':
      return order.type === 'express' ? 'usually_serve' : null;
    case 'delivery':
      return 'usually_bring';
    default:
      return null;
  }
}
