/** @jest-environment node */
import { beginProcess } from '../process/test-per-process';
import { createAnswerCache } from './answer-cache.server';
import { trackReads } from './cache-reads';
import { expiredTags } from './expired-tags.server';
import type { SharedEntries } from './shared-entries.server';

const START_MS = Date.UTC(2026, 2, 14, 9);
const MB = 1024 * 1024;
const SECONDS = 60;
const RULE = { tags: ['menus', 'menu:3107'], revalidateSeconds: SECONDS };
const PLOV = { data: [{ dish: 'Plov' }] };
const MANTI = { data: [{ dish: 'Manti' }] };
const outage = () => Promise.reject(new Error('outage'));
const refusal = () => Promise.reject(new Error('not found'));
const gives = (body: unknown) => jest.fn(() => Promise.resolve(body));

const at = (ms: number) => jest.setSystemTime(START_MS + ms);
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  at(0);
  beginProcess();
});
afterEach(() => jest.useRealTimers());
const settled = () => new Promise((done) => setImmediate(done));

/** A cache, and how it is read: `read` as a route handler does, `readForPage` as what is cached itself. */
function openCache({ maxBytes = MB, shared = null as SharedEntries | null } = {}) {
  const cache = createAnswerCache(maxBytes, shared);
  const read = (fetch: () => Promise<unknown>, key = 'menu', rule = RULE) =>
    cache.read({
      key,
      rule,
      fetch,
      accepts: (body) => typeof body === 'object' && body !== null && 'data' in body,
      patience: 'quick',
      isGone: (error) => error instanceof Error && error.message === 'not found',
    });
  const readForPage = async (fetch: () => Promise<unknown>) => (await trackReads(() => read(fetch))).value;
  return { read, readForPage };
}

describe('an answer of the platform', () => {
  test('is fetched once while it is fresh, for readers at once and in a row', async () => {
    const { read } = openCache();
    const fetch = gives(PLOV);
    await expect(Promise.all([read(fetch), read(fetch)])).resolves.toEqual([PLOV, PLOV]);
    at(SECONDS * 1000);
    await expect(read(fetch)).resolves.toEqual(PLOV);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('is as old as the beginning of its call', async () => {
    const { readForPage } = openCache();
    await readForPage(() => {
      at(5_000);
      return Promise.resolve(PLOV);
    });
    at(SECONDS * 1000 + 1);
    await expect(readForPage(gives(MANTI))).resolves.toEqual(MANTI);
  });

  test('serves a diner for one more lifetime while the next one is fetched', async () => {
    const { read } = openCache();
    await read(gives(PLOV));
    at(SECONDS * 1000 + 1);
    await expect(read(gives(MANTI))).resolves.toEqual(PLOV);
    await settled();
    await expect(read(refusal)).resolves.toEqual(MANTI);
    at(3 * SECONDS * 1000 + 2);
    await expect(read(gives(PLOV))).resolves.toEqual(PLOV);
  });

  test('is never stale in a page that is made while the platform answers', async () => {
    const { readForPage } = openCache();
    await readForPage(gives(PLOV));
    at(SECONDS * 1000 + 1);
    await expect(readForPage(gives(MANTI))).resolves.toEqual(MANTI);
  });

  test('is stale where the platform fails, for a day, and is requested once in ten seconds', async () => {
    const { read, readForPage } = openCache();
    await read(gives(PLOV));
    at(24 * 3_600_000 - 10_000);
    const fetch = jest.fn(outage);
    await expect(readForPage(fetch)).resolves.toEqual(PLOV);
    await expect(readForPage(fetch)).resolves.toEqual(PLOV);
    expect(fetch).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(10_000);
    await expect(readForPage(fetch)).resolves.toEqual(PLOV);
    expect(fetch).toHaveBeenCalledTimes(2);
    at(24 * 3_600_000 + 10_001);
    await expect(readForPage(fetch)).rejects.toThrow('outage');
  });

  test('gives way to a refusal, which says that the thing is gone', async () => {
    const { readForPage } = openCache();
    await readForPage(gives(PLOV));
    at(SECONDS * 1000 + 1);
    await expect(readForPage(refusal)).rejects.toThrow('not found');
    await expect(readForPage(outage)).rejects.toThrow('outage');
  });

  test('is fetched anew after one of its tags has expired, also for a diner', async () => {
    const { read } = openCache();
    await read(gives(PLOV));
    at(1_000);
    await expiredTags().expire(['menu:3107']);
    await expect(read(gives(MANTI))).resolves.toEqual(MANTI);
    await expect(read(refusal)).resolves.toEqual(MANTI);
  });

  test('whose tag expired while it was fetched serves no later reader, and replaces no later answer', async () => {
    const { read } = openCache();
    let arrive: (body: unknown) => void = () => undefined;
    const early = read(() => new Promise((resolve) => (arrive = resolve)));
    await settled();
    at(1_000);
    await expiredTags().expire(['menu:3107']);
    at(1_001);
    await expect(read(gives(MANTI))).resolves.toEqual(MANTI);
    arrive(PLOV);
    await expect(early).resolves.toEqual(PLOV);
    await expect(read(refusal)).resolves.toEqual(MANTI);
  });

  test('of the future, after a clock was set back, is fetched anew', async () => {
    const { readForPage } = openCache();
    await readForPage(gives(PLOV));
    at(-3_600_000);
    await expect(readForPage(gives(MANTI))).resolves.toEqual(MANTI);
    await expect(readForPage(refusal)).resolves.toEqual(MANTI);
  });

  test('of a later call survives an earlier call that fails', async () => {
    const { read } = openCache();
    let fail: (error: Error) => void = () => undefined;
    const early = read(() => new Promise((_resolve, reject) => (fail = reject)));
    await settled();
    await expiredTags().expire(['menu:3107']);
    await expect(read(gives(MANTI))).resolves.toEqual(MANTI);
    fail(new Error('not found'));
    await expect(early).resolves.toEqual(MANTI);
    await expect(read(refusal)).resolves.toEqual(MANTI);
  });

  test('is not shared with a reader who accepts less age', async () => {
    const shared = {
      get: () => Promise.resolve({ value: PLOV, lastModified: START_MS - 200_000 }),
      set: jest.fn(),
    };
    const { read } = openCache({ shared });
    const inList = read(refusal, 'menu', { ...RULE, revalidateSeconds: 300 });
    const own = read(gives(MANTI));
    await expect(Promise.all([inList, own])).resolves.toEqual([PLOV, MANTI]);
  });

  test('is not cached where it is an empty page of a list, unless the list has become empty', async () => {
    const { readForPage } = openCache();
    const empty = { data: [], meta: { current_page: 7 } };
    await readForPage(gives(empty));
    await expect(readForPage(gives(PLOV))).resolves.toEqual(PLOV);
    at(SECONDS * 1000 + 1);
    await readForPage(gives(empty));
    await expect(readForPage(refusal)).resolves.toEqual(empty);
  });

  test('is evicted when it was used least and the bytes are used up', async () => {
    const { read } = openCache({ maxBytes: 1_000 });
    const large = { data: 'x'.repeat(120) };
    for (const key of ['first', 'second', 'first', 'third']) await read(gives(large), key);
    await expect(read(refusal, 'first')).resolves.toEqual(large);
    await expect(read(refusal, 'third')).resolves.toEqual(large);
    await expect(read(gives(PLOV), 'second')).resolves.toEqual(PLOV);
  });

  test('gives what is made of it its tags, its age and the end of its freshness', async () => {
    const { read } = openCache();
    await read(gives(PLOV));
    at(10_000);
    const { reads } = await trackReads(() => read(refusal));
    expect(reads).toEqual({
      tags: new Set(RULE.tags),
      freshUntilMs: START_MS + SECONDS * 1000,
      oldestMs: START_MS,
      isStale: false,
    });
  });

  test('gives what is made of it ten seconds where it is stale', async () => {
    const { read } = openCache();
    await read(gives(PLOV));
    at(SECONDS * 1000 + 1);
    const { reads } = await trackReads(() => read(outage));
    expect(reads).toMatchObject({ freshUntilMs: START_MS + SECONDS * 1000 + 10_001, isStale: true });
  });
});

describe('an answer that another process has stored', () => {
  const sharedWith = (value: unknown, lastModified = START_MS) => ({
    get: jest.fn(() => Promise.resolve({ value, lastModified })),
    set: jest.fn(),
  });

  test('is taken without a call', async () => {
    const { read } = openCache({ shared: sharedWith(PLOV) });
    await expect(read(refusal)).resolves.toEqual(PLOV);
  });

  test.each([
    ['it is broken', sharedWith('<html>')],
    ['it is too old', sharedWith(PLOV, START_MS - SECONDS * 1000 - 1)],
  ])('is fetched anew and stored where %s', async (_where, shared) => {
    const { readForPage } = openCache({ shared });
    await expect(readForPage(gives(MANTI))).resolves.toEqual(MANTI);
    expect(shared.set).toHaveBeenCalledWith('menu', { value: MANTI, lastModified: START_MS });
  });

  test('does not come back after the platform has said that the thing is gone', async () => {
    const shared = sharedWith(PLOV, START_MS - SECONDS * 1000 - 1);
    const { readForPage } = openCache({ shared });
    await expect(readForPage(refusal)).rejects.toThrow('not found');
    expect(shared.set).toHaveBeenCalledWith('menu', { value: null, lastModified: START_MS });
  });

  test('takes the place of an own older one', async () => {
    const shared = sharedWith(PLOV);
    const { readForPage } = openCache({ shared });
    await readForPage(refusal);
    at(SECONDS * 1000 + 1);
    shared.get.mockResolvedValue({ value: MANTI, lastModified: START_MS + SECONDS * 1000 });
    await expect(readForPage(refusal)).resolves.toEqual(MANTI);
  });
});
