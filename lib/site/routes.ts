/** The routes and their flags (spec §2 Routes): what the door, the header and the navbar need to know of a page. */
export interface Route {
  name: 'home' | 'towns' | 'filials' | 'menu' | 'cart' | 'thanks' | 'legal' | 'auth' | 'unknown';
  pattern: RegExp;
  /** cached: the same for everybody of the site. dynamic: rendered for one diner, never stored. */
  rendering: 'cached' | 'dynamic';
  /** The page lists venues of a town for a service. */
  dependsOnPlace: boolean;
  /** An unauthorized diner is sent to sign in. */
  needsLogin: boolean;
  hasNavbar: boolean;
  hasBalance: boolean;
}

const cached = { rendering: 'cached', dependsOnPlace: false, needsLogin: false } as const;
const plain = { hasNavbar: false, hasBalance: false } as const;

export const ROUTES: readonly Route[] = [
  { name: 'home', pattern: /^\/$/, ...cached, dependsOnPlace: true, hasNavbar: true, hasBalance: false },
  {
    name: 'filials',
    pattern: /^\/filials(\/pages\/[^/]+)?$/,
    ...cached,
    dependsOnPlace: true,
    hasNavbar: true,
    hasBalance: false,
  },
  { name: 'menu', pattern: /^\/filials\/[^/]+$/, ...cached, hasNavbar: false, hasBalance: true },
  { name: 'cart', pattern: /^\/cart$/, ...cached, hasNavbar: false, hasBalance: true },
  { name: 'towns', pattern: /^\/towns$/, ...cached, ...plain },
  { name: 'legal', pattern: /^\/legal\/[^/]+$/, ...cached, ...plain },
  { name: 'auth', pattern: /^\/auth$/, ...cached, ...plain },
  {
    name: 'thanks',
    pattern: /^\/typ\/[^/]+\/order\/[^/]+$/,
    rendering: 'dynamic',
    dependsOnPlace: false,
    needsLogin: true,
    hasNavbar: true,
    hasBalance: false,
  },
];

const UNKNOWN_ROUTE: Route = { name: 'unknown', pattern: /.*/, ...cached, ...plain };

/** The route of a path without query; an unknown path is NotFound's (spec §2). */
export function routeOf(path: string): Route {
  return ROUTES.find((route) => route.pattern.test(path)) ?? UNKNOWN_ROUTE;
}
