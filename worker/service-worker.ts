import type { Strategy } from 'serwist';
import { receivePushes } from '@/lib/ground/notifications/push-worker';
import { readCacheMessage } from '@/lib/core/offline/cache-message';
import { cachedAtMs } from '@/lib/core/offline/cached-response';
import { createOfflineCache } from '@/lib/core/offline/offline-cache';
import { offlinePage, OFFLINE_PAGE_HEADERS, type CachedPage } from '@/lib/core/offline/offline-page';
import type { WorkerFetchEvent, WorkerScope } from '@/lib/core/offline/worker-scope';
import { routeOf } from '@/lib/core/site/routes';
import { decodeSite, type Language } from '@/lib/core/site/site';
import offlineTexts from '@/messages/offline/texts.json';
import { promisedTime } from './promised-time';

// The worker of the whole origin: answers a navigation without network, and receives pushes. Only reading is
// its matter: what is not a GET never comes here, and nothing is ever sent again.

declare const self: WorkerScope;

/** Of the page that registered the worker last. */
const site = decodeSite(new URL(self.location.href).searchParams.get('site') ?? '')?.site;
const language: Language = site?.language ?? 'ru';
const MOST_LINKS = 6;

const cache = createOfflineCache(self);

/** Links to cached pages; those of one diner are not named here. */
async function linkedPages(): Promise<CachedPage[]> {
  // A bill's address alone names no table.
  const pages = (await cache.readablePages()).filter(({ path }) => routeOf(path).name !== 'bill');
  return Promise.all(
    pages.slice(0, MOST_LINKS).map(async ({ path, response }) => {
      const title = /<title>([^<]*)<\/title>/.exec(await response.text())?.[1] ?? path;
      // Titles end with the app's own name.
      const titleHtml = title.replace(/ · [^·]*$/, '');
      return { path, titleHtml, cachedAtMs: cachedAtMs(response) };
    }),
  );
}

/** What is shown where there is neither network nor a cached page. */
async function offlineAnswer(): Promise<Response> {
  const cached = await linkedPages().catch(() => []);
  const html = offlinePage(language, offlineTexts[language], cached, Date.now());
  return new Response(html, { status: 503, headers: OFFLINE_PAGE_HEADERS });
}

/** A navigation to what is not cached: the network's answer, else our own page. */
async function navigate(event: WorkerFetchEvent): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await self.fetch(event.request));
  } catch {
    return offlineAnswer();
  }
}

/** The answer of a strategy; whatever fails in it, the network still answers. */
async function answer(event: WorkerFetchEvent, strategy: Strategy): Promise<Response> {
  const { request } = event;
  try {
    const [response, done] = strategy.handleAll({ event: event as never, request });
    // A full storage caches nothing more, and says nothing.
    event.waitUntil(done.catch(() => undefined));
    return await response;
  } catch {
    return request.mode === 'navigate' ? offlineAnswer() : self.fetch(request);
  }
}

receivePushes(self, (code, link) => promisedTime(self, code, link));

// A new release takes over at once.
self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  const begin = async () => {
    await self.registration.navigationPreload?.enable().catch(() => undefined);
    await self.clients.claim?.();
    await cache.deleteOldCaches();
  };
  event.waitUntil(begin().catch(() => undefined));
});

self.addEventListener('message', (event) => {
  const shown = readCacheMessage(event.data);
  if (shown) event.waitUntil(cache.add(shown));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const strategy = cache.strategyFor(request);
  if (strategy) event.respondWith(answer(event, strategy));
  else if (request.method === 'GET' && request.mode === 'navigate') event.respondWith(navigate(event));
});
