import { signInForTest } from '@/lib/core/session/test-sign-in';
import { emptyStorage } from '@/lib/core/storage/test-storage';
import { notedPromises, notePromise, readPromises } from './promise-store';
import { testOrder } from './test-order';

const cooking = (nextAt: string | null, id = 90032) =>
  testOrder({ id, status: 'cooking', nextStatus: 'ready', nextAt });
const noted = (id = 90032) => readPromises(notedPromises(id));
const at = (time: string) => Date.parse(`2026-03-14T${time}:00Z`);

beforeEach(() => {
  emptyStorage();
  signInForTest(true);
});

// Holds ORD-36.
describe('what the platform has named for an order', () => {
  test('is stored once, with the holder of the order, until the order is over', () => {
    notePromise(cooking('2026-03-14T08:50:00Z'));
    notePromise(cooking('2026-03-14T08:50:00Z'));
    notePromise(cooking('2026-03-14T09:05:00Z'));
    expect(noted()).toEqual([
      { atMs: at('08:50'), by: 'kitchen' },
      { atMs: at('09:05'), by: 'kitchen' },
    ]);
    notePromise(testOrder({ status: 'completed' }));
    expect(noted()).toEqual([]);
  });

  test('stays as it is while the platform names nothing', () => {
    notePromise(cooking('2026-03-14T08:50:00Z'));
    notePromise(cooking(null));
    expect(noted()).toHaveLength(1);
  });

  test('goes on after six moments, the first of which stays', () => {
    for (let minute = 10; minute < 50; minute += 5) notePromise(cooking(`2026-03-14T09:${minute}:00Z`));
    expect(noted()).toHaveLength(6);
    expect(noted().at(0)?.atMs).toBe(at('09:10'));
    expect(noted().at(-1)?.atMs).toBe(at('09:45'));
  });

  test('is of its own order', () => {
    notePromise(cooking('2026-03-14T08:50:00Z'));
    notePromise(cooking('2026-03-14T09:50:00Z', 90033));
    expect(noted()).toEqual([{ atMs: at('08:50'), by: 'kitchen' }]);
    expect(noted(90033)).toEqual([{ atMs: at('09:50'), by: 'kitchen' }]);
  });

  test('is stored of ten orders at most', () => {
    for (let id = 1; id <= 12; id += 1) notePromise(cooking('2026-03-14T08:50:00Z', id));
    expect(noted(2)).toEqual([]);
    expect(noted(3)).toHaveLength(1);
    expect(noted(12)).toHaveLength(1);
  });

  test.each(['{', '[]', '{"90032":[{"atMs":"soon","by":"cart"}]}', '{"90032":[{"atMs":1,"by":"waiter"}]}'])(
    'in another shape (%s) is dropped',
    (text) => {
      localStorage.setItem('promisedTimes', text);
      expect(noted()).toEqual([]);
    },
  );
});
