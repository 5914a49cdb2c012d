/** @jest-environment node */
import { createEmbeddedStore } from './embedded-store.server';
import { createOnce } from './once.server';
import { startRedis } from './test-redis';
import { openStore, pause } from './test-stores';

const rules = {
  doingSeconds: 60,
  ttlSeconds: (value: string) => (value === 'failed' ? 0 : 60),
  waitMs: 3_000,
  afterWait: () => Promise.resolve('unknown'),
  pack: (value: string) => `packed ${value}`,
  unpack: (text: string) => text.slice('packed '.length),
};

type Store = ReturnType<typeof createEmbeddedStore>;
interface Testbed {
  /** Of as many processes as there are. */
  stores: Store[];
  lose: () => Promise<void>;
  end: () => Promise<void>;
}

const kinds: [string, string[], () => Promise<Testbed>][] = [
  [
    'one process',
    [],
    () =>
      Promise.resolve({
        stores: [createEmbeddedStore()],
        lose: () => Promise.resolve(),
        end: () => Promise.resolve(),
      }),
  ],
  [
    'two processes with one Redis',
    ['redis'],
    async () => {
      const redis = await startRedis();
      const stores = [await openStore(redis.url), await openStore(redis.url)];
      return {
        stores,
        lose: () => redis.kill(),
        end: async () => {
          await Promise.all(stores.map((store) => store.close()));
          await redis.stop();
        },
      };
    },
  ],
];

for (const [name, programs, begin] of kinds)
  describeWith(...programs)(`what is done once in ${name}`, () => {
    let testbed: Testbed;
    let processes: ReturnType<typeof createOnce>[];
    let made: number;
    beforeEach(async () => {
      testbed = await begin();
      processes = testbed.stores.map(createOnce);
      made = 0;
    });
    afterEach(() => testbed.end());

    const make = async (value = 'done') => {
      made += 1;
      const mine = made;
      await pause(100);
      return value === 'done' ? `done ${mine}` : value;
    };
    const askAll = (key: string, doIt = () => make()) =>
      Promise.all([...processes, ...processes, ...processes].map((once) => once(key, rules, doIt)));

    test('is done by the first of concurrent callers, and given to the others and to later ones', async () => {
      const outcomes = await askAll('key');
      expect(outcomes.map((outcome) => outcome?.value)).toEqual(outcomes.map(() => 'done 1'));
      expect(outcomes.filter((outcome) => outcome?.isOwn)).toHaveLength(1);
      for (const once of processes)
        expect(await once('key', rules, () => make())).toEqual({ value: 'done 1', isOwn: false });
      expect(made).toBe(1);
    });

    test('runs again after a value that is not stored and after a failure', async () => {
      const [once, other = once] = [processes[0], processes[1]];
      expect(await once?.('key', rules, () => make('failed'))).toEqual({ value: 'failed', isOwn: true });
      expect(await other?.('key', rules, () => make())).toEqual({ value: 'done 2', isOwn: true });
      await expect(once?.('other', rules, () => Promise.reject(new Error('broken')))).rejects.toThrow(
        'broken',
      );
      expect(await other?.('other', rules, () => make())).toEqual({ value: 'done 3', isOwn: true });
    });

    test('is refused for the same key with something else, while it is done and afterwards', async () => {
      const [once, other = once] = [processes[0], processes[1]];
      const doing = once?.('key', { ...rules, about: 'soup' }, () => make());
      await pause(30);
      expect(await other?.('key', { ...rules, about: 'tea' }, () => make())).toBeNull();
      await doing;
      expect(await other?.('key', { ...rules, about: 'tea' }, () => make())).toBeNull();
    });

    test('is waited for only so long', async () => {
      const [once, other] = [processes[0], processes[1] ?? createOnce(testbed.stores[0] as Store)];
      const doing = once?.('key', rules, async () => {
        await pause(400);
        return 'late';
      });
      await pause(30);
      expect(await other('key', { ...rules, waitMs: 100 }, () => make())).toEqual({
        value: 'unknown',
        isOwn: true,
      });
      expect((await doing)?.value).toBe('late');
    });

    test('stays done in a process that has lost the store', async () => {
      const [once] = processes;
      expect((await once?.('key', rules, () => make()))?.value).toBe('done 1');
      await testbed.lose();
      expect((await once?.('key', rules, () => make()))?.value).toBe('done 1');
      expect((await once?.('new', rules, () => make()))?.value).toBe('done 2');
    });
  });
