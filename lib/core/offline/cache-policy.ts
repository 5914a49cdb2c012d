import { routeOf, type Route } from '@/lib/core/site/routes';
import { OWN_CACHE } from '@/lib/core/storage/own-cache';

// The pages that the worker caches for a phone without network, by the address alone. A page that is not named here passes the worker by.

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
const MB = 1024 * 1024;

export interface CacheBounds {
  /** Of the browser's cache; the number in it grows with the form of what is cached. */
  cacheName: string;
  maxEntries: number;
  maxBytes: number;
  maxAgeMs: number;
}

/** How much each cache holds, and how long. */
export const CACHES = {
  /** HTML that is the same for every diner of a site. */
  pages: { cacheName: 'offline-pages-1', maxEntries: 30, maxBytes: 8 * MB, maxAgeMs: 7 * DAY_MS },
  /** Pages and answers of one sign-in. */
  own: { cacheName: OWN_CACHE, maxEntries: 40, maxBytes: 4 * MB, maxAgeMs: DAY_MS },
  /** Scripts, styles, fonts. */
  files: { cacheName: 'offline-files-1', maxEntries: 250, maxBytes: 12 * MB, maxAgeMs: 30 * DAY_MS },
  pictures: { cacheName: 'offline-pictures-1', maxEntries: 200, maxBytes: 10 * MB, maxAgeMs: 7 * DAY_MS },
} as const satisfies Record<string, CacheBounds>;
export type CacheName = keyof typeof CACHES;

/** The cached pages, each with its address. */
export interface CacheKey {
  cache: CacheName;
  url: string;
}

const SAME_FOR_ALL: ReadonlySet<Route['name']> = new Set([
  'home',
  'brands',
  'brandsFilials',
  'filials',
  'menu',
  'menuCategory',
  'details',
  'cart',
  'bill',
  'faq',
  'legal',
]);
const OF_ONE_DINER: ReadonlySet<Route['name']> = new Set([
  'orders',
  'order',
  'orderStatuses',
  'thanks',
  'preorder',
  'reservations',
]);

/** Queries that only the browser's own code reads: the page is the same without. Any other may change a cookie or the page. */
const BROWSER_QUERIES = /^(product|sheet|filial_id|table_id|main_terminal_id|utm_[a-z]+)$/;

/** Where a menu was opened from (HOST-26); with the two others, TABLET and FRIDGE, the server leads to another page. */
const BROWSER_SOURCES = /^(2GIS|QR|STANDQR|TABLETQR)$/;

const isReadByBrowser = ([name, value]: [string, string]) =>
  (name === 'source' && BROWSER_SOURCES.test(value)) || BROWSER_QUERIES.test(name);

/** Queries that the server has put into cookies by the time a page is shown: its path alone leads to the same page then. */
const COOKIE_QUERIES = ['country', 'language', 'town', 'service', 'config'];

/** The key of a page that is shown: as {@link keyOfPage}, but without what is remembered of its query. */
export function keyOfShownPage(url: URL): CacheKey | null {
  const plain = new URL(url);
  for (const name of COOKIE_QUERIES) plain.searchParams.delete(name);
  return keyOfPage(plain);
}

/** The cache key of a page: its path; null if its query must reach the server. */
export function keyOfPage({ origin, pathname, searchParams }: URL): CacheKey | null {
  if (![...searchParams].every(isReadByBrowser)) return null;
  const { name } = routeOf(pathname);
  const url = origin + pathname;
  if (SAME_FOR_ALL.has(name)) return { cache: 'pages', url };
  return OF_ONE_DINER.has(name) ? { cache: 'own', url } : null;
}

const BILL = /^\/api\/bill$/;
/** A table's bill is of those who sit there: the next guest at the phone of a venue or a family finds none. */
const BILL_MAX_AGE_MS = 3 * HOUR_MS;

/** How old a cached answer may be that is shown, milliseconds. */
export const maxAgeMsOf = ({ cache, url }: CacheKey): number =>
  BILL.test(new URL(url).pathname) ? BILL_MAX_AGE_MS : CACHES[cache].maxAgeMs;

/** Calls whose answers are read without network, with the only names that their query may have. */
const CALLS: readonly [path: RegExp, queries: RegExp][] = [
  [/^\/api\/orders\/\d+$/, /^$/],
  [/^\/api\/orders\/list$/, /^page=1$/],
  [/^\/api\/booking\/reservations$/, /^page=1$/],
  [BILL, /^(&?(venueId|tableId|mainTerminalId)=\d+)+$/],
  [/^\/api\/bill\/preorder\/[\w-]+$/, /^$/],
  [/^\/api\/menu\/(category|product|products|mine)$/, /^(&?(venueId|categoryId|productId|service)=\w+)+$/],
  [/^\/api\/texts\/\w+$/, /^$/],
];

/** The key of a call's answer: one diner's own, for none of them is cached elsewhere. */
export function keyOfCall({ href, pathname, search }: URL): CacheKey | null {
  const isCached = CALLS.some(([path, queries]) => path.test(pathname) && queries.test(search.slice(1)));
  return isCached ? { cache: 'own', url: href } : null;
}

/** The key of an asset: files of the build by their content's name, fonts, icons, pictures in our own sizes. */
export function keyOfAsset({ href, pathname, search }: URL): CacheKey | null {
  if (pathname === '/api/images') return { cache: 'pictures', url: href };
  const isFile = pathname.startsWith('/_next/static/') || /^\/(fonts|icons)\/[\w.-]+$/.test(pathname);
  return isFile && search === '' ? { cache: 'files', url: href } : null;
}

/** One cached answer. */
export interface Entry {
  url: string;
  cachedAtMs: number;
  bytes: number;
  maxAgeMs: number;
}

/** The entries to evict: those that are too old, then the oldest of those beyond the bound. @returns addresses */
export function entriesToDelete(
  entries: readonly Entry[],
  bounds: Pick<CacheBounds, 'maxEntries' | 'maxBytes'>,
  nowMs: number,
): string[] {
  const newestFirst = [...entries].sort((one, other) => other.cachedAtMs - one.cachedAtMs);
  let bytes = 0;
  let count = 0;
  return newestFirst
    .filter((entry) => {
      const fits =
        nowMs - entry.cachedAtMs <= entry.maxAgeMs &&
        count < bounds.maxEntries &&
        bytes + entry.bytes <= bounds.maxBytes;
      if (fits) {
        count += 1;
        bytes += entry.bytes;
      }
      return !fits;
    })
    .map(({ url }) => url);
}
