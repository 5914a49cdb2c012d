import { testOrderRequest } from '@/lib/orders/placing/test-order-request';
import { emptyStorage } from '@/lib/storage/test-storage';
import { orderIntents } from './order-intent';
import { promisedTimeOf, promiseTime } from './promised-time';

const AT = Date.UTC(2026, 2, 14, 9, 20);
const CART = 'cart-1';
const PLACED = { orderId: 90032, venueId: 3107, paymentAddress: null };

beforeEach(() => {
  emptyStorage();
  orderIntents.begin(CART, testOrderRequest());
});

// Holds ORD-32.
describe('the time that a cart has promised', () => {
  test('is that of the order that was made of it', () => {
    promiseTime(CART, AT);
    expect(promisedTimeOf(PLACED.orderId)).toBeNull();
    orderIntents.settle(CART, PLACED);
    expect(promisedTimeOf(PLACED.orderId)).toBe(AT);
    expect(promisedTimeOf(90_033)).toBeNull();
  });

  test('is none for a time of the diner’s choice', () => {
    promiseTime(CART, null);
    orderIntents.settle(CART, PLACED);
    expect(promisedTimeOf(PLACED.orderId)).toBeNull();
  });

  test('is none of an order that was stored before promises were, which is read as ever', () => {
    orderIntents.settle(CART, PLACED);
    expect(orderIntents.findStored(CART)).not.toHaveProperty('promisedAt');
    expect(orderIntents.find(CART)).toMatchObject({ state: 'made', made: PLACED });
    expect(promisedTimeOf(PLACED.orderId)).toBeNull();
  });
});
