/** @jest-environment node */
import { perProcess } from '../process/per-process';
import type { createRedisStore } from '../shared-store/redis-store.server';
import { beginProcess } from '../process/test-per-process';
import { startRedis, type TestRedis } from '../shared-store/test-redis';
import { openStore, pause, until } from '../shared-store/test-stores';
import { createAnswerCache } from './answer-cache.server';
import { createExpiredTags } from './expired-tags.server';
import { createSharedEntries } from './shared-entries.server';

const RULE = { tags: ['menus', 'menu:3107'], revalidateSeconds: 60 };

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

  /** A process of its own: a cache, a connection and expired tags of its own. */
  async function startProcess(scope = 'answers') {
    const store = await openStore(redis.url);
    stores.push(store);
    const tags = createExpiredTags(store);
    const cache = createAnswerCache(1_000_000, createSharedEntries(store, scope));
    const read = async (fetch: () => Promise<unknown>) => {
      // The process's own tags for as long as its code runs.
      beginProcess();
      perProcess('expiredTags', () => tags);
      const isGone = () => false;
      const accepts = (body: unknown) => typeof body === 'string';
      return cache.read({ key: 'menu', rule: RULE, patience: 'quick', fetch, accepts, isGone });
    };
    return {
      store,
      expire: () => tags.expire(['menu:3107']),
      isReady: () => store.isReady(),
      /** The dish of the menu, which the platform has now. */
      dishAt: (dish: string) => read(() => Promise.resolve(dish)),
      /** The dish that is cached; null without one. */
      cachedDish: () => read(() => Promise.reject(new Error('down'))).catch(() => null),
    };
  }

  test('are fetched once: an answer of one process is every process’s', async () => {
    const [one, other] = [await startProcess(), await startProcess()];
    await one.dishAt('Plov');
    await until(async () => (await other.cachedDish()) === 'Plov');
  });

  test('are of one scope', async () => {
    const [one, next] = [await startProcess(), await startProcess('others')];
    await one.dishAt('Plov');
    await pause(100);
    expect(await next.cachedDish()).toBeNull();
  });

  test('are fetched anew everywhere soon after a tag has expired, and are still read while the platform fails', async () => {
    const [one, other] = [await startProcess(), await startProcess()];
    await until(() => other.isReady());
    await one.dishAt('Plov');
    await until(async () => (await other.cachedDish()) === 'Plov');
    await pause(20);
    await one.expire();
    await one.dishAt('Manti');
    await until(async () => (await other.cachedDish()) === 'Manti');
    await pause(20);
    await one.expire();
    await pause(20);
    expect(await other.cachedDish()).toBe('Manti');
  });

  test('are known to be stale in a process that starts later', async () => {
    const one = await startProcess();
    await one.dishAt('Plov');
    await pause(20);
    await one.expire();
    const later = await startProcess();
    await until(() => later.isReady());
    expect(await later.dishAt('Manti')).toBe('Manti');
  });

  test('are each process’s own while the store is gone, and no reader waits for it', async () => {
    const [one, other] = [await startProcess(), await startProcess()];
    await one.dishAt('Plov');
    await redis.kill();
    expect(await one.cachedDish()).toBe('Plov');
    expect(await other.cachedDish()).toBeNull();
    await pause(2);
    await one.expire();
    expect(await one.dishAt('Samsa')).toBe('Samsa');
    expect(await other.dishAt('Manti')).toBe('Manti');
  });

  test('are fetched where the store holds broken bytes', async () => {
    const one = await startProcess();
    await one.dishAt('Plov');
    const other = await startProcess();
    const { store } = other;
    const getEntry = store.getEntry.bind(store);
    store.getEntry = async (key) => {
      const entry = await getEntry(key);
      return entry && { ...entry, bytes: Buffer.from('broken') };
    };
    expect(await other.dishAt('Manti')).toBe('Manti');
  });
});
