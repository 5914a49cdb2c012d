import { routeOf, type Route } from '@/lib/site/routes';
import { OWN_ANSWERS } from '@/lib/storage/own-answers';

/*
 * What the worker keeps for a phone without network, by its address alone. What is not named here passes the worker by.
 */

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
const MB = 1024 * 1024;

export interface Bounds {
  /** Of the browser's cache; the number in it grows with the form of what is kept. */
  cacheName: string;
  most: number;
  mostBytes: number;
  longestMs: number;
}

/** How much is kept of each kind, and how long. */
export const KEPT = {
  /** HTML that is the same for every diner of a site. */
  pages: { cacheName: 'kept-pages-1', most: 30, mostBytes: 8 * MB, longestMs: 7 * DAY_MS },
  /** Pages and answers of one sign-in. */
  own: { cacheName: OWN_ANSWERS, most: 40, mostBytes: 4 * MB, longestMs: DAY_MS },
  /** Scripts, styles, fonts. */
  files: { cacheName: 'kept-files-1', most: 250, mostBytes: 12 * MB, longestMs: 30 * DAY_MS },
  pictures: { cacheName: 'kept-pictures-1', most: 200, mostBytes: 10 * MB, longestMs: 7 * DAY_MS },
} as const satisfies Record<string, Bounds>;
export type Kind = keyof typeof KEPT;

/** What is kept, and under which address. */
export interface Place {
  kind: Kind;
  key: string;
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
]);

/** Queries that only the browser's own code reads: the page is the same without. Any other may change a cookie or the page. */
const SILENT_QUERIES = /^(product|sheet|filial_id|table_id|main_terminal_id|utm_[a-z]+)$/;

/** Queries that the server has put into cookies by the time a page is shown: its path alone leads to the same page then. */
const REMEMBERED_QUERIES = ['country', 'language', 'town', 'service', 'config'];

/** Where a page that is shown is kept: as {@link placeOfPage}, but without what is remembered of its query. */
export function placeOfShown(url: URL): Place | null {
  const plain = new URL(url);
  for (const name of REMEMBERED_QUERIES) plain.searchParams.delete(name);
  return placeOfPage(plain);
}

/**
 * Where a page is kept: by its path, of which each is kept once, as it was seen last.
 * @returns null where it is not kept: by another query, of which a town or a language must reach the server
 */
export function placeOfPage({ origin, pathname, searchParams }: URL): Place | null {
  if ([...searchParams.keys()].some((name) => !SILENT_QUERIES.test(name))) return null;
  const { name } = routeOf(pathname);
  const key = origin + pathname;
  if (SAME_FOR_ALL.has(name)) return { kind: 'pages', key };
  return OF_ONE_DINER.has(name) ? { kind: 'own', key } : null;
}

const BILL = /^\/api\/bill$/;
/** A table's bill is of those who sit there: the next guest at the phone of a venue or a family finds none. */
const BILL_LONGEST_MS = 3 * HOUR_MS;

/** How old a kept answer may be that is shown, milliseconds. */
export const longestMsOf = ({ kind, key }: Place): number =>
  BILL.test(new URL(key).pathname) ? BILL_LONGEST_MS : KEPT[kind].longestMs;

/** Calls whose answers are read without network, with the only names that their query may have. */
const CALLS: readonly [path: RegExp, queries: RegExp][] = [
  [/^\/api\/orders\/\d+$/, /^$/],
  [/^\/api\/orders\/list$/, /^page=1$/],
  [BILL, /^(&?(venueId|tableId|mainTerminalId)=\d+)+$/],
  [/^\/api\/bill\/preorder\/[\w-]+$/, /^$/],
  [/^\/api\/menu\/(category|product|products|mine)$/, /^(&?(venueId|categoryId|productId|service)=\w+)+$/],
  [/^\/api\/texts\/\w+$/, /^$/],
];

/** Where the answer to a call of ours is kept: as one diner's, for none of them is cached elsewhere. */
export function placeOfCall({ href, pathname, search }: URL): Place | null {
  const isKept = CALLS.some(([path, queries]) => path.test(pathname) && queries.test(search.slice(1)));
  return isKept ? { kind: 'own', key: href } : null;
}

/** Where a part of a page is kept: files of the build by their content's name, fonts, icons, pictures in our own sizes. */
export function placeOfPart({ href, pathname, search }: URL): Place | null {
  if (pathname === '/api/images') return { kind: 'pictures', key: href };
  const isFile = pathname.startsWith('/_next/static/') || /^\/(fonts|icons)\/[\w.-]+$/.test(pathname);
  return isFile && search === '' ? { kind: 'files', key: href } : null;
}

/** One kept answer. */
export interface Entry {
  key: string;
  keptAtMs: number;
  bytes: number;
  longestMs: number;
}

/** What has to go: what is too old, then the oldest of what is too much. @returns keys */
export function excess(
  entries: readonly Entry[],
  bounds: Pick<Bounds, 'most' | 'mostBytes'>,
  nowMs: number,
): string[] {
  const newestFirst = [...entries].sort((one, other) => other.keptAtMs - one.keptAtMs);
  let bytes = 0;
  let count = 0;
  return newestFirst
    .filter((entry) => {
      const fits =
        nowMs - entry.keptAtMs <= entry.longestMs &&
        count < bounds.most &&
        bytes + entry.bytes <= bounds.mostBytes;
      if (fits) {
        count += 1;
        bytes += entry.bytes;
      }
      return !fits;
    })
    .map(({ key }) => key);
}
