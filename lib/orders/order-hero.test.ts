/** @jest-environment node */
import { ORDER_KINDS, type OrderKind } from '@/lib/ground/ordering/order-kind';
import type { OrderStatus } from './order-fields';
import { hasHeroLabel, heroDetails, heroTitle, type HeroDetail, type HeroTitleSentence } from './order-hero';
import { orderPromise } from './order-promise';
import { stepsOf } from './orders';
import type { Order } from './orders.schema';
import { testOrder } from './test-order';

const NEXT_AT = '2026-03-14T08:50:00.000Z';

/** The next status of an order of a kind, as the platform sends it: its moment and its usual minutes. */
function orderIn(type: OrderKind, status: OrderStatus, part: Partial<Order> = {}): Order {
  const steps = stepsOf({ type, status: 'created' });
  const next = steps[steps.findIndex((step) => step === status) + 1] ?? null;
  return testOrder({
    type,
    status,
    nextStatus: next,
    nextMinutes: next && 20,
    nextAt: next && NEXT_AT,
    ...part,
  });
}

const written = (sentence: HeroDetail | HeroTitleSentence) =>
  [
    sentence.key,
    ...('minutes' in sentence ? [String(sentence.minutes)] : []),
    ...('at' in sentence ? [sentence.at.toISOString().slice(11, 16)] : []),
  ].join(' ');
const at = (time: string) => new Date(`2026-03-14T${time}:00.000Z`);
/** As the cart has promised it, at half past eight. */
const promiseOf = (order: Order, promisedAt: Date | null = null) =>
  orderPromise(order, promisedAt ? [{ atMs: promisedAt.getTime(), by: 'cart' }] : [], at('08:30').getTime());
const labels = (order: Order, promisedAt: Date | null = null) => {
  const promise = promiseOf(order, promisedAt);
  return [written(heroTitle(order, promise)), ...heroDetails(order, { promise }).map(written)].join(', ');
};

test.each<[OrderStatus, Partial<Order>, boolean]>([
  ['created', { nextStatus: 'ready', nextAt: NEXT_AT }, true],
  ['cooking', {}, true],
  ['cooking', { nextAt: null }, false],
  ['ready', {}, false],
  ['completed', {}, true],
  ['canceled', {}, false],
])(
  'the label of a takeaway that is %s stands where its title is not the status itself: %#',
  (status, part, has) => {
    const order = orderIn('takeaway', status, part);
    expect(hasHeroLabel(order, heroTitle(order, promiseOf(order)))).toBe(has);
  },
);

describe('the title and details of an order, by its kind and status', () => {
  test.each<[OrderKind, OrderStatus, string]>([
    ['takeaway', 'created', 'hero_createdUnknown, usually_start 20'],
    ['takeaway', 'cooking', 'hero_created 08:50'],
    ['takeaway', 'ready', 'hero_ready, callOut'],
    ['takeaway', 'completed', 'hero_completed'],
    ['takeaway', 'canceled', 'hero_canceled'],
    ['express', 'created', 'hero_createdUnknown, usually_start 20'],
    ['express', 'cooking', 'hero_created 08:50'],
    ['express', 'ready', 'hero_readyExpress, usually_serve 20'],
    ['express', 'completed', 'hero_completed'],
    ['express', 'canceled', 'hero_canceled'],
    ['delivery', 'created', 'hero_createdUnknown, usually_start 20'],
    ['delivery', 'cooking', 'hero_cooking, courierAt 08:50, usually_cook 20'],
    ['delivery', 'delivery', 'hero_brought 08:50'],
    ['delivery', 'completed', 'hero_completed'],
    ['delivery', 'canceled', 'hero_canceled'],
    ['vendorDelivery', 'created', 'hero_createdUnknown, usually_start 20'],
    ['vendorDelivery', 'cooking', 'hero_cooking, sentAt 08:50, usually_cook 20'],
    ['vendorDelivery', 'delivery', 'hero_brought 08:50'],
    ['vendorDelivery', 'completed', 'hero_completed'],
    ['vendorDelivery', 'canceled', 'hero_canceled'],
    ['micromarket', 'created', 'hero_ready, usually_close 20'],
    ['micromarket', 'completed', 'hero_completedShop'],
    ['micromarket', 'canceled', 'hero_canceled'],
  ])('%s, %s: %s', (type, status, text) => {
    expect(labels(orderIn(type, status))).toBe(text);
  });

  test.each(ORDER_KINDS)(
    'the title and details of a %s are never the same in two statuses one after the other',
    (type) => {
      const text = stepsOf({ type, status: 'created' }).map((status) => labels(orderIn(type, status)));
      expect(new Set(text).size).toBe(text.length);
    },
  );

  test.each(ORDER_KINDS)(
    'the title and details of an order, by its kind and status of a %s can do without moments and minutes',
    (type) => {
      const unknown = { nextAt: null, nextMinutes: null };
      for (const status of stepsOf({ type, status: 'created' })) {
        const order = orderIn(type, status, unknown);
        expect(heroDetails(order).filter(({ key }) => key !== 'callOut')).toEqual([]);
        expect(written(heroTitle(order, promiseOf(order)))).not.toMatch(/\d/);
      }
    },
  );

  test.each<[OrderKind, OrderStatus, string]>([
    ['takeaway', 'created', 'hero_created 12:00, startsAt 08:50'],
    ['express', 'created', 'hero_served 12:00, startsAt 08:50'],
    ['delivery', 'created', 'hero_brought 12:00, startsAt 08:50'],
    ['express', 'cooking', 'hero_served 12:00'],
    ['delivery', 'cooking', 'hero_brought 12:00, courierAt 08:50'],
    ['vendorDelivery', 'delivery', 'hero_brought 12:00'],
  ])('the title of an order for a wanted time: %s, %s: %s', (type, status, text) => {
    expect(labels(orderIn(type, status, { wantedAt: '2026-03-14T12:00:00.000Z' }))).toBe(text);
  });

  // Holds ORD-32.
  describe('with the time that the cart has promised', () => {
    test.each<[OrderKind, OrderStatus, promised: string, string]>([
      ['takeaway', 'created', '08:45', 'hero_created 08:45'],
      ['delivery', 'cooking', '09:20', 'hero_brought 09:20, courierAt 08:50'],
      ['takeaway', 'created', '08:29', 'hero_createdUnknown, movedByKitchen 08:29'],
      ['delivery', 'delivery', '08:40', 'hero_brought 08:50, movedByCourier 08:40'],
      ['takeaway', 'cooking', '08:48', 'hero_created 08:50'],
      ['takeaway', 'cooking', '08:47', 'hero_created 08:50, movedByKitchen 08:47'],
      ['delivery', 'delivery', '08:40', 'hero_brought 08:50, movedByCourier 08:40'],
      ['takeaway', 'cooking', '09:30', 'hero_created 08:50'],
      ['takeaway', 'ready', '08:20', 'hero_ready, callOut'],
      ['micromarket', 'created', '08:45', 'hero_ready, usually_close 20'],
    ])('%s, %s, promised by %s: %s', (type, status, promised, text) => {
      expect(labels(orderIn(type, status), at(promised))).toBe(text);
    });

    test('a passed time of the platform names the kitchen or the courier as the cause', () => {
      const order = orderIn('delivery', 'delivery', { nextAt: at('08:20').toISOString() });
      expect(labels(order, at('08:20'))).toBe('hero_delivery, movedByCourier 08:20');
    });

    test('a time of the diner’s choice is no delay', () => {
      const order = orderIn('takeaway', 'cooking', { wantedAt: '2026-03-14T12:00:00.000Z' });
      expect(labels(order, at('08:40'))).toBe('hero_created 12:00');
    });
  });

  test('a delivery that is ready waits for its courier, and is not to be collected', () => {
    const order = orderIn('delivery', 'ready', { nextStatus: 'delivery', nextAt: NEXT_AT, nextMinutes: 5 });
    expect(labels(order)).toBe('hero_readyBrought, courierAt 08:50');
  });

  // Holds ORD-35.
  test.each<[NonNullable<Order['decline']>['reason'], string]>([
    ['byRestaurant', 'hero_declined'],
    ['byDiner', 'hero_canceledByDiner'],
    ['notDelivered', 'hero_canceled'],
    ['other', 'hero_canceled'],
  ])('a canceled order with the reason %s has the title %s', (reason, title) => {
    const order = orderIn('takeaway', 'canceled', { decline: { reason, message: '' } });
    expect(labels(order)).toBe(title);
  });

  test('zero minutes are not shown', () => {
    expect(labels(orderIn('takeaway', 'created', { nextMinutes: 0 }))).toBe('hero_createdUnknown');
  });

  test('an order that waits for its payment shows only that', () => {
    const pending = { paymentStatus: 'pending' } as const;
    const payment = { status: 'pending', amountMinor: 1, expiresAt: NEXT_AT } as const;
    expect(labels(orderIn('delivery', 'created', { ...pending, payment }))).toBe(
      'hero_waiting, payUntil 08:50',
    );
    expect(labels(orderIn('delivery', 'created', pending))).toBe('hero_waiting, waitingText');
  });

  test('an order in cash that is being paid early is not said to be canceled', () => {
    const order = orderIn('takeaway', 'created', {
      paymentStatus: 'pending',
      payment: { status: 'pending', amountMinor: 1, expiresAt: NEXT_AT },
    });
    expect(heroDetails(order, { isMadeInCash: true })).toEqual([]);
    expect(heroDetails(order)).toEqual([{ key: 'payUntil', at: new Date(NEXT_AT) }]);
  });
});
