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

/** The page or handler that answers a path; undefined for files. */
export const routeOf = (path: string): AppRoute | undefined =>
  PATTERNS.find(({ pattern }) => pattern.test(path))?.route;
