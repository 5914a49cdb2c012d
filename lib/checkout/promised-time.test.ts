import { testOrderRequest } from '@/lib/orders/placing/test-order-request';
import { emptyStorage } from '@/lib/storage/test-storage';
import { orderIntents } from './order-intent';
import { promisedTimeOf, promiseTime } from './promised-time';

const NOW = Date.UTC(2026, 2, 14, 9);
const PLACED = { orderId: 90032, venueId: 3107, paymentAddress: null };

beforeEach(() => {
  emptyStorage();
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => jest.useRealTimers());

function place(cartId: string): void {
  orderIntents.begin(cartId, testOrderRequest());
  orderIntents.settle(cartId, PLACED);
}

// Holds ORD-32.
describe('the time that a cart has promised', () => {
  test('is that of the order that was made of it', () => {
    promiseTime('cart-1', 20);
    expect(promisedTimeOf(PLACED.orderId)).toBeNull();
    place('cart-1');
    expect(promisedTimeOf(PLACED.orderId)).toBe(NOW + 20 * 60_000);
    expect(promisedTimeOf(90_033)).toBeNull();
  });

  test('is the one of the last press', () => {
    promiseTime('cart-1', 20);
    jest.setSystemTime(NOW + 60_000);
    promiseTime('cart-1', 25);
    place('cart-1');
    expect(promisedTimeOf(PLACED.orderId)).toBe(NOW + 26 * 60_000);
  });

  test('is none for a time of the diner’s choice', () => {
    promiseTime('cart-1', 20);
    promiseTime('cart-1', null);
    place('cart-1');
    expect(promisedTimeOf(PLACED.orderId)).toBeNull();
  });

  test('is kept for ten carts', () => {
    for (let cart = 1; cart <= 11; cart += 1) promiseTime(`cart-${String(cart)}`, 20);
    place('cart-1');
    expect(promisedTimeOf(PLACED.orderId)).toBeNull();
  });
});
