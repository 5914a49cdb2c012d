import { CacheFirst, NetworkFirst, type SerwistPlugin, type Strategy } from 'serwist';
import { SIGN_IN_ID_COOKIE } from '@/lib/core/session/sign-in-id';
import {
  entriesToDelete,
  CACHES,
  maxAgeMsOf,
  keyOfCall,
  keyOfPage,
  keyOfAsset,
  keyOfShownPage,
  type CacheName,
  type CacheKey,
} from './cache-policy';
import {
  audienceOf,
  EVERYBODY,
  cachedAtMs,
  cachedBytes,
  pageWithMoment,
  siteOfPage,
  toCached,
  type Audience,
} from './cached-response';
import { variantOfCall, variantOfPage, type Cookies } from './variant';
import type { WorkerScope } from './worker-scope';

/** A navigation to a page that is the same for everybody waits so long for the network where one is cached, seconds. */
const NETWORK_SECONDS = 4;
/** A page cached less than that ago is not requested again, milliseconds. */
const FRESH_MS = 10 * 60_000;

/** The build's files that a page's HTML names: a page that came without a reload has shown others. */
const FILES_OF_PAGE = /\/_next\/static\/[\w./~-]+\.(?:js|css)(?=")/g;

const isHtml = (response: Response) => response.headers.get('Content-Type')?.startsWith('text/html') === true;
/** A refused call is not its former self: a paid bill, a closed venue. Limits do not count. */
const isRefused = ({ status }: Response) => status >= 400 && status < 500 && status !== 408 && status !== 429;
const isAsset = ({ cache }: CacheKey) => cache === 'files' || cache === 'pictures';
const isSame = (one: Audience, other: Audience) => one.owner === other.owner && one.variant === other.variant;

/** The pages that a phone has read, in the browser's caches: they answer where the network does not. */
export interface OfflineCache {
  /** The strategy that answers a request; null where the worker has nothing to do with it. */
  strategyFor: (request: Request) => Strategy | null;
  /** Caches the pages and assets that a page has shown before the worker was there, then deletes what is too much. */
  add: (shown: { pages: string[]; assets: string[] }) => Promise<void>;
  /** Cached pages that are the same for everybody and would be shown without network now, newest first. */
  readablePages: () => Promise<{ path: string; response: Response }[]>;
  /** Deletes caches of an earlier form. */
  deleteOldCaches: () => Promise<void>;
}

/** @param worker the browser's side; its requests fail without network */
export function createOfflineCache(
  worker: Pick<WorkerScope, 'location' | 'cookieStore' | 'caches' | 'fetch'>,
): OfflineCache {
  const registeringSite = new URL(worker.location.href).searchParams.get('site');
  const open = (name: CacheName) => worker.caches?.open(CACHES[name].cacheName);

  /** Null where the browser does not tell its workers. */
  async function readCookies(): Promise<Cookies | null> {
    const cookies = await worker.cookieStore?.getAll().catch(() => undefined);
    return cookies ? new Map(cookies.map(({ name = '', value = '' }) => [name, value])) : null;
  }

  /** The present reader of answers. @param siteCode the site that a call names; null for a page */
  async function currentAudience(key: CacheKey, siteCode: string | null = null): Promise<Audience> {
    const cookies = isAsset(key) ? null : await readCookies();
    if (!cookies) return EVERYBODY;
    const { pathname } = new URL(key.url);
    return {
      owner: key.cache === 'own' ? cookies.get(SIGN_IN_ID_COOKIE) || 'guest' : null,
      variant: pathname.startsWith('/api/') ? variantOfCall(siteCode) : variantOfPage(pathname, cookies),
    };
  }

  /** One diner's data is cached only if the browser names its owner. */
  const mayCache = ({ cache }: CacheKey, { owner, variant }: Audience) =>
    cache !== 'own' || (owner !== null && variant !== null);

  /** Whether a cached answer is not too old and is of this audience. @param hasFailed the network has; else it is only slow */
  async function isReadable(
    key: CacheKey,
    response: Response,
    audience: Audience,
    hasFailed: boolean,
  ): Promise<boolean> {
    if (Date.now() - cachedAtMs(response) > maxAgeMsOf(key)) return false;
    if (isAsset(key)) return true;
    const cached = audienceOf(response);
    if (cached.owner !== audience.owner) {
      await worker.caches?.delete(CACHES.own.cacheName);
      return false;
    }
    if (audience.variant !== null) return cached.variant === audience.variant;
    // Without cookies the town and service are unknown: only pages without them, as a last resort.
    return hasFailed && registeringSite !== null && (await siteOfPage(response)) === registeringSite;
  }

  function plugin(key: CacheKey, request: Request): SerwistPlugin {
    const isPage = request.mode === 'navigate';
    const audience = () => currentAudience(key, request.headers.get('X-Site'));
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
      cacheKeyWillBeUsed: () => Promise.resolve(key.url),
      cacheWillUpdate: async ({ response }) => {
        if (isRefused(response)) await (await open(key.cache))?.delete(key.url);
        if (response.status !== 200 || response.type !== 'basic' || response.redirected) return null;
        if (isPage && !isHtml(response)) return null;
        const now = await audience();
        // A diner who signed in or out, or chose another town, while the answer was on its way gets nothing of it.
        return isSame(now, asking) && mayCache(key, now) ? toCached(response, now, Date.now()) : null;
      },
      cachedResponseWillBeUsed: async ({ cachedResponse }) => {
        if (!cachedResponse) return null;
        if (!(await isReadable(key, cachedResponse, await audience(), hasFailed))) return null;
        return isPage ? pageWithMoment(cachedResponse) : cachedResponse;
      },
    };
  }

  function keyOf(request: Request): CacheKey | null {
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== worker.location.origin) return null;
    if (request.mode === 'navigate') return keyOfPage(url);
    return keyOfAsset(url) ?? (request.headers.has('RSC') ? null : keyOfCall(url));
  }

  function strategyFor(request: Request): Strategy | null {
    const key = keyOf(request);
    if (!key) return null;
    const options = { cacheName: CACHES[key.cache].cacheName, plugins: [plugin(key, request)] };
    if (isAsset(key)) return new CacheFirst(options);
    // An old cart or order in place of a slow one would be taken for what is.
    const waits = key.cache === 'pages' && request.mode === 'navigate';
    return new NetworkFirst({ ...options, ...(waits ? { networkTimeoutSeconds: NETWORK_SECONDS } : {}) });
  }

  async function cachePage(path: string): Promise<void> {
    const key = keyOfShownPage(new URL(path, worker.location.origin));
    const cache = key && (await open(key.cache));
    if (!cache) return;
    const audience = await currentAudience(key);
    if (!mayCache(key, audience)) return;
    const known = await cache.match(key.url);
    if (known && isSame(audienceOf(known), audience) && Date.now() - cachedAtMs(known) < FRESH_MS) return;
    const response = await worker.fetch(key.url, { headers: { Accept: 'text/html' } });
    if (response.status !== 200 || response.redirected || !isHtml(response)) return;
    // The page comes last: one that is cached has its files.
    const copy = response.clone();
    for (const [file] of (await copy.text()).matchAll(FILES_OF_PAGE)) await cacheAsset(file);
    if (!isSame(audience, await currentAudience(key))) return;
    await cache.put(key.url, await toCached(response, audience, Date.now()));
  }

  async function cacheAsset(address: string): Promise<void> {
    const key = keyOfAsset(new URL(address, worker.location.origin));
    if (!key?.url.startsWith(`${worker.location.origin}/`)) return;
    const cache = await open(key.cache);
    if (!cache || (await cache.match(key.url))) return;
    // The page has it already: this reads the browser's own cache.
    const response = await worker.fetch(key.url, { cache: 'force-cache' });
    if (response.status === 200) await cache.put(key.url, await toCached(response, EVERYBODY, Date.now()));
  }

  /** The entries of a cache, newest first. */
  async function entries(name: CacheName): Promise<{ url: string; response: Response }[]> {
    const cache = await open(name);
    const keys = (await cache?.keys()) ?? [];
    const found = await Promise.all(
      keys.map(async ({ url }) => ({ url, response: await cache?.match(url) })),
    );
    return found
      .flatMap(({ url, response }) => (response ? [{ url, response }] : []))
      .sort((one, other) => cachedAtMs(other.response) - cachedAtMs(one.response));
  }

  async function trim(name: CacheName): Promise<void> {
    const cache = await open(name);
    if (!cache) return;
    const cached = (await entries(name)).map(({ url, response }) => ({
      url,
      cachedAtMs: cachedAtMs(response),
      bytes: cachedBytes(response),
      maxAgeMs: maxAgeMsOf({ cache: name, url }),
    }));
    await Promise.all(entriesToDelete(cached, CACHES[name], Date.now()).map((url) => cache.delete(url)));
  }

  return {
    strategyFor,
    add: async (shown) => {
      // One after the other, each for itself: what is not cached is read from the network, as without a worker.
      for (const path of shown.pages) await cachePage(path).catch(() => undefined);
      for (const address of shown.assets) await cacheAsset(address).catch(() => undefined);
      for (const name of Object.keys(CACHES) as CacheName[]) await trim(name).catch(() => undefined);
    },
    readablePages: async () => {
      const pages = await Promise.all(
        (await entries('pages')).map(async ({ url, response }) => {
          const key: CacheKey = { cache: 'pages', url };
          const isShown = await isReadable(key, response, await currentAudience(key), true);
          return isShown ? [{ path: new URL(url).pathname, response }] : [];
        }),
      );
      return pages.flat();
    },
    deleteOldCaches: async () => {
      const { caches } = worker;
      if (!caches) return;
      const known: readonly string[] = Object.values(CACHES).map(({ cacheName }) => cacheName);
      const outdated = (await caches.keys()).filter((name) => !known.includes(name));
      await Promise.all(outdated.map((name) => caches.delete(name)));
    },
  };
}
