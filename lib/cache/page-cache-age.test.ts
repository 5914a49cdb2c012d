/** @jest-environment node */
import PageCacheHandler from './page-cache-handler.mjs';

const DATA = `self.__next_f.push([1,${JSON.stringify('0:{"P":null,"c":["","menu"],"q":"","i":false}\n')}])`;
const BODY = Buffer.from('{"data":[{"filial_id":3107}]}').toString('base64');
const page = () => ({
  kind: 'APP_PAGE',
  html: `<html><script>${DATA}</script></html>`,
  headers: { 'x-next-cache-tags': 'menus' },
});
type Kind = [name: string, kind: string, entryOf: () => object];

/** The interface that Next requires of its cache. */
interface PageCache {
  set: (key: string, entry: object, context: object) => Promise<void>;
  get: (key: string, context: { kind: string; tags?: string[] }) => Promise<{ lastModified: number } | null>;
  revalidateTag: (tags: string, durations: { expire: number }) => Promise<void>;
}
const makeHandler = () =>
  Reflect.construct(PageCacheHandler, [{ maxMemoryCacheSize: 1024 * 1024 }]) as PageCache;
const handler = makeHandler();

describe('what was begun before a tag has expired', () => {
  const DURATIONS = { expire: 31_536_000 };
  const TAGS = ['menus'];
  const SECONDS = 120;
  const atMs = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(ms);
  const START_MS = Date.UTC(2026, 2, 14, 9);
  const kinds: Kind[] = [
    ['a page', 'APP_PAGE', page],
    ['an answer', 'FETCH', () => ({ kind: 'FETCH', data: { body: BODY }, revalidate: SECONDS })],
  ];
  afterEach(() => jest.restoreAllMocks());

  /** Next makes a handler for each request, looks for the entry, and stores what it makes then. */
  async function make(key: string, [, kind, entryOf]: Kind, meanwhile: () => Promise<void>) {
    const ofRequest = makeHandler();
    await ofRequest.get(key, { kind, tags: TAGS });
    await meanwhile();
    await ofRequest.set(key, entryOf(), { cacheControl: { revalidate: SECONDS } });
  }
  const isFresh = async (key: string, kind: string) => {
    const { lastModified = -Infinity } = (await makeHandler().get(key, { kind, tags: TAGS })) ?? {};
    return Date.now() - lastModified <= SECONDS * 1000;
  };

  test.each(kinds)('is stale, though it has ended afterwards: %s', async (...of) => {
    const [, kind] = of;
    const key = `/begun-before ${kind}`;
    atMs(START_MS);
    await make(key, of, async () => {
      atMs(START_MS + 100);
      await handler.revalidateTag('menus', DURATIONS);
      atMs(START_MS + 400);
    });
    await expect(isFresh(key, kind)).resolves.toBe(false);
    // The stale one is shown while the next is made, which is good.
    await make(key, of, async () => void atMs(START_MS + 900));
    await expect(isFresh(key, kind)).resolves.toBe(true);
  });

  test.each(kinds)('is stale where both were in one millisecond: %s', async (...of) => {
    const [, kind] = of;
    const key = `/begun-at-once ${kind}`;
    atMs(START_MS + 10_000);
    await make(key, of, () => handler.revalidateTag('menus', DURATIONS));
    await expect(isFresh(key, kind)).resolves.toBe(false);
  });

  test.each(kinds)('is as old as its beginning: %s', async (...of) => {
    const [, kind] = of;
    const key = `/age ${kind}`;
    atMs(START_MS + 20_000);
    await make(key, of, async () => void atMs(START_MS + 25_000));
    atMs(START_MS + 20_000 + SECONDS * 1000);
    await expect(isFresh(key, kind)).resolves.toBe(true);
    atMs(START_MS + 20_001 + SECONDS * 1000);
    await expect(isFresh(key, kind)).resolves.toBe(false);
  });

  test('counts from the read that found it stale, not from an earlier one of the same request', async () => {
    const ofRequest = makeHandler();
    const read = () => ofRequest.get('/read-twice', { kind: 'APP_PAGE' });
    const store = () => ofRequest.set('/read-twice', page(), { cacheControl: { revalidate: SECONDS } });
    atMs(START_MS + 30_000);
    await read();
    await store();
    await read();
    atMs(START_MS + 40_000);
    await handler.revalidateTag('menus', DURATIONS);
    atMs(START_MS + 40_001);
    await read();
    atMs(START_MS + 45_000);
    await read();
    await store();
    await expect(isFresh('/read-twice', 'APP_PAGE')).resolves.toBe(true);
    await expect(read()).resolves.toMatchObject({ lastModified: START_MS + 40_001 });
  });
});
