import { testOrderRequest } from '@/lib/orders/placing/test-order-request';
import { emptyStorage } from '@/lib/core/storage/test-storage';
import { MINUTE_MS } from '@/lib/core/time/duration';
import { orderIntents } from './order-intent';
import { promisedTimeOf, promiseTime } from './promised-time';

const CREATED = '2026-03-14T08:55:00Z';
const PROMISED_MS = 25 * MINUTE_MS;
const CART = 'cart-1';
const PLACED = { orderId: 90032, venueId: 3107, paymentAddress: null };
const ORDER = { id: PLACED.orderId, createdAt: CREATED };

beforeEach(() => emptyStorage());

/** The press of Order on a phone whose clock shows `now`. */
function pressAt(now: string, promisedMs: number | null = PROMISED_MS) {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  orderIntents.begin(CART, testOrderRequest());
  promiseTime(CART, promisedMs === null ? null : Date.now() + promisedMs);
}

// Holds ORD-32.
describe('the time that a cart has promised', () => {
  test('is that of the order that was made of it', () => {
    pressAt(CREATED);
    expect(promisedTimeOf(ORDER)).toBeNull();
    orderIntents.settle(CART, PLACED);
    expect(promisedTimeOf(ORDER)).toBe(Date.UTC(2026, 2, 14, 9, 20));
    expect(promisedTimeOf({ ...ORDER, id: 90_033 })).toBeNull();
  });

  test.each([
    ['an hour behind', '2026-03-14T07:55:00Z'],
    ['an hour ahead', '2026-03-14T09:55:00Z'],
  ])('is as long after the order was made on a phone whose clock is %s', (_how, now) => {
    pressAt(now);
    orderIntents.settle(CART, PLACED);
    expect(promisedTimeOf(ORDER)).toBe(Date.UTC(2026, 2, 14, 9, 20));
  });

  test('is absent for a chosen time', () => {
    pressAt(CREATED, null);
    orderIntents.settle(CART, PLACED);
    expect(promisedTimeOf(ORDER)).toBeNull();
  });

  test('is none of an order that was stored before promises were, which is read as ever', () => {
    orderIntents.begin(CART, testOrderRequest());
    orderIntents.settle(CART, PLACED);
    expect(orderIntents.findStored(CART)).not.toHaveProperty('promisedAt');
    expect(orderIntents.find(CART)).toMatchObject({ state: 'made', made: PLACED });
    expect(promisedTimeOf(ORDER)).toBeNull();
  });
});
