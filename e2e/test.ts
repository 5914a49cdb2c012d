import { test as base, type Page } from '@playwright/test';

export * from '@playwright/test';

/** Waits until a page of the product that has its scripts listens to its diner; any other page is as it is. */
async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      'isLive' in window || !document.querySelector('script[src^="/_next/static/"], script[type="later"]'),
  );
}

/**
 * Playwright's `test` with a page whose `goto` and `reload` end when the diner's presses are answered: a cached page's scripts start after
 * its first view, which `load` does not wait for. Where another moment is asked for by `waitUntil`, it is that one.
 */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) {
      await page.addInitScript(() =>
        addEventListener('live', () => Object.assign(window, { isLive: true }), { once: true }),
      );
      const goto = page.goto.bind(page);
      page.goto = async (url, options) => {
        const response = await goto(url, options);
        if (!options?.waitUntil) await untilLive(page);
        return response;
      };
      const reload = page.reload.bind(page);
      page.reload = async (options) => {
        const response = await reload(options);
        if (!options?.waitUntil) await untilLive(page);
        return response;
      };
    }
    await use(page);
  },
});
