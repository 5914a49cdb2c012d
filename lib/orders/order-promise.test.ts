/** @jest-environment node */
import { delayedFrom, orderPromise, type PromisedOrder } from './order-promise';
import { testDelivery, testOrder } from './test-order';

const NOW_MS = Date.parse('2026-03-14T09:20:00Z');
const cart = { atMs: Date.parse('2026-03-14T09:10:00Z'), by: 'cart' } as const;
const delayOf = (order: PromisedOrder, earlier: readonly (typeof cart)[] = [], nowMs = NOW_MS) =>
  delayedFrom(order, orderPromise(order, earlier, nowMs))?.toISOString() ?? null;

// Holds ORD-31, ORD-36.
describe('a delivery', () => {
  test('is delayed a quarter of an hour after its time, before and after that has passed', () => {
    const order = testDelivery({ nextAt: '2026-03-14T09:10:00Z' });
    expect(delayOf(order)).toBe('2026-03-14T09:25:00.000Z');
    expect(delayOf(order, [], Date.parse('2026-03-14T09:00:00Z'))).toBe('2026-03-14T09:25:00.000Z');
  });

  test.each([
    [
      'is cooked',
      testDelivery({ status: 'cooking', nextStatus: 'delivery', nextAt: '2026-03-14T09:05:00Z' }),
    ],
    ['waits for its courier', testDelivery({ status: 'ready', nextStatus: 'delivery', nextAt: null })],
    ['is on its way', testDelivery({ nextAt: null })],
  ])(
    'counts from the time that its cart promised while the platform names no other: it %s',
    (_what, order) => {
      expect(delayOf(order, [cart])).toBe('2026-03-14T09:25:00.000Z');
    },
  );

  test.each([
    ['is there', testDelivery({ status: 'completed' })],
    ['is canceled', testDelivery({ status: 'canceled' })],
    ['is not paid yet', testDelivery({ status: 'created', paymentStatus: 'pending' })],
    ['is fetched by the diner', testOrder({ status: 'cooking', nextStatus: 'ready' })],
  ])('is never delayed when it %s', (_what, order) => {
    expect(delayOf(order, [cart])).toBeNull();
  });

  test('has no delay without a known time', () => {
    expect(delayOf(testDelivery({ nextAt: null }))).toBeNull();
  });
});
