/** @jest-environment node */
import { recordRead, trackReads } from './cache-reads';
import { cached, remembered } from './cached.server';
import { expiredTags } from './expired-tags.server';

const HOUR_MS = 3_600_000;
const START_MS = Date.UTC(2026, 2, 14, 9);
const at = (ms: number) => jest.setSystemTime(START_MS + ms);
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  at(0);
});
afterEach(() => jest.useRealTimers());

const answers = (part: Partial<Parameters<typeof cached<string>>[0]> = {}) =>
  cached<string>({ seconds: 60, max: 10, weigh: (value) => value.length, ...part });
const made = (value: string) => jest.fn(() => Promise.resolve(value));
const failed = () => Promise.reject(new Error('down'));
/** A value that is made in the background is ready by then. */
const turn = () => new Promise((done) => setImmediate(done));

describe('a cached answer', () => {
  test('can be null', async () => {
    const cache = cached<null>({ seconds: 60, max: 1 });
    const make = jest.fn(() => Promise.resolve(null));
    for (let time = 0; time < 2; time += 1) await expect(cache.get('a', make)).resolves.toBeNull();
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('is never a failure: all waiting callers get the error, and the next caller tries again', async () => {
    const cache = answers({ isStaleServedOnError: true });
    const together = [cache.get('a', failed), cache.get('a', failed)];
    for (const answer of together) await expect(answer).rejects.toThrow('down');
    await expect(cache.get('a', made('good'))).resolves.toBe('good');
  });

  test('a cached answer that is old serves where making fails and that is allowed, and the next caller tries again', async () => {
    const [cache, strict] = [answers({ isStaleServedOnError: true }), answers()];
    for (const each of [cache, strict]) await each.get('a', made('old'));
    at(61_000);
    for (let time = 0; time < 2; time += 1) await expect(cache.get('a', failed)).resolves.toBe('old');
    await expect(strict.get('a', failed)).rejects.toThrow('down');
    await expect(cache.get('a', made('new'))).resolves.toBe('new');
  });

  test('a cached answer whose oldest answer is older than a day serves no longer where making fails', async () => {
    const cache = answers({ isStaleServedOnError: true });
    await cache.get('a', () => {
      recordRead({ tags: [], freshUntilMs: START_MS, oldestMs: START_MS - HOUR_MS, isStale: true });
      return Promise.resolve('old');
    });
    at(23 * HOUR_MS);
    await expect(cache.get('a', failed)).resolves.toBe('old');
    at(23 * HOUR_MS + 1);
    await expect(cache.get('a', failed)).rejects.toThrow('down');
  });

  test('a cached answer that is old is served while the next one is requested, and is retried after the pause', async () => {
    const cache = answers({ isStaleServedMeanwhile: true, isStaleServedOnError: true, retrySeconds: 20 });
    await cache.get('a', made('old'));
    at(61_000);
    await expect(cache.get('a', failed)).resolves.toBe('old');
    await turn();
    jest.advanceTimersByTime(19_999);
    const early = made('early');
    await expect(cache.get('a', early)).resolves.toBe('old');
    expect(early).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    await expect(cache.get('a', made('new'))).resolves.toBe('old');
    await turn();
    await expect(cache.get('a', made('never'))).resolves.toBe('new');
  });

  test('is evicted when the cache is full, the least recently used first', async () => {
    const cache = answers();
    for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, made('four'));
    const values = ['a', 'c', 'b'].map((key) => cache.get(key, made('new')));
    expect(await Promise.all(values)).toEqual(['four', 'four', 'new']);
  });

  test('a cached answer that is not cacheable or was dropped during its request serves only the waiting callers', async () => {
    const cache = answers({ isCacheable: (value) => value !== 'part' });
    await expect(cache.get('a', made('part'))).resolves.toBe('part');
    const early = cache.get('a', made('before'));
    cache.forget('a');
    await expect(early).resolves.toBe('before');
    await expect(cache.get('a', made('after'))).resolves.toBe('after');
  });

  test('a cached answer of an expired tag is requested again, even while an earlier request runs', async () => {
    const cache = answers();
    await cache.get('a', made('a, 1'), 'menu:1');
    await cache.get('c', made('c, 1'), 'menu:2');
    let arrive: (value: string) => void = () => undefined;
    const early = cache.get('b', () => new Promise<string>((resolve) => (arrive = resolve)), 'menu:1');
    await expiredTags().expire(['menu:1']);
    const late = cache.get('b', made('b, 2'), 'menu:1');
    arrive('b, 1');
    expect(await Promise.all([early, late])).toEqual(['b, 1', 'b, 2']);
    await expect(cache.get('c', made('never'), 'menu:2')).resolves.toBe('c, 1');
    await expect(cache.get('a', made('a, 2'), 'menu:1')).resolves.toBe('a, 2');
  });

  test('a cached answer of a stale answer expires after ten seconds', async () => {
    const cache = answers();
    let times = 0;
    const make = () => {
      times += 1;
      const freshUntilMs = Date.now() + 10_000;
      recordRead({ tags: ['menu:3'], freshUntilMs, oldestMs: START_MS, isStale: times === 1 });
      return Promise.resolve(String(times));
    };
    for (const [ms, value] of [
      [0, '1'],
      [10_000, '1'],
      [10_001, '2'],
      [70_001, '2'],
    ] as const) {
      at(ms);
      await expect(cache.get('a', make)).resolves.toBe(value);
    }
  });

  test('passes on its tags, its age, and the longer lifetime', async () => {
    const cache = answers({ isStaleServedOnError: true });
    const answer = {
      tags: ['menu:5'],
      freshUntilMs: START_MS + 30_000,
      oldestMs: START_MS - 40_000,
      isStale: false,
    };
    const make = () => {
      recordRead(answer);
      return Promise.resolve('facts');
    };
    for (const [ms, isStale, freshMs] of [
      [0, false, 60_000],
      [20_000, false, 60_000],
      [60_001, true, 70_001],
    ] as const) {
      at(ms);
      const { reads } = await trackReads(() => cache.get('a', ms > 60_000 ? failed : make));
      const tags = new Set(answer.tags);
      expect(reads).toEqual({ tags, oldestMs: answer.oldestMs, freshUntilMs: START_MS + freshMs, isStale });
    }
  });
});

test('a remembered value is evicted after its TTL without a further read, and the oldest one beyond the bound', () => {
  const memory = remembered<true>(2, 60);
  for (const key of ['a', 'b', 'c']) memory.set(key, true);
  expect(['a', 'b', 'c'].map((key) => memory.has(key))).toEqual([false, true, true]);
  jest.advanceTimersByTime(59_000);
  expect(memory.size).toBe(2);
  jest.advanceTimersByTime(2_000);
  expect(memory.size).toBe(0);
});
