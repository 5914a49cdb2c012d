/** @jest-environment node */
import { LRUCache } from 'lru-cache';
import { cached } from './cached.server';
import AnswerCacheHandler from './answer-cache-handler.mjs';
import { createExpiredTags } from './expired-tags.mjs';
import { perProcess } from './per-process.mjs';
import type { createRedisStore } from './redis-store.mjs';
import { createSharedEntries } from './shared-entries.mjs';
import { beginProcess } from './test-per-process';
import { startRedis, type TestRedis } from './test-redis';
import { openStore, pause, until } from './test-stores';

interface Answer {
  kind: 'FETCH';
  data: { body: string };
  revalidate: number;
}

interface AnswerCache {
  set: (key: string, value: Answer) => Promise<void>;
  get: (key: string, context: object) => Promise<{ value: Answer; lastModified: number } | null>;
  revalidateTag: (tags: string, durations?: { expire?: number }) => Promise<void>;
}

const TAGS = ['menus', 'menu:3107'];
const answer = (dish: string): Answer => ({
  kind: 'FETCH',
  data: { body: Buffer.from(JSON.stringify({ dish })).toString('base64') },
  revalidate: 60,
});
const look = (handler: AnswerCache) => handler.get('menu', { kind: 'FETCH', tags: TAGS });
const MAX = { expire: 31_536_000 };

describeWith('redis')('answers of several processes', () => {
  let redis: TestRedis;
  const stores: ReturnType<typeof createRedisStore>[] = [];
  beforeEach(async () => {
    redis = await startRedis();
  });
  afterEach(async () => {
    await Promise.all(stores.splice(0).map((store) => store.close()));
    await redis.stop();
  });

  /** A process of its own: a handler with a cache and a connection of its own. */
  async function startProcess(build = 'build-1') {
    const store = await openStore(redis.url);
    stores.push(store);
    const handler = Reflect.construct(AnswerCacheHandler, [{}]) as AnswerCache;
    return Object.assign(handler, {
      entries: new LRUCache({ max: 100 }),
      shared: createSharedEntries(store, build),
      expiredTags: createExpiredTags(store),
      isReady: () => store.isReady(),
    });
  }
  const set = (handler: AnswerCache, dish: string) => handler.set('menu', answer(dish));
  const dishOf = async (handler: AnswerCache) => {
    const body = (await look(handler))?.value.data.body;
    return body && (JSON.parse(Buffer.from(body, 'base64').toString()) as { dish: string }).dish;
  };
  const isStale = async (handler: AnswerCache) => {
    const { lastModified = Infinity } = (await look(handler)) ?? {};
    return Date.now() - lastModified > 60_000;
  };

  test('are asked for once: what one has the other has too', async () => {
    const [one, other] = [await startProcess(), await startProcess()];
    await set(one, 'Plov');
    await until(async () => (await look(other)) !== null);
    const entry = await look(other);
    expect(entry?.value).toEqual(answer('Plov'));
    expect(Date.now() - (entry?.lastModified ?? 0)).toBeLessThan(5_000);
  });

  test('are of one build', async () => {
    const [one, next] = [await startProcess(), await startProcess('build-2')];
    await set(one, 'Plov');
    await pause(100);
    expect(await look(next)).toBeNull();
  });

  test('get stale everywhere soon after the end of a tag, and stay to be shown until the next', async () => {
    const [one, other] = [await startProcess(), await startProcess()];
    await until(() => other.isReady());
    await set(one, 'Plov');
    await until(async () => (await dishOf(other)) === 'Plov');
    await pause(20);
    await one.revalidateTag('menu:3107', MAX);
    await until(() => isStale(other));
    expect(await dishOf(other)).toBe('Plov');

    await set(one, 'Manti');
    await until(async () => (await dishOf(other)) === 'Manti');
    expect(await isStale(other)).toBe(false);
  });

  test('are known to be stale in a process that starts later', async () => {
    const one = await startProcess();
    await set(one, 'Plov');
    await pause(20);
    await one.revalidateTag('menu:3107', MAX);
    const later = await startProcess();
    await until(() => later.isReady());
    expect(await dishOf(later)).toBe('Plov');
    expect(await isStale(later)).toBe(true);
  });

  test('that are outdated stay in no memory: it has the new answer soon after the end of a tag', async () => {
    const [one, other] = [await startProcess(), await startProcess()];
    await until(() => other.isReady());
    beginProcess();
    perProcess('expiredTags', () => other.expiredTags);
    const tags = ['menu:3107'];
    const menus = cached<string>({ seconds: 60, max: 10 });
    const make = jest.fn(async () => {
      const found = await other.get('menu', { kind: 'FETCH', tags });
      // As Next does: the old answer once more, while it fetches the new one.
      if (found?.lastModified === 0) setTimeout(() => void other.set('menu', answer('1700')), 50);
      return Buffer.from(found?.value.data.body ?? '', 'base64').toString();
    });
    const price = () => menus.get('menu', make, 'menu:3107');
    await other.set('menu', answer('1500'));
    await pause(20);
    expect(await price()).toContain('1500');
    await one.revalidateTag('menu:3107', MAX);
    await until(async () => (await price()).includes('1700'));
    // The new answer stays: on a busy machine it may be made once more before.
    const isAtRest = async () => {
      make.mockClear();
      await pause(600);
      expect(await price()).toContain('1700');
      return make.mock.calls.length === 0;
    };
    await until(isAtRest);
  });

  test('are each process’s own while the store is gone, and nobody waits for it', async () => {
    const [one, other] = [await startProcess(), await startProcess()];
    await set(one, 'Plov');
    await redis.kill();
    expect(await dishOf(one)).toBe('Plov');
    expect(await look(other)).toBeNull();
    await one.revalidateTag('menu:3107', MAX);
    await until(() => isStale(one));
    await set(other, 'Manti');
    expect(await dishOf(other)).toBe('Manti');
  });
});
