import { createRedisStore } from './redis-store.server';

/* The waits of tests of several processes. */

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** @returns after how many milliseconds it is so, of 30 seconds at most */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<number> {
  const begun = performance.now();
  while (!(await isSo())) {
    if (performance.now() - begun > 30_000) throw new Error('it did not become so');
    await pause(5);
  }
  return performance.now() - begun;
}

type Store = ReturnType<typeof createRedisStore>;

/** Whether the store answers, and knows its clock. */
export const isAnswered = (store: Store): Promise<boolean> =>
  store.getEntry('nothing').then(
    () => true,
    () => false,
  );

/** The store of one more process, once it answers. */
export async function openStore(url: string): Promise<Store> {
  const store = createRedisStore(url);
  await until(() => isAnswered(store));
  return store;
}
