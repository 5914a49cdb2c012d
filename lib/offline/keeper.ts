import { CacheFirst, NetworkFirst, type SerwistPlugin, type Strategy } from 'serwist';
import { SIGN_IN_ID_COOKIE } from '@/lib/session/sign-in-id';
import {
  excess,
  KEPT,
  placeOfCall,
  placeOfPage,
  placeOfPart,
  placeOfShown,
  type Kind,
  type Place,
} from './kept';
import { keptAtMs, keptBytes, markedPage, ownerOf, toKept } from './kept-answer';
import type { WorkerScope } from './worker-scope';

/** A navigation to a page that is the same for everybody waits so long for the network where one is kept, seconds. */
const NETWORK_SECONDS = 4;
/** A page kept less than that ago is not asked for again, milliseconds. */
const FRESH_MS = 10 * 60_000;

/** What a page's HTML names of the build: a page that came without a reload has shown others. */
const FILES_OF_PAGE = /\/_next\/static\/[\w./~-]+\.(?:js|css)(?=")/g;

const isHtml = (response: Response) => response.headers.get('Content-Type')?.startsWith('text/html') === true;

/** Keeps answers in the browser's caches, and answers from them where the network does not. */
export interface Keeper {
  /** Who answers a request; null where the worker has nothing to do with it. */
  strategyFor: (request: Request) => Strategy | null;
  /** Keeps the pages and parts that a page has shown before the worker was there, then drops what is too much. */
  keep: (shown: { pages: string[]; parts: string[] }) => Promise<void>;
  /** Deletes caches of an earlier form. */
  dropOutdated: () => Promise<void>;
}

/** @param worker the browser's side; its requests fail without network */
export function makeKeeper(worker: WorkerScope): Keeper {
  /** The sign-in of this browser, `guest` without one; null where the browser does not tell its workers: then nothing is kept of anyone. */
  async function currentOwner(): Promise<string | null> {
    const cookie = await worker.cookieStore?.get(SIGN_IN_ID_COOKIE).catch(() => undefined);
    return cookie === undefined ? null : cookie?.value || 'guest';
  }

  function plugin(kind: Kind): SerwistPlugin {
    const isOwn = kind === 'own';
    return {
      handlerWillStart: async ({ request, state }) => {
        if (!state) return;
        state.isPage = request.mode === 'navigate';
        if (isOwn) state.owner = await currentOwner();
      },
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(placeOf(request)?.key ?? request),
      cacheWillUpdate: async ({ request, response, state }) => {
        if (response.status !== 200 || response.type !== 'basic' || response.redirected) return null;
        if (request.mode === 'navigate' && !isHtml(response)) return null;
        if (!isOwn) return toKept(response, null, Date.now());
        const owner = await currentOwner();
        // Who signed in or out while the answer was on its way gets nothing of it.
        return owner !== null && owner === state?.owner ? toKept(response, owner, Date.now()) : null;
      },
      cachedResponseWillBeUsed: async ({ cachedResponse, state }) => {
        if (!cachedResponse || Date.now() - keptAtMs(cachedResponse) > KEPT[kind].longestMs) return null;
        if (isOwn && ownerOf(cachedResponse) !== (await currentOwner())) {
          await worker.caches?.delete(KEPT.own.cacheName);
          return null;
        }
        // The request that a plugin is given here is the key's, which is of no mode.
        const isPage = state?.isPage === true;
        return isPage ? markedPage(cachedResponse) : cachedResponse;
      },
    };
  }

  const networkFirst = (kind: Kind, networkTimeoutSeconds?: number) =>
    new NetworkFirst({
      cacheName: KEPT[kind].cacheName,
      plugins: [plugin(kind)],
      ...(networkTimeoutSeconds ? { networkTimeoutSeconds } : {}),
    });
  const cacheFirst = (kind: Kind) =>
    new CacheFirst({ cacheName: KEPT[kind].cacheName, plugins: [plugin(kind)] });
  const navigations = {
    pages: networkFirst('pages', NETWORK_SECONDS),
    // An old cart or order in place of a slow one would be taken for what is.
    own: networkFirst('own'),
  };
  const calls = networkFirst('own');
  const parts = { files: cacheFirst('files'), pictures: cacheFirst('pictures') };

  function placeOf(request: Request): Place | null {
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== worker.location.origin) return null;
    if (request.mode === 'navigate') return placeOfPage(url);
    return placeOfPart(url) ?? (request.headers.has('RSC') ? null : placeOfCall(url));
  }

  async function keepPage(path: string): Promise<void> {
    const url = new URL(path, worker.location.origin);
    const place = placeOfShown(url);
    if (!place || !worker.caches) return;
    const cache = await worker.caches.open(KEPT[place.kind].cacheName);
    const owner = place.kind === 'own' ? await currentOwner() : null;
    if (place.kind === 'own' && owner === null) return;
    const known = await cache.match(place.key);
    if (known && ownerOf(known) === owner && Date.now() - keptAtMs(known) < FRESH_MS) return;
    const response = await worker.fetch(place.key, { headers: { Accept: 'text/html' } });
    if (response.status !== 200 || response.redirected || !isHtml(response)) return;
    // The page comes last: one that is kept has its files.
    const copy = response.clone();
    for (const [part] of (await copy.text()).matchAll(FILES_OF_PAGE)) await keepPart(part);
    if (place.kind === 'own' && owner !== (await currentOwner())) return;
    await cache.put(place.key, await toKept(response, owner, Date.now()));
  }

  async function keepPart(address: string): Promise<void> {
    const place = placeOfPart(new URL(address, worker.location.origin));
    if (!place || !worker.caches || !place.key.startsWith(`${worker.location.origin}/`)) return;
    const cache = await worker.caches.open(KEPT[place.kind].cacheName);
    if (await cache.match(place.key)) return;
    // The page has it already: this reads the browser's own cache.
    const response = await worker.fetch(place.key, { cache: 'force-cache' });
    if (response.status === 200) await cache.put(place.key, await toKept(response, null, Date.now()));
  }

  async function trim(kind: Kind): Promise<void> {
    const cache = await worker.caches?.open(KEPT[kind].cacheName);
    if (!cache) return;
    const keys = await cache.keys();
    const entries = await Promise.all(
      keys.map(async ({ url }) => {
        const response = await cache.match(url);
        return response
          ? { key: url, keptAtMs: keptAtMs(response), bytes: keptBytes(response) }
          : { key: url, keptAtMs: 0, bytes: 0 };
      }),
    );
    await Promise.all(excess(entries, KEPT[kind], Date.now()).map((key) => cache.delete(key)));
  }

  return {
    strategyFor: (request) => {
      const place = placeOf(request);
      if (!place) return null;
      if (place.kind === 'files' || place.kind === 'pictures') return parts[place.kind];
      return request.mode === 'navigate' ? navigations[place.kind] : calls;
    },
    keep: async (shown) => {
      // One after the other, each for itself: what is not kept is read from the network, as without a worker.
      for (const path of shown.pages) await keepPage(path).catch(() => undefined);
      for (const address of shown.parts) await keepPart(address).catch(() => undefined);
      for (const kind of Object.keys(KEPT) as Kind[]) await trim(kind).catch(() => undefined);
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
