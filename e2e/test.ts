import { test as base, type APIRequestContext, type Page, type TestInfo } from '@playwright/test';
import { routeOf } from './app-routes';

export * from '@playwright/test';

/** Waits until a page of the product that has its scripts listens to its diner; any other page is as it is. */
async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      'isLive' in window || !document.querySelector('script[src^="/_next/static/"], script[type="later"]'),
  );
}

/** The routes that a journey meets, as annotations of it: `core-routes.ts` reads them. */
function annotateRoutes(testInfo: TestInfo) {
  return (address: string, isFile = false) => {
    const route = routeOf(new URL(address, testInfo.project.use.baseURL).pathname);
    if (!route || (isFile && route.isPage)) return;
    if (testInfo.annotations.some(({ description }) => description === route.name)) return;
    testInfo.annotations.push({ type: 'route', description: route.name });
  };
}

function annotateRequests(requests: APIRequestContext, testInfo: TestInfo): void {
  const annotate = annotateRoutes(testInfo);
  const fetch = requests.fetch.bind(requests);
  requests.fetch = (target, options) => {
    if (typeof target === 'string') annotate(target);
    return fetch(target, options);
  };
}

/**
 * Playwright's `test` with a page whose `goto` and `reload` end when the diner's presses are answered: a cached page's scripts start after
 * its first view, which `load` does not wait for. Where another moment is asked for by `waitUntil`, it is that one.
 */
export const test = base.extend({
  context: async ({ context }, use, testInfo) => {
    const annotate = annotateRoutes(testInfo);
    context.on('request', (request) =>
      annotate(request.url(), !['document', 'fetch'].includes(request.resourceType())),
    );
    annotateRequests(context.request, testInfo);
    await use(context);
  },
  request: async ({ request }, use, testInfo) => {
    annotateRequests(request, testInfo);
    await use(request);
  },
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
