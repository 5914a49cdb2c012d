import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const APP = join(dirname(fileURLToPath(import.meta.url)), '..', 'app');

export interface AppRoute {
  /** As the app's folders name it: `/filials/[filialId]`, `/api/orders`. */
  name: string;
  isPage: boolean;
}

/** Pages and route handlers of the app. The first folder of a page is the site, which `middleware.ts` puts before the path. */
export const APP_ROUTES: readonly AppRoute[] = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)(page\.tsx|route\.ts)$/.test(file))
  // The edge alone leads there, whatever was requested: e2e/edge.spec.ts.
  .filter((file) => file !== 'api/refused/route.ts')
  .map((file) => ({
    name: `/${dirname(file)}`.replace(/^\/\[site\](?=\/|$)/, '') || '/',
    isPage: file.endsWith('page.tsx'),
  }))
  .toSorted((one, other) => one.name.localeCompare(other.name));

/** Next prefers a fixed part to one that takes any value, and that to one that takes several parts. */
const rank = (part: string) => (part.startsWith('[...') ? 2 : Number(part.startsWith('[')));

/** Routes in the order of their keys: the one that Next takes comes first. */
const keyOf = (name: string) => name.split('/').map(rank).join('');

const escaped = (part: string) => part.replaceAll('.', '\\.');
const patternOf = (name: string) =>
  new RegExp(
    `^${name
      .split('/')
      .map((part) => ['[^/]+', '.+'][rank(part) - 1] ?? escaped(part))
      .join('/')}/?$`,
  );

const PATTERNS = APP_ROUTES.map((route) => ({ route, pattern: patternOf(route.name) })).toSorted(
  (one, other) => keyOf(one.route.name).localeCompare(keyOf(other.route.name)),
);

/** Addresses that `middleware.ts` answers by another route than their path's. */
const REWRITTEN: readonly [RegExp, string][] = [
  [/^\/auth\?(.*&)?(code|error)=/, '/api/auth/callback'],
  [/^\/brands\/filials\?(.*&)?brand=/, '/brands/filials/[brandId]'],
  [/^\/kiosk\/filials\/\d+\/order\/\w+/, '/kiosk/order'],
  [/^\/filials\?(.*&)?(page|sort|open|promo|category)=/, '/filials/pages/[page]'],
];

/** The page or handler that answers an address of the app; undefined for files. */
export function routeOf({ pathname, search }: URL): AppRoute | undefined {
  const rewritten = REWRITTEN.find(([address]) => address.test(pathname + search))?.[1];
  return rewritten
    ? APP_ROUTES.find(({ name }) => name === rewritten)
    : PATTERNS.find(({ pattern }) => pattern.test(pathname))?.route;
}
