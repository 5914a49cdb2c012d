import {
  noteMadeOrder,
  setMadeOrderReady,
  showMadeOrder,
  shownMadeOrder,
  subscribeMadeOrder,
} from './made-order';
import { testOrder } from '@/lib/orders/test-order';

const order = testOrder();
const listen = jest.fn();
const stop = subscribeMadeOrder(listen);
beforeEach(() => setMadeOrderReady(true));
afterAll(stop);

test('the order of the last answer is shown until its page is there', () => {
  noteMadeOrder(order);
  showMadeOrder(order.id);
  expect(shownMadeOrder()).toEqual(order);
  showMadeOrder(null);
  expect([shownMadeOrder(), listen.mock.calls.length]).toEqual([null, 2]);
});

test('an order whose card is not loaded is not shown', () => {
  setMadeOrderReady(false);
  noteMadeOrder(order);
  showMadeOrder(order.id);
  expect(shownMadeOrder()).toBeNull();
});

test.each([
  ['another tab has made', order, order.id + 1],
  ['an answer does not have', undefined, order.id],
])('an order that %s is not shown', (_which, answered, orderId) => {
  noteMadeOrder(answered);
  showMadeOrder(orderId);
  expect(shownMadeOrder()).toBeNull();
});
