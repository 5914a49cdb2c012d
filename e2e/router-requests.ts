import type { Page, Request } from './test';

const isOfRoute = (request: Request) => 'next-router-segment-prefetch' in request.headers();

/** The requests of the router: of one path, or of all. The pages among them are without requests for what it has to know of a route. */
export function routerRequests(requests: readonly Request[], path?: string) {
  const all = requests.filter(
    (request) =>
      'rsc' in request.headers() && (path === undefined || new URL(request.url()).pathname === path),
  );
  return { all, pages: all.filter((request) => !isOfRoute(request)) };
}

/** From now on answers to the router about such paths get stuck, of routes alone or of pages too, until they are released. */
export async function heldAnswers(page: Page, paths: RegExp, which: 'all' | 'routes' = 'all') {
  const requests: Request[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    ({ pathname }) => paths.test(pathname),
    async (route) => {
      const request = route.request();
      if ('rsc' in request.headers() && (which === 'all' || isOfRoute(request))) {
        requests.push(request);
        await released;
      }
      await route.continue().catch(() => undefined);
    },
  );
  return { requests, release };
}
