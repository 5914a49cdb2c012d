import { expect, type Page } from '@playwright/test';
import { texts } from './texts';

/** The caches of the service worker, by kind: pages of everybody, answers of one diner, the build's files, pictures. */
export type CachedKind = 'pages' | 'own' | 'files' | 'pictures';

/** Paths of what the service worker has cached, of one kind. */
export const cachedPaths = (page: Page, kind: CachedKind): Promise<string[]> =>
  page.evaluate(async (name) => {
    const cache = await caches.open(`offline-${name}-1`);
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  }, kind);

/** A first touch: a page that is only looked at registers no worker. */
export const touch = (page: Page): Promise<void> => page.locator('body').dispatchEvent('pointerdown');

/** Touches the page and waits until it is cached. */
export async function waitUntilCached(page: Page, path: string, kind: CachedKind = 'pages'): Promise<void> {
  await touch(page);
  await expect.poll(() => cachedPaths(page, kind)).toContain(path);
  // Pictures come last.
  await expect.poll(async () => (await cachedPaths(page, 'files')).length).toBeGreaterThan(5);
}

/** The line over a page that came from the cache, in Russian. */
export const offlineLine = (page: Page) =>
  page.getByText(
    new RegExp(`^${texts('ru')('layout.offline', { time: '§' }).replace('§', '\\d\\d:\\d\\d')}$`),
  );
