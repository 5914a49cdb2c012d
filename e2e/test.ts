import {
  test as base,
  type APIRequestContext,
  type BrowserContext,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { routeOf } from './app-routes';
import { SANDBOX_PORTS } from './environment';

export * from '@playwright/test';

/** Waits until a page of the product that has its scripts listens to its diner; any other page is as it is. */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      'isLive' in window || !document.querySelector('script[src^="/_next/static/"], script[type="later"]'),
  );
}

/** Annotates a journey with the routes of the app that it meets: `core-routes.ts` reads them. */
function routeAnnotations({ annotations, project }: TestInfo) {
  const app = new URL(project.use.baseURL ?? '');
  const add = (address: string, isOfPage = false) => {
    const url = new URL(address, app);
    const route = SANDBOX_PORTS.includes(url.port) ? undefined : routeOf(url);
    // A page that another one fetches as a picture or a script is none.
    if (!route || (isOfPage && route.isPage)) return;
    if (annotations.some(({ description }) => description === route.name)) return;
    annotations.push({ type: 'route', description: route.name });
  };
  return {
    add,
    ofContext: (context: BrowserContext) =>
      context.on('request', (request) =>
        add(request.url(), !['document', 'fetch'].includes(request.resourceType())),
      ),
    ofRequests: (requests: APIRequestContext) => {
      const fetch = requests.fetch.bind(requests);
      requests.fetch = (target, options) => {
        add(typeof target === 'string' ? target : target.url());
        return fetch(target, options);
      };
    },
  };
}

/** A test whose `goto` and `reload` wait until the page answers presses, unless `waitUntil` says otherwise. */
export const test = base.extend<{ routes: ReturnType<typeof routeAnnotations> }>({
  routes: [
    async ({ browser }, use, testInfo) => {
      const routes = routeAnnotations(testInfo);
      const { newContext } = browser;
      const { fetch } = globalThis;
      browser.newContext = async (options) => {
        const context = await newContext.call(browser, options);
        routes.ofContext(context);
        routes.ofRequests(context.request);
        return context;
      };
      globalThis.fetch = (target, init) => {
        routes.add(target instanceof Request ? target.url : String(target));
        return fetch(target, init);
      };
      await use(routes);
      Object.assign(browser, { newContext });
      globalThis.fetch = fetch;
    },
    { auto: true },
  ],
  request: async ({ request, routes }, use) => {
    routes.ofRequests(request);
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
