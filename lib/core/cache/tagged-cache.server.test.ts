/** @jest-environment node */
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@/lib/core/time/duration';
import { beginProcess } from '../process/test-per-process';
import { expiredTags } from './expired-tags.server';
import { createTaggedCache, type Computed } from './tagged-cache.server';

type Cache = ReturnType<typeof createTaggedCache<string>>;
type Reading = Parameters<Cache['find']>[1];

const START_MS = Date.UTC(2026, 2, 14, 9);

const at = (ms: number) => jest.setSystemTime(START_MS + ms);
const settled = () => new Promise((done) => setImmediate(done));
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  at(0);
  beginProcess();
});
afterEach(() => jest.useRealTimers());

const open = (rules: Partial<Parameters<typeof createTaggedCache<string>>[0]> = {}) =>
  createTaggedCache<string>({ max: 100, sizeOf: (value) => value.length, ...rules });

/** Makes a value that is fresh for a minute. */
const makes = (value: string, part: Partial<Computed<string>> = {}) =>
  jest.fn(() => Promise.resolve({ value, tags: ['menu:7'], freshUntilMs: Date.now() + MINUTE_MS, ...part }));
const fails = (message = 'outage') => jest.fn(() => Promise.reject(new Error(message)));

/** Waits for a fresh value; with `patient: false` takes a stale one at once. */
async function read(
  cache: Cache,
  make: Reading['make'],
  { patient = true, key = 'key', ...reading }: Partial<Reading> & { patient?: boolean; key?: string } = {},
) {
  const isGone = (error: unknown) => error instanceof Error && error.message === 'gone';
  const found = await cache.find(key, { isServedStale: () => !patient, isGone, ...reading, make });
  return `${found.outcome} ${found.entry.value}`;
}

describe('a value', () => {
  test('is made once for two hundred readers at once, and serves later ones while it is fresh', async () => {
    const cache = open();
    const make = makes('menu');
    const all = await Promise.all(Array.from({ length: 200 }, () => read(cache, make)));
    expect(new Set(all)).toEqual(new Set(['miss menu']));
    at(MINUTE_MS);
    expect(await read(cache, make)).toBe('hit menu');
    at(MINUTE_MS + 1);
    expect(await read(cache, makes('new'))).toBe('miss new');
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('is as old as the beginning of its making', async () => {
    const cache = open();
    const make = () => {
      at(5_000);
      return makes('menu')();
    };
    await read(cache, make);
    at(MINUTE_MS + 1);
    expect(await read(cache, fails(), { maxAgeMs: MINUTE_MS })).toBe('stale menu');
  });

  test('a value that is stale serves impatient readers during the next computation', async () => {
    const inBackground = jest.fn((make: () => Promise<unknown>) => make());
    const cache = open({ inBackground });
    await read(cache, makes('old'));
    at(MINUTE_MS + 1);
    expect(await read(cache, makes('new'), { patient: false })).toBe('stale old');
    await settled();
    expect(await read(cache, fails())).toBe('hit new');
    expect(inBackground).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['throws', fails()],
    ['gives a failure', makes('sorry', { outcome: 'failed' })],
  ])(
    'serves a day from its oldest answer where making %s, which is tried once in ten seconds',
    async (_how, make) => {
      const cache = open();
      await read(cache, makes('menu', { oldestMs: START_MS - HOUR_MS }));
      at(23 * HOUR_MS - 10 * SECOND_MS);
      for (let time = 0; time < 3; time += 1) expect(await read(cache, make)).toBe('stale menu');
      expect(make).toHaveBeenCalledTimes(1);
      jest.advanceTimersByTime(10 * SECOND_MS);
      expect(await read(cache, make)).toBe('stale menu');
      expect(make).toHaveBeenCalledTimes(2);
      at(23 * HOUR_MS + 1);
      expect(await read(cache, makes('new'))).toBe('miss new');
    },
  );

  test('is tried again after ten seconds also where the clock was set back by an hour meanwhile', async () => {
    const cache = open();
    await read(cache, makes('old'));
    jest.advanceTimersByTime(MINUTE_MS + 1);
    await read(cache, fails());
    at(-HOUR_MS);
    jest.advanceTimersByTime(10 * SECOND_MS);
    expect(await read(cache, makes('new'))).toBe('miss new');
  });

  test('a value with a future date, after the clock was set back, is computed again', async () => {
    const cache = open();
    await read(cache, makes('old'));
    at(-HOUR_MS);
    expect(await read(cache, makes('new'))).toBe('miss new');
  });

  test('serves no reader any more whose making fails, where that is not allowed', async () => {
    const cache = open({ isServedOnError: false });
    await read(cache, makes('old'));
    at(MINUTE_MS + 1);
    await expect(read(cache, fails())).rejects.toThrow('outage');
    await read(cache, makes('dear'));
    await expiredTags().expire(['menu:7']);
    await expect(read(cache, fails())).rejects.toThrow('outage');
  });

  test('goes with the thing that does not exist any more', async () => {
    for (const [make, outcome] of [
      [fails('gone'), 'gone'],
      [makes('none', { outcome: 'gone' }), 'miss none'],
    ] as const) {
      const cache = open();
      await read(cache, makes('old'));
      at(MINUTE_MS + 1);
      expect(await read(cache, make).catch((error: Error) => error.message)).toBe(outcome);
      expect(cache.peek('key')).toBeUndefined();
      at(0);
    }
  });

  test.each(['passing', 'failed', 'gone'] as const)(
    'a value that is %s serves the waiting readers alone',
    async (outcome) => {
      const cache = open();
      expect(await read(cache, makes('part', { outcome }))).toBe('miss part');
      expect(await read(cache, makes('whole'))).toBe('miss whole');
    },
  );

  test('a value that is forgotten during its making serves the waiting readers, and no later one', async () => {
    const cache = open();
    const early = read(cache, makes('before'));
    cache.forget('key');
    expect(await early).toBe('miss before');
    expect(await read(cache, makes('after'))).toBe('miss after');
  });

  test('is shared with no reader of another patience or of a smaller maximum age', async () => {
    const cache = open();
    const all = [
      { patience: 'quick' },
      { patience: 'long' },
      { maxAgeMs: 1, patience: 'quick' },
      { patience: 'quick' },
    ];
    const make = makes('menu');
    await Promise.all(all.map((reading) => read(cache, make, reading)));
    expect(make).toHaveBeenCalledTimes(3);
    at(2);
    expect(await read(cache, make, { maxAgeMs: 1 })).toBe('miss menu');
    expect(await read(cache, make, { maxAgeMs: 2 })).toBe('hit menu');
  });

  test('goes when it was used least and the room is used up, and one that is too big at once', async () => {
    const cache = open({ max: 10 });
    for (const key of ['first', 'second', 'first', 'third']) await read(cache, makes('four'), { key });
    await read(cache, makes('eleven signs'), { key: 'big' });
    expect(['first', 'second', 'third', 'big'].map((key) => cache.peek(key)?.value)).toEqual([
      'four',
      undefined,
      'four',
      undefined,
    ]);
  });

  test('leaves the memory when its time is over, where that is said', async () => {
    const cleared = jest.spyOn(globalThis, 'setTimeout');
    await read(open({ isPurged: true, isServedOnError: false }), makes('menu'));
    expect(cleared).toHaveBeenLastCalledWith(expect.any(Function), MINUTE_MS + 1);
  });
});

describe('a value whose tag has expired', () => {
  test.each([1_000, -HOUR_MS])('is made anew, by a clock that has gone on by %i ms', async (ms) => {
    const cache = open();
    await read(cache, makes('dear'));
    await read(cache, makes('tea', { tags: ['menu:8'] }), { key: 'other' });
    at(Math.max(0, ms));
    await expiredTags().expire(['menu:7']);
    at(ms);
    expect(await read(cache, makes('cheap'))).toBe('miss cheap');
    expect(await read(cache, fails())).toBe('hit cheap');
    if (ms > 0) expect(await read(cache, fails(), { key: 'other' })).toBe('hit tea');
  });

  test('a value whose tag has expired while it was made serves no later reader, and replaces no later value', async () => {
    const cache = open();
    const reading = { tags: ['menu:7'] };
    let arrive: (made: Computed<string>) => void = () => undefined;
    const early = read(cache, () => new Promise((resolve) => (arrive = resolve)), reading);
    await expiredTags().expire(['menu:7']);
    expect(await read(cache, makes('new'), reading)).toBe('miss new');
    arrive(await makes('old')());
    expect(await early).toBe('miss old');
    expect(await read(cache, fails(), reading)).toBe('hit new');
  });

  test('is stale from the beginning where its tag was not known before', async () => {
    const cache = open();
    const make = async () => {
      await expiredTags().expire(['menu:7']);
      return makes('old')();
    };
    await read(cache, make);
    expect(await read(cache, makes('new'))).toBe('miss new');
  });

  test('survives an earlier making that fails', async () => {
    const cache = open();
    const reading = { tags: ['menu:7'] };
    let fail: (error: Error) => void = () => undefined;
    const early = read(cache, () => new Promise((_resolve, reject) => (fail = reject)), reading);
    await expiredTags().expire(['menu:7']);
    await read(cache, makes('new'), reading);
    fail(new Error('gone'));
    expect(await early).toBe('miss new');
    expect(await read(cache, fails(), reading)).toBe('hit new');
  });
});

describe('beside other processes', () => {
  const theirs = (part: object = {}) => ({
    value: 'theirs',
    tags: ['menu:7'],
    freshMs: MINUTE_MS,
    oldMs: 0,
    ...part,
  });
  const shared = (value: unknown, ageMs = 0) => ({
    get: jest.fn(() => Promise.resolve({ value, lastModified: START_MS - ageMs })),
    set: jest.fn(),
  });
  const openShared = (others: ReturnType<typeof shared>) => open({ shared: others });
  const accepts = (value: unknown) => typeof value === 'string';

  test('a value of another one is taken, also in place of an own older one', async () => {
    const others = shared(theirs());
    const cache = openShared(others);
    expect(await read(cache, fails())).toBe('hit theirs');
    at(MINUTE_MS + 1);
    others.get.mockResolvedValue({ value: theirs({ value: 'newer' }), lastModified: START_MS + MINUTE_MS });
    expect(await read(cache, fails())).toBe('hit newer');
  });

  test('a stale one serves an impatient reader, and the next reader starts the next making', async () => {
    const cache = openShared(shared(theirs(), HOUR_MS));
    const make = makes('ours');
    expect(await read(cache, make, { patient: false })).toBe('stale theirs');
    expect(make).not.toHaveBeenCalled();
    expect(await read(cache, make, { patient: false })).toBe('stale theirs');
    await settled();
    expect(await read(cache, fails())).toBe('hit ours');
  });

  test.each<[string, unknown, number]>([
    ['none', null, 0],
    ['of another shape', { html: 'x' }, 0],
    ['no such value', theirs({ value: 7 }), 0],
    ['without tags', theirs({ tags: undefined }), 0],
    ['without a time', theirs({ freshMs: undefined }), 0],
    ['stale', theirs(), MINUTE_MS + 1],
    ['made of an answer of the day before', theirs({ freshMs: DAY_MS, oldMs: DAY_MS }), 0],
  ])('an own one is made where theirs is %s, and given to them', async (_what, value, ageMs) => {
    const others = shared(value, ageMs);
    const make = makes('ours', { oldestMs: START_MS - 7 });
    expect(await read(openShared(others), make, { accepts })).toBe('miss ours');
    expect(others.set).toHaveBeenCalledWith('key', {
      value: { value: 'ours', tags: ['menu:7'], freshMs: MINUTE_MS, oldMs: 7 },
      lastModified: START_MS,
    });
  });

  test('theirs is stale where its tag expired after it was made', async () => {
    await expiredTags().expire(['menu:7']);
    expect(await read(openShared(shared(theirs(), 1)), makes('ours'))).toBe('miss ours');
  });

  test('theirs does not come back after the thing was gone, and what was never there is not stored', async () => {
    const others = shared(theirs(), MINUTE_MS + 1);
    await expect(read(openShared(others), fails('gone'))).rejects.toThrow('gone');
    expect(others.set.mock.calls).toEqual([['key', { value: null, lastModified: START_MS }]]);
    const none = shared(null);
    await read(openShared(none), makes('nothing', { outcome: 'gone' }));
    expect(none.set).not.toHaveBeenCalled();
  });
});
