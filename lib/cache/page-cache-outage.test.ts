/** @jest-environment node */
import PageCacheHandler from './page-cache-handler.mjs';
import { pageSeconds } from './page-seconds.mjs';

const START_MS = Date.UTC(2026, 2, 14, 9);
const REVALIDATE = 120;
const CACHE_CONTROL = { revalidate: REVALIDATE, expire: pageSeconds.oldest };
const DATA = `self.__next_f.push([1,${JSON.stringify('0:{"P":null,"c":["","menu"],"q":"","i":false}\n')}])`;
const page = (text: string) => `<html><script>${DATA}</script><p>${text}</p></html>`;
const FAILED = page('<main data-page-status="503">');

/** The interface that Next requires of its cache. */
interface PageCache {
  set: (
    key: string,
    entry: { kind: string; html: string; headers: object },
    context: object,
  ) => Promise<void>;
  get: (
    key: string,
    context: object,
  ) => Promise<{ value: { html: string }; lastModified: number; cacheControl: typeof CACHE_CONTROL } | null>;
  revalidateTag: (tags: string, durations: { expire: number }) => Promise<void>;
}
const handler = Reflect.construct(PageCacheHandler, [{ maxMemoryCacheSize: 1024 * 1024 }]) as PageCache;

const atSecond = (second: number) => jest.spyOn(Date, 'now').mockReturnValue(START_MS + second * 1000);
const isOver = (lastModified: number, seconds: number) => lastModified + seconds * 1000 < Date.now();

/**
 * A view of a page as Next serves it: a fresh entry as it is, a stale one while the page is rendered, an expired one not any
 * more.
 */
async function view(key: string, rendered: string): Promise<{ shown: string; isRendered: boolean }> {
  const entry = await handler.get(key, { kind: 'APP_PAGE' });
  const isExpired = !entry || isOver(entry.lastModified, entry.cacheControl.expire);
  const shown = isExpired ? rendered : entry.value.html;
  if (!isExpired && !isOver(entry.lastModified, entry.cacheControl.revalidate))
    return { shown, isRendered: false };
  const made = { kind: 'APP_PAGE', html: rendered, headers: { 'x-next-cache-tags': 'menus' } };
  await handler.set(key, made, { cacheControl: CACHE_CONTROL });
  return { shown, isRendered: true };
}

describe('a page that fails when it is made anew', () => {
  const old = { shown: page('old'), isRendered: false };
  const firstFailureAt = REVALIDATE + 1;

  async function fail(key: string) {
    atSecond(0);
    await view(key, page('old'));
    atSecond(firstFailureAt);
    await expect(view(key, FAILED)).resolves.toEqual({ ...old, isRendered: true });
  }

  test('is served as it was, without another render until the pause is over', async () => {
    await fail('/paused');
    for (const second of [0, 1, pageSeconds.retry - 0.1]) {
      atSecond(firstFailureAt + second);
      await expect(view('/paused', FAILED)).resolves.toEqual(old);
    }
    atSecond(firstFailureAt + pageSeconds.retry + 0.1);
    await expect(view('/paused', FAILED)).resolves.toEqual({ ...old, isRendered: true });
    await expect(view('/paused', FAILED)).resolves.toEqual(old);
  });

  test('is new as soon as a render succeeds after the pause', async () => {
    await fail('/recovered');
    atSecond(firstFailureAt + pageSeconds.retry + 1);
    await expect(view('/recovered', page('new'))).resolves.toEqual({ ...old, isRendered: true });
    await expect(view('/recovered', page('unused'))).resolves.toEqual({
      shown: page('new'),
      isRendered: false,
    });
  });

  test('holds back no other page', async () => {
    atSecond(0);
    await view('/other', page('old'));
    await fail('/failing');
    await expect(view('/other', page('new'))).resolves.toEqual({ ...old, isRendered: true });
  });

  test('is not served any more once it is a day old, though a pause has begun', async () => {
    atSecond(0);
    await view('/a-day-old', page('old'));
    atSecond(pageSeconds.oldest - 1);
    await view('/a-day-old', FAILED);
    atSecond(pageSeconds.oldest);
    await expect(view('/a-day-old', FAILED)).resolves.toEqual(old);
    atSecond(pageSeconds.oldest + 1);
    await expect(view('/a-day-old', FAILED)).resolves.toEqual({ shown: FAILED, isRendered: true });
  });

  test('is held back as well where an expired tag made it stale', async () => {
    atSecond(0);
    await view('/tagged', page('old'));
    atSecond(1);
    await handler.revalidateTag('menus', { expire: 31_536_000 });
    await expect(view('/tagged', FAILED)).resolves.toEqual({ ...old, isRendered: true });
    await expect(view('/tagged', FAILED)).resolves.toEqual(old);
    atSecond(2 + pageSeconds.retry);
    await expect(view('/tagged', FAILED)).resolves.toEqual({ ...old, isRendered: true });
  });
});
