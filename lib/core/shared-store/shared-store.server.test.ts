/** @jest-environment node */
import { createEmbeddedStore } from './embedded-store.server';
import { createRedisStore } from './redis-store.server';
import { startRedis, type TestRedis } from './test-redis';
import { isAnswered, openStore, pause, until } from './test-stores';

type Store = ReturnType<typeof createEmbeddedStore>;

let turn = 0;
const fresh = (name: string) => `${name} ${(turn += 1)}`;
/** So long that a wait does not differ by what a slow machine takes to count. */
const HOUR = { seconds: 3600 };

const kinds: [string, string[], () => Promise<{ open: () => Promise<Store>; end: () => Promise<void> }>][] = [
  [
    'embedded in the process',
    [],
    () =>
      Promise.resolve({ open: () => Promise.resolve(createEmbeddedStore()), end: () => Promise.resolve() }),
  ],
  [
    'in Redis',
    ['redis'],
    async () => {
      const redis = await startRedis();
      return { open: () => openStore(redis.url), end: () => redis.stop() };
    },
  ],
];

for (const [name, programs, begin] of kinds)
  describeWith(...programs)(`the store ${name}`, () => {
    let store: Store;
    let end: () => Promise<void>;
    beforeAll(async () => {
      const begun = await begin();
      store = await begun.open();
      end = begun.end;
    });
    afterAll(async () => {
      await store.close();
      await end();
    });

    test('lets a caller through as often as the limit says, then names the wait', async () => {
      const count = { key: fresh('caller'), requests: 10, ...HOUR };
      const waits: number[] = [];
      for (let time = 0; time < 12; time += 1) waits.push(await store.take([count]));
      expect(waits).toEqual([
        ...Array<number>(10).fill(0),
        ...Array<unknown>(2).fill(expect.closeTo(360, -2)),
      ]);
    });

    test('lets a caller through again as the time passes', async () => {
      const count = { key: fresh('caller'), requests: 2, seconds: 0.4 };
      await store.take([count]);
      await store.take([count]);
      expect(await store.take([count])).toBe(1);
      await pause(250);
      expect(await store.take([count])).toBe(0);
      expect(await store.take([count])).toBe(1);
    });

    test('counts nothing for the narrower callers of a request that a wider one refuses', async () => {
      const wide = { key: fresh('site'), requests: 1, ...HOUR };
      const narrow = { key: fresh('address'), requests: 1, ...HOUR };
      expect(await store.take([wide])).toBe(0);
      expect(await store.take([wide, narrow])).toBeCloseTo(3600, -2);
      expect(await store.take([narrow])).toBe(0);
    });

    test('counts nothing for the wider callers of a request that a narrower one refuses', async () => {
      const wide = { key: fresh('address'), requests: 2, ...HOUR };
      const narrow = { key: fresh('device'), requests: 1, ...HOUR };
      expect(await store.take([wide, narrow])).toBe(0);
      expect(await store.take([wide, narrow])).toBeGreaterThan(0);
      expect(await store.take([wide])).toBe(0);
    });

    test('gives a key to the first who claims it, until its time is over', async () => {
      const key = fresh('key');
      expect(await store.claim(key, 'first', 0.2)).toBeNull();
      expect(await store.claim(key, 'second', 60)).toBe('first');
      expect(await store.get(key)).toBe('first');
      await pause(250);
      expect(await store.get(key)).toBeNull();
      expect(await store.claim(key, 'second', 60)).toBeNull();
    });

    test('replaces a value only in the place of the one that is named', async () => {
      const key = fresh('key');
      await store.claim(key, 'doing', 60);
      expect(await store.replace(key, 'other', 'done', 60)).toBe(false);
      expect(await store.replace(key, 'doing', 'done', 60)).toBe(true);
      expect(await store.get(key)).toBe('done');
      expect(await store.replace(key, 'done', null, 0)).toBe(true);
      expect(await store.get(key)).toBeNull();
    });

    test('tells its own follower at once', async () => {
      const received: string[] = [];
      store.follow('ended', (text) => received.push(text));
      const appended = store.append('ended', 'one');
      expect(received).toEqual(['one']);
      await appended;
      await pause(50);
      expect(received).toEqual(['one']);
    });
  });

describeWith('redis')('processes that share a store', () => {
  let redis: TestRedis;
  const opened: Store[] = [];
  const open = () => {
    const store = createRedisStore(redis.url);
    opened.push(store);
    return store;
  };
  const answering = async () => {
    const store = open();
    await until(() => isAnswered(store));
    return store;
  };
  beforeEach(async () => {
    redis = await startRedis();
  });
  afterEach(async () => {
    redis.thaw();
    await Promise.all(opened.splice(0).map((store) => store.close()));
    await redis.stop();
  });

  test('count a caller together', async () => {
    const [one, other] = [await answering(), await answering()];
    const count = { key: fresh('caller'), requests: 2, ...HOUR };
    expect([await one.take([count]), await other.take([count])]).toEqual([0, 0]);
    expect(await one.take([count])).toBeCloseTo(1800, -2);
    expect(await other.take([count])).toBeCloseTo(1800, -2);
  });

  test('tell each other, and a later one what it has missed', async () => {
    const [one, other] = [await answering(), await answering()];
    const received: [string, number][] = [];
    other.follow('ended', (text, atMs) => received.push([text, atMs]));
    await until(() => other.isReady());
    await one.append('ended', 'sign-in');
    await until(() => received.length === 1);
    expect(received[0]?.[0]).toBe('sign-in');
    expect(Math.abs((received[0]?.[1] ?? 0) - Date.now())).toBeLessThan(30_000);

    const later = open();
    const missed: string[] = [];
    later.follow('ended', (text) => missed.push(text));
    expect(later.isReady()).toBe(false);
    await until(() => later.isReady());
    expect(missed).toEqual(['sign-in']);
  });

  test('have entries of each other with the time of their making', async () => {
    const [one, other] = [await answering(), await answering()];
    const madeAt = Date.now() - 5_000;
    await one.setEntry('page', Buffer.from('Дастархан'), madeAt, 60);
    const entry = await other.getEntry('page');
    expect(entry?.bytes.toString()).toBe('Дастархан');
    expect(Math.abs((entry?.lastModified ?? 0) - madeAt)).toBeLessThan(100);
  });

  test('have entries of the right age when the clock of their machine is set', async () => {
    const store = await answering();
    await store.setEntry('page', Buffer.from('before'), Date.now() - 5_000, 60);
    const now = Date.now.bind(Date);
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + 300_000);
    const ageMs = async () =>
      Date.now() - ((await store.getEntry('page').catch(() => null))?.lastModified ?? 0);
    await until(async () => Math.abs((await ageMs()) - 5_000) < 3_000);
    clock.mockRestore();
  });

  test('works alone without the store and delivers its messages when the store is back', async () => {
    const [one, other] = [await answering(), await answering()];
    const received: string[] = [];
    other.follow('ended', (text) => received.push(text));
    await redis.kill();
    const count = { key: fresh('caller'), requests: 1, ...HOUR };
    expect([await one.take([count]), await one.take([count]), await other.take([count])]).toEqual([
      0,
      HOUR.seconds,
      0,
    ]);
    await expect(one.get('key')).rejects.toThrow();
    await one.append('ended', 'meanwhile');
    expect(received).toEqual([]);
    await redis.start();
    await until(() => received.length === 1);
    expect(received).toEqual(['meanwhile']);
  });

  test('wait for one that hangs a moment at most, and then not at all', async () => {
    const store = await answering();
    const states: boolean[] = [];
    store.onState((isUp) => states.push(isUp));
    redis.freeze();
    const count = { key: fresh('caller'), requests: 1_000, ...HOUR };
    const waits: number[] = [];
    for (let time = 0; time < 20; time += 1) {
      const begun = performance.now();
      expect(await store.take([count])).toBe(0);
      waits.push(performance.now() - begun);
    }
    // Three have to wait before Redis is left alone.
    expect(Math.min(...waits.slice(0, 3))).toBeGreaterThan(100);
    expect(Math.min(...waits.slice(3))).toBeLessThan(100);
    expect(store.isUp()).toBe(false);
    redis.thaw();
    await until(() => isAnswered(store));
    expect(states).toEqual([false, true]);
    expect(store.isUp()).toBe(true);
  });
});

describeWith('redis')('a store that is full', () => {
  test('lets requests through by the limits of the process, and refuses the rest', async () => {
    const redis = await startRedis('--maxmemory', '1mb', '--maxmemory-policy', 'noeviction');
    const store = await openStore(redis.url);
    const count = { key: fresh('caller'), requests: 1, ...HOUR };
    expect([await store.take([count]), await store.take([count])]).toEqual([0, HOUR.seconds]);
    await expect(store.claim('key', 'secret-of-a-diner', 60)).rejects.toThrow(/^OOM/);
    await expect(store.claim('key', 'secret-of-a-diner', 60)).rejects.not.toThrow(/secret/);
    await store.close();
    await redis.stop();
  });
});
