import { awaitsPayment, expectedAt, isDelivery } from './orders';
import type { Order } from './orders.schema';

/** The texts of {@link heroTitle}, by their keys among those of orders. */
export const HERO_TITLES = [
  'hero_brought',
  'hero_canceled',
  'hero_completed',
  'hero_completedShop',
  'hero_cooking',
  'hero_created',
  'hero_createdUnknown',
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

/** A sentence by its key among the texts of orders, with the moment or the minutes that it names. */
export type HeroSentence =
  | { key: HeroTitle }
  | { key: TimedTitle; at: Date }
  | { key: 'startsAt' | 'courierAt' | 'sentAt' | 'payUntil'; at: Date }
  | { key: UsualMinutes; minutes: number }
  | { key: 'waitingText' | 'hero_failedText' };

type UsualMinutes =
  'usually_start' | 'usually_cook' | 'usually_fetch' | 'usually_serve' | 'usually_bring' | 'usually_close';

/** The state of an order, or its expected time where that is known (ORD-18, ORD-19). */
export function heroTitle(order: Order): HeroSentence {
  if (awaitsPayment(order)) return { key: order.paymentStatus === 'failed' ? 'hero_failed' : 'hero_waiting' };
  switch (order.status) {
    case 'canceled':
      return { key: 'hero_canceled' };
    case 'completed':
      return { key: order.type === 'micromarket' ? 'hero_completedShop' : 'hero_completed' };
    case 'ready':
      return { key: readyTitle(order) };
    default: {
      // The diner of a micromarket already has the goods.
      if (order.type === 'micromarket') return { key: 'hero_ready' };
      const at = expectedAt(order);
      if (at) return { key: expectedTitle(order), at };
      if (order.status === 'created') return { key: 'hero_createdUnknown' };
      return { key: order.status === 'cooking' ? 'hero_cooking' : 'hero_delivery' };
    }
  }
}

function readyTitle(order: Order): HeroTitle {
  if (order.type === 'express') return 'hero_readyExpress';
  return isDelivery(order) ? 'hero_readyBrought' : 'hero_ready';
}

function expectedTitle(order: Order): TimedTitle {
  if (isDelivery(order)) return 'hero_brought';
  return order.type === 'express' && order.wantedAt ? 'hero_served' : 'hero_created';
}

/**
 * What comes next: its moment where the title does not name one (next_status_time), and the minutes that it usually takes
 * (next_average_time). The minutes are the platform's usual ones and not what is left, so they say 'usually'.
 */
export function heroDetails(order: Order): HeroSentence[] {
  if (awaitsPayment(order)) {
    if (order.paymentStatus === 'failed') return [{ key: 'hero_failedText' }];
    if (order.payment?.status !== 'pending') return [{ key: 'waitingText' }];
    return [{ key: 'payUntil', at: new Date(order.payment.expiresAt) }];
  }
  const moment = nextMoment(order);
  const minutes = order.nextMinutes;
  const usual = usualMinutes(order);
  return [
    ...(moment ? [moment] : []),
    ...(usual && minutes !== null && minutes > 0 ? [{ key: usual, minutes }] : []),
  ];
}

function nextMoment(order: Order): HeroSentence | null {
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
      if (order.type === 'express') return 'usually_serve';
      return order.nextStatus === 'completed' && !isDelivery(order) ? 'usually_fetch' : null;
    case 'delivery':
      return 'usually_bring';
    default:
      return null;
  }
}
