import { signInForTest } from '@/lib/core/session/test-sign-in';
import { emptyStorage, forbidStorage } from '@/lib/core/storage/test-storage';
import { noteOrder } from './note-order';
import { hasOrderUnderWay, watchUnderWay } from './under-way';

const HOUR_MS = 3_600_000;
const now = () => new Date().toISOString();
const order = (part: Partial<Parameters<typeof noteOrder>[0]> = {}) => ({
  id: 90032,
  status: 'cooking' as const,
  createdAt: now(),
  wantedAt: null,
  ...part,
});

beforeEach(() => {
  emptyStorage();
  signInForTest(true);
});
afterEach(() => jest.useRealTimers());

test('an order is under way until it is over', () => {
  expect(hasOrderUnderWay()).toBe(false);
  noteOrder(order());
  expect(hasOrderUnderWay()).toBe(true);
  noteOrder(order({ id: 90033 }));
  noteOrder(order({ status: 'completed' }));
  expect(hasOrderUnderWay()).toBe(true);
  noteOrder(order({ id: 90033, status: 'canceled' }));
  expect(hasOrderUnderWay()).toBe(false);
});

test('an order without further changes is not under way for ever', () => {
  jest.useFakeTimers();
  noteOrder(order());
  jest.advanceTimersByTime(4 * HOUR_MS - 1000);
  expect(hasOrderUnderWay()).toBe(true);
  jest.advanceTimersByTime(2000);
  expect(hasOrderUnderWay()).toBe(false);
});

test('an order for tomorrow is under way until tomorrow', () => {
  jest.useFakeTimers();
  noteOrder(order({ wantedAt: new Date(Date.now() + 24 * HOUR_MS).toISOString() }));
  jest.advanceTimersByTime(25 * HOUR_MS);
  expect(hasOrderUnderWay()).toBe(true);
});

test('another user does not see the order under way', () => {
  noteOrder(order());
  signInForTest(false);
  expect(hasOrderUnderWay()).toBe(false);
  noteOrder(order({ id: 90034 }));
  document.cookie = 'signedIn=sign-in-2';
  expect(hasOrderUnderWay()).toBe(false);
});

test.each(['', '{', 'null', '{"mark":"sign-in-1","ends":{"1":"soon"}}', '{"mark":1,"ends":{}}'])(
  'a stored value of another shape (%s) has no order',
  (stored) => {
    localStorage.setItem('ordersUnderWay', stored);
    expect(hasOrderUnderWay()).toBe(false);
  },
);

test('a watcher is notified of a change, and of nothing else', () => {
  const onChange = jest.fn();
  const stop = watchUnderWay(onChange);
  noteOrder(order({ status: 'completed' }));
  expect(onChange).not.toHaveBeenCalled();
  const started = order();
  noteOrder(started);
  noteOrder(started);
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
  noteOrder({ ...started, status: 'canceled' });
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('an order is under way as long as the page lives where storage is forbidden', () => {
  forbidStorage();
  expect(hasOrderUnderWay()).toBe(false);
  noteOrder(order());
  expect(hasOrderUnderWay()).toBe(true);
});
