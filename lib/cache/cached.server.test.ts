/** @jest-environment node */
import { noteRead, trackReads } from './cache-reads';
import { cached, remembered } from './cached.server';
import { expiredTags } from './expired-tags.server';

const HOUR_MS = 3_600_000;
const START_MS = Date.UTC(2026, 2, 14, 9);
const at = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(START_MS + ms);

const answers = (part: Partial<Parameters<typeof cached<string>>[0]> = {}) =>
  cached<string>({ seconds: 60, max: 100, weigh: (value) => value.length, ...part });
const made = (value: string) => jest.fn(() => Promise.resolve(value));
const failed = () => Promise.reject(new Error('down'));

/** What is made in the background is made by then. */
const turn = () => new Promise((done) => setImmediate(done));

beforeEach(() => at(0));

describe('a cached answer', () => {
  test('is made once while it is fresh, and again afterwards', async () => {
    const cache = answers();
    const make = jest.fn().mockResolvedValueOnce('old').mockResolvedValueOnce('new');
    await expect(cache.get('a', make)).resolves.toBe('old');
    at(60_000);
    await expect(cache.get('a', make)).resolves.toBe('old');
    at(60_001);
    await expect(cache.get('a', make)).resolves.toBe('new');
    expect(make).toHaveBeenCalledTimes(2);
  });

  test('is made once for concurrent callers', async () => {
    const cache = answers();
    const make = made('x');
    const together = [cache.get('a', make), cache.get('a', make), cache.get('a', make)];
    await expect(Promise.all(together)).resolves.toEqual(['x', 'x', 'x']);
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('can be null', async () => {
    const cache = cached<null>({ seconds: 60, max: 1 });
    const make = jest.fn(() => Promise.resolve(null));
    await expect(cache.get('a', make)).resolves.toBeNull();
    await expect(cache.get('a', make)).resolves.toBeNull();
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('is never a failure: all waiting callers get the error, and the next caller tries again', async () => {
    const cache = answers({ isStaleServedOnError: true });
    const together = [cache.get('a', failed), cache.get('a', failed)];
    for (const answer of together) await expect(answer).rejects.toThrow('down');
    await expect(cache.get('a', made('good'))).resolves.toBe('good');
  });

  test('that is old serves where making fails, and the next caller tries again', async () => {
    const cache = answers({ isStaleServedOnError: true });
    await cache.get('a', made('old'));
    at(61_000);
    await expect(cache.get('a', failed)).resolves.toBe('old');
    at(61_002);
    await expect(cache.get('a', failed)).resolves.toBe('old');
    at(61_004);
    await expect(cache.get('a', made('new'))).resolves.toBe('new');
  });

  test('whose oldest answer is older than a day serves no longer where making fails', async () => {
    const cache = answers({ isStaleServedOnError: true });
    await cache.get('a', () => {
      noteRead({ tags: [], freshUntilMs: START_MS, oldestMs: START_MS - HOUR_MS, isStale: true });
      return Promise.resolve('old');
    });
    await cache.get('own', made('old'));
    at(23 * HOUR_MS);
    await expect(cache.get('a', failed)).resolves.toBe('old');
    at(23 * HOUR_MS + 2);
    await expect(cache.get('a', failed)).rejects.toThrow('down');
    await expect(cache.get('own', failed)).resolves.toBe('old');
    at(24 * HOUR_MS + 1);
    await expect(cache.get('own', failed)).rejects.toThrow('down');
  });

  test('that is old serves at once while the new one is made, and is tried again after the pause', async () => {
    const cache = answers({ isStaleServedMeanwhile: true, isStaleServedOnError: true, retrySeconds: 10 });
    await cache.get('a', made('old'));
    at(61_000);
    await expect(cache.get('a', failed)).resolves.toBe('old');
    await turn();
    at(70_999);
    const early = made('early');
    await expect(cache.get('a', early)).resolves.toBe('old');
    expect(early).not.toHaveBeenCalled();
    at(71_001);
    await expect(cache.get('a', made('new'))).resolves.toBe('old');
    await turn();
    await expect(cache.get('a', made('never'))).resolves.toBe('new');
  });

  test('that is old does not serve where that is not allowed', async () => {
    const cache = answers();
    await cache.get('a', made('old'));
    at(61_000);
    await expect(cache.get('a', failed)).rejects.toThrow('down');
  });

  test('is evicted when the cache is full, the least recently used first', async () => {
    const cache = answers({ max: 10 });
    await cache.get('a', made('aaaa'));
    await cache.get('b', made('bbbb'));
    await cache.get('a', made('never'));
    await cache.get('c', made('cccc'));
    await expect(cache.get('a', made('A'))).resolves.toBe('aaaa');
    await expect(cache.get('c', made('C'))).resolves.toBe('cccc');
    await expect(cache.get('b', made('B'))).resolves.toBe('B');
  });

  test('that is too big to be cached serves the waiting caller', async () => {
    const cache = answers({ max: 3 });
    await expect(cache.get('a', made('aaaa'))).resolves.toBe('aaaa');
    await expect(cache.get('a', made('b'))).resolves.toBe('b');
  });

  test('that shall not be cached serves the waiting caller, and no later one', async () => {
    const cache = answers({ isKept: (value) => value !== 'part' });
    const part = made('part');
    await expect(Promise.all([cache.get('a', part), cache.get('a', part)])).resolves.toEqual([
      'part',
      'part',
    ]);
    expect(part).toHaveBeenCalledTimes(1);
    await expect(cache.get('a', made('whole'))).resolves.toBe('whole');
  });

  test('that is forgotten while it is made serves the waiting caller, and no later one', async () => {
    const cache = answers();
    const early = cache.get('a', made('before'));
    cache.forget('a');
    await expect(early).resolves.toBe('before');
    await expect(cache.get('a', made('after'))).resolves.toBe('after');
  });

  test('of an expired tag is made anew, also where one of before is still being made', async () => {
    const cache = answers();
    await cache.get('a', made('a, old'), 'menu:1');
    await cache.get('c', made('c, old'), 'menu:2');
    let arrive: (value: string) => void = () => undefined;
    const early = cache.get('b', () => new Promise<string>((resolve) => (arrive = resolve)), 'menu:1');
    await expiredTags().expire(['menu:1']);
    const late = cache.get('b', made('b, new'), 'menu:1');
    arrive('b, old');
    await expect(Promise.all([early, late])).resolves.toEqual(['b, old', 'b, new']);
    await expect(cache.get('b', made('never'), 'menu:1')).resolves.toBe('b, new');
    await expect(cache.get('a', made('a, new'), 'menu:1')).resolves.toBe('a, new');
    await expect(cache.get('c', made('never'), 'menu:2')).resolves.toBe('c, old');
  });

  test('of before the end of its tag leaves the memory', async () => {
    const cache = cached<string>({ seconds: 60, max: 2 });
    await cache.get('other', made('other'));
    await cache.get('menu', made('old'), 'menu:77');
    await expiredTags().expire(['menu:77']);
    await cache.get('menu', made('new'), 'menu:77');
    // Else the old one would have kept its place, and the other lost it.
    await expect(cache.get('other', made('never'))).resolves.toBe('other');
  });

  test('that was made of a stale answer is made anew in ten seconds', async () => {
    const cache = answers();
    let times = 0;
    const make = () => {
      times += 1;
      noteRead({
        tags: ['menu:3'],
        freshUntilMs: Date.now() + 10_000,
        oldestMs: START_MS,
        isStale: times === 1,
      });
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

  test('gives what is made of it the tags and the age of its own answers, and the longer of their time and its own', async () => {
    const cache = answers();
    const make = () => {
      noteRead({
        tags: ['menu:5'],
        freshUntilMs: START_MS + 30_000,
        oldestMs: START_MS - 40_000,
        isStale: false,
      });
      return Promise.resolve('facts');
    };
    for (const ms of [0, 20_000]) {
      at(ms);
      const { reads } = await trackReads(() => cache.get('a', make));
      expect([...reads.tags]).toEqual(['menu:5']);
      expect(reads).toMatchObject({ freshUntilMs: START_MS + 60_000, oldestMs: START_MS - 40_000 });
    }
  });

  test('that is evicted while it is made serves the waiting caller', async () => {
    const cache = answers({ max: 4 });
    let arrive: (value: string) => void = () => undefined;
    const early = cache.get('a', () => new Promise<string>((resolve) => (arrive = resolve)));
    await cache.get('b', made('bbbb'));
    await cache.get('c', made('cccc'));
    arrive('a');
    await expect(early).resolves.toBe('a');
  });
});

test('what is remembered is forgotten after its time, and the oldest beyond the bound', () => {
  const memory = remembered<true>(2, 60);
  for (const key of ['a', 'b', 'c']) memory.set(key, true);
  expect(['a', 'b', 'c'].map((key) => memory.has(key))).toEqual([false, true, true]);
  at(60_001);
  expect(memory.has('c')).toBe(false);
});

test('what is remembered is let go of after its time, though nobody asks for it', () => {
  jest.useFakeTimers();
  const memory = remembered<true>(2, 60);
  memory.set('a', true);
  jest.advanceTimersByTime(59_000);
  expect(memory.size).toBe(1);
  jest.advanceTimersByTime(2_000);
  expect(memory.size).toBe(0);
  jest.useRealTimers();
});
