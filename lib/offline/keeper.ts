import { CacheFirst, NetworkFirst, type SerwistPlugin, type Strategy } from 'serwist';
import { SIGN_IN_ID_COOKIE } from '@/lib/session/sign-in-id';
import {
  excess,
  KEPT,
  longestMsOf,
  placeOfCall,
  placeOfPage,
  placeOfPart,
  placeOfShown,
  type Kind,
  type Place,
} from './kept';
import {
  audienceOf,
  EVERYBODY,
  keptAtMs,
  keptBytes,
  markedPage,
  siteOfPage,
  toKept,
  type Audience,
} from './kept-answer';
import { variantOfCall, variantOfPage, type Cookies } from './variant';
import type { WorkerScope } from './worker-scope';

/** A navigation to a page that is the same for everybody waits so long for the network where one is kept, seconds. */
const NETWORK_SECONDS = 4;
/** A page kept less than that ago is not asked for again, milliseconds. */
const FRESH_MS = 10 * 60_000;

/** What a page's HTML names of the build: a page that came without a reload has shown others. */
const FILES_OF_PAGE = /\/_next\/static\/[\w./~-]+\.(?:js|css)(?=")/g;

const isHtml = (response: Response) => response.headers.get('Content-Type')?.startsWith('text/html') === true;
/** What is refused is not what it was: a bill that is paid, a venue that is gone. Who asked too often is told nothing of it. */
const isRefused = ({ status }: Response) => status >= 400 && status < 500 && status !== 408 && status !== 429;
const isPart = ({ kind }: Place) => kind === 'files' || kind === 'pictures';
const isSame = (one: Audience, other: Audience) => one.owner === other.owner && one.variant === other.variant;

/** Keeps answers in the browser's caches, and answers from them where the network does not. */
export interface Keeper {
  /** Who answers a request; null where the worker has nothing to do with it. */
  strategyFor: (request: Request) => Strategy | null;
  /** Keeps the pages and parts that a page has shown before the worker was there, then drops what is too much. */
  keep: (shown: { pages: string[]; parts: string[] }) => Promise<void>;
  /** Kept pages that are the same for everybody and would be shown without network now, newest first. */
  readablePages: () => Promise<{ path: string; response: Response }[]>;
  /** Deletes caches of an earlier form. */
  dropOutdated: () => Promise<void>;
}

/** @param worker the browser's side; its requests fail without network */
export function makeKeeper(
  worker: Pick<WorkerScope, 'location' | 'cookieStore' | 'caches' | 'fetch'>,
): Keeper {
  const registeringSite = new URL(worker.location.href).searchParams.get('site');
  const open = (kind: Kind) => worker.caches?.open(KEPT[kind].cacheName);

  /** Null where the browser does not tell its workers. */
  async function readCookies(): Promise<Cookies | null> {
    const cookies = await worker.cookieStore?.getAll().catch(() => undefined);
    return cookies ? new Map(cookies.map(({ name = '', value = '' }) => [name, value])) : null;
  }

  /** Who would be answered now. @param siteCode the site that a call names; null for a page */
  async function currentAudience(place: Place, siteCode: string | null = null): Promise<Audience> {
    const cookies = isPart(place) ? null : await readCookies();
    if (!cookies) return EVERYBODY;
    const { pathname } = new URL(place.key);
    return {
      owner: place.kind === 'own' ? cookies.get(SIGN_IN_ID_COOKIE) || 'guest' : null,
      variant: pathname.startsWith('/api/') ? variantOfCall(siteCode) : variantOfPage(pathname, cookies),
    };
  }

  /** What is one diner's own is kept only where the browser tells whose it is. */
  const mayKeep = ({ kind }: Place, { owner, variant }: Audience) =>
    kind !== 'own' || (owner !== null && variant !== null);

  /** Whether a kept answer is not too old and is of this audience. @param hasFailed the network has; else it is only slow */
  async function isReadable(
    place: Place,
    response: Response,
    audience: Audience,
    hasFailed: boolean,
  ): Promise<boolean> {
    if (Date.now() - keptAtMs(response) > longestMsOf(place)) return false;
    if (isPart(place)) return true;
    const kept = audienceOf(response);
    if (kept.owner !== audience.owner) {
      await worker.caches?.delete(KEPT.own.cacheName);
      return false;
    }
    if (audience.variant !== null) return kept.variant === audience.variant;
    // Without cookies nobody knows the town and the service: only a page that has neither, and only in place of none at all.
    return hasFailed && registeringSite !== null && (await siteOfPage(response)) === registeringSite;
  }

  function plugin(place: Place, request: Request): SerwistPlugin {
    const isPage = request.mode === 'navigate';
    const audience = () => currentAudience(place, request.headers.get('X-Site'));
    let asking: Audience = EVERYBODY;
    let hasFailed = false;
    return {
      handlerWillStart: async () => {
        asking = await audience();
      },
      fetchDidFail: () => {
        hasFailed = true;
        return Promise.resolve();
      },
      cacheKeyWillBeUsed: () => Promise.resolve(place.key),
      cacheWillUpdate: async ({ response }) => {
        if (isRefused(response)) await (await open(place.kind))?.delete(place.key);
        if (response.status !== 200 || response.type !== 'basic' || response.redirected) return null;
        if (isPage && !isHtml(response)) return null;
        const now = await audience();
        // Who signed in or out, or chose another town, while the answer was on its way gets nothing of it.
        return isSame(now, asking) && mayKeep(place, now) ? toKept(response, now, Date.now()) : null;
      },
      cachedResponseWillBeUsed: async ({ cachedResponse }) => {
        if (!cachedResponse) return null;
        if (!(await isReadable(place, cachedResponse, await audience(), hasFailed))) return null;
        return isPage ? markedPage(cachedResponse) : cachedResponse;
      },
    };
  }

  function placeOf(request: Request): Place | null {
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== worker.location.origin) return null;
    if (request.mode === 'navigate') return placeOfPage(url);
    return placeOfPart(url) ?? (request.headers.has('RSC') ? null : placeOfCall(url));
  }

  function strategyFor(request: Request): Strategy | null {
    const place = placeOf(request);
    if (!place) return null;
    const options = { cacheName: KEPT[place.kind].cacheName, plugins: [plugin(place, request)] };
    if (isPart(place)) return new CacheFirst(options);
    // An old cart or order in place of a slow one would be taken for what is.
    const waits = place.kind === 'pages' && request.mode === 'navigate';
    return new NetworkFirst({ ...options, ...(waits ? { networkTimeoutSeconds: NETWORK_SECONDS } : {}) });
  }

  async function keepPage(path: string): Promise<void> {
    const place = placeOfShown(new URL(path, worker.location.origin));
    const cache = place && (await open(place.kind));
    if (!cache) return;
    const audience = await currentAudience(place);
    if (!mayKeep(place, audience)) return;
    const known = await cache.match(place.key);
    if (known && isSame(audienceOf(known), audience) && Date.now() - keptAtMs(known) < FRESH_MS) return;
    const response = await worker.fetch(place.key, { headers: { Accept: 'text/html' } });
    if (response.status !== 200 || response.redirected || !isHtml(response)) return;
    // The page comes last: one that is kept has its files.
    const copy = response.clone();
    for (const [part] of (await copy.text()).matchAll(FILES_OF_PAGE)) await keepPart(part);
    if (!isSame(audience, await currentAudience(place))) return;
    await cache.put(place.key, await toKept(response, audience, Date.now()));
  }

  async function keepPart(address: string): Promise<void> {
    const place = placeOfPart(new URL(address, worker.location.origin));
    if (!place?.key.startsWith(`${worker.location.origin}/`)) return;
    const cache = await open(place.kind);
    if (!cache || (await cache.match(place.key))) return;
    // The page has it already: this reads the browser's own cache.
    const response = await worker.fetch(place.key, { cache: 'force-cache' });
    if (response.status === 200) await cache.put(place.key, await toKept(response, EVERYBODY, Date.now()));
  }

  /** What a cache holds, newest first. */
  async function entries(kind: Kind): Promise<{ url: string; response: Response }[]> {
    const cache = await open(kind);
    const keys = (await cache?.keys()) ?? [];
    const found = await Promise.all(
      keys.map(async ({ url }) => ({ url, response: await cache?.match(url) })),
    );
    return found
      .flatMap(({ url, response }) => (response ? [{ url, response }] : []))
      .sort((one, other) => keptAtMs(other.response) - keptAtMs(one.response));
  }

  async function trim(kind: Kind): Promise<void> {
    const cache = await open(kind);
    if (!cache) return;
    const kept = (await entries(kind)).map(({ url, response }) => ({
      key: url,
      keptAtMs: keptAtMs(response),
      bytes: keptBytes(response),
      longestMs: longestMsOf({ kind, key: url }),
    }));
    await Promise.all(excess(kept, KEPT[kind], Date.now()).map((key) => cache.delete(key)));
  }

  return {
    strategyFor,
    keep: async (shown) => {
      // One after the other, each for itself: what is not kept is read from the network, as without a worker.
      for (const path of shown.pages) await keepPage(path).catch(() => undefined);
      for (const address of shown.parts) await keepPart(address).catch(() => undefined);
      for (const kind of Object.keys(KEPT) as Kind[]) await trim(kind).catch(() => undefined);
    },
    readablePages: async () => {
      const pages = await Promise.all(
        (await entries('pages')).map(async ({ url, response }) => {
          const place: Place = { kind: 'pages', key: url };
          const isShown = await isReadable(place, response, await currentAudience(place), true);
          return isShown ? [{ path: new URL(url).pathname, response }] : [];
        }),
      );
      return pages.flat();
    },
    dropOutdated: async () => {
      const { caches } = worker;
      if (!caches) return;
      const known: readonly string[] = Object.values(KEPT).map(({ cacheName }) => cacheName);
      const outdated = (await caches.keys()).filter((name) => !known.includes(name));
      await Promise.all(outdated.map((name) => caches.delete(name)));
    },
  };
}
