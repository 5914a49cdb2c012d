/** @jest-environment node */
import { beginProcess } from '../process/test-per-process';
import { createAnswerCache } from './answer-cache.server';
import { onCacheRead, trackReads } from './cache-reads';
import { expiredTags } from './expired-tags.server';

const START_MS = Date.UTC(2026, 2, 14, 9);
const MINUTE_MS = 60_000;
const RULE = { tags: ['menus', 'menu:3107'], revalidateSeconds: 60 };
const PLOV = { data: [{ dish: 'Plov' }] };
const MANTI = { data: [{ dish: 'Manti' }] };
const outage = () => Promise.reject(new Error('outage'));
const refusal = () => Promise.reject(new Error('not found'));
const gives = (body: unknown) => () => Promise.resolve(body);

const at = (ms: number) => jest.setSystemTime(START_MS + ms);
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  at(0);
  beginProcess();
});
afterEach(() => jest.useRealTimers());
const settled = () => new Promise((done) => setImmediate(done));

/** A cache, and how it is read: `read` as a route handler does, `readForPage` as what is cached itself. */
function openCache({
  maxBytes = 1024 * 1024,
  shared = null as Parameters<typeof createAnswerCache>[1],
} = {}) {
  const cache = createAnswerCache(maxBytes, shared);
  const read = (fetch: () => Promise<unknown>, key = 'menu') =>
    cache.read({
      key,
      rule: RULE,
      fetch,
      accepts: (body) => typeof body === 'object' && body !== null && 'data' in body,
      patience: 'quick',
      isGone: (error) => error instanceof Error && error.message === 'not found',
    });
  const readForPage = async (fetch: () => Promise<unknown>) => (await trackReads(() => read(fetch))).value;
  return { read, readForPage };
}

describe('an answer of the platform', () => {
  test('serves a diner for one more lifetime while the next one is fetched, and counts so', async () => {
    const { read } = openCache();
    const counted: string[] = [];
    onCacheRead((kind, outcome) => counted.push(`${kind} ${outcome}`));
    await read(gives(PLOV));
    at(2 * MINUTE_MS);
    await expect(read(gives(MANTI))).resolves.toEqual(PLOV);
    await settled();
    await expect(read(refusal)).resolves.toEqual(MANTI);
    at(4 * MINUTE_MS + 1);
    await expect(read(gives(PLOV))).resolves.toEqual(PLOV);
    expect(counted).toEqual(['answer miss', 'answer stale', 'answer hit', 'answer miss']);
  });

  test('is stale in a page only where the platform fails', async () => {
    const { readForPage } = openCache();
    await readForPage(gives(PLOV));
    at(MINUTE_MS + 1);
    await expect(readForPage(gives(MANTI))).resolves.toEqual(MANTI);
    at(3 * MINUTE_MS);
    await expect(readForPage(outage)).resolves.toEqual(MANTI);
  });

  test('gives way to a refusal, which says that the thing is gone', async () => {
    const { readForPage } = openCache();
    await readForPage(gives(PLOV));
    at(MINUTE_MS + 1);
    await expect(readForPage(refusal)).rejects.toThrow('not found');
    await expect(readForPage(outage)).rejects.toThrow('outage');
  });

  test('is fetched anew after one of its tags has expired, also for a diner', async () => {
    const { read } = openCache();
    await read(gives(PLOV));
    await expiredTags().expire(['menu:3107']);
    await expect(read(gives(MANTI))).resolves.toEqual(MANTI);
  });

  test('is not cached where it is an empty page of a list, unless the list has become empty', async () => {
    const { readForPage } = openCache();
    const empty = { data: [], meta: { current_page: 7 } };
    await readForPage(gives(empty));
    await expect(readForPage(gives(PLOV))).resolves.toEqual(PLOV);
    at(MINUTE_MS + 1);
    await readForPage(gives(empty));
    await expect(readForPage(refusal)).resolves.toEqual(empty);
  });

  test('is evicted when it was used least and the bytes are used up', async () => {
    const { read } = openCache({ maxBytes: 1_000 });
    const large = { data: 'x'.repeat(120) };
    for (const key of ['first', 'second', 'first', 'third']) await read(gives(large), key);
    for (const key of ['first', 'third']) await expect(read(refusal, key)).resolves.toEqual(large);
    await expect(read(gives(PLOV), 'second')).resolves.toEqual(PLOV);
  });

  test('passes on its tags, age and freshness; ten seconds if it is stale', async () => {
    const { read } = openCache();
    const answer = { tags: new Set(RULE.tags), oldestMs: START_MS };
    for (const [ms, isStale, freshMs] of [
      [0, false, MINUTE_MS],
      [10_000, false, MINUTE_MS],
      [MINUTE_MS + 1, true, MINUTE_MS + 10_001],
    ] as const) {
      at(ms);
      const { reads } = await trackReads(() => read(ms === 0 ? gives(PLOV) : outage));
      expect(reads).toEqual({ ...answer, freshUntilMs: START_MS + freshMs, isStale });
    }
  });

  test('an answer of the platform of another process is not taken where it is broken', async () => {
    const theirs = (value: unknown) => ({
      get: () =>
        Promise.resolve({ value: { value, tags: [], freshMs: Infinity, oldMs: 0 }, lastModified: START_MS }),
      set: jest.fn(),
    });
    await expect(openCache({ shared: theirs(PLOV) }).read(refusal)).resolves.toEqual(PLOV);
    await expect(openCache({ shared: theirs('<html>') }).read(gives(MANTI))).resolves.toEqual(MANTI);
  });
});
