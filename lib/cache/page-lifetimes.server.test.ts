/** @jest-environment node */
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external';
import { getRouteCacheKey, type ResponseCacheOwner } from 'next/dist/server/lib/route-cache-key';
import { boundPageLifetimes, MAX_LIFETIMES } from './page-lifetimes.server';

const OWNER = JSON.parse('{"kind":"APP_PAGE","sourceRoute":"/[...path]/page"}') as ResponseCacheOwner;
const paths = Array.from({ length: MAX_LIFETIMES + 10 }, (_, number) => `/made-up-${number}`);

test('Next remembers the lifetimes of the last paths only', () => {
  boundPageLifetimes();
  const lifetimes = new SharedCacheControls({ routes: {}, dynamicRoutes: {} });
  for (const path of paths) lifetimes.set(getRouteCacheKey(path, OWNER), { revalidate: 60, expire: 600 });
  expect(paths.filter((path) => lifetimes.get(path, OWNER))).toEqual(paths.slice(10));
});
