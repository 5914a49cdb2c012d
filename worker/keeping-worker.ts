import { receivePushes } from '@/lib/notifications/push-worker';
import { readKeepMessage } from '@/lib/offline/keep-message';
import { KEPT } from '@/lib/offline/kept';
import { keptAtMs } from '@/lib/offline/kept-answer';
import { makeKeeper } from '@/lib/offline/keeper';
import { offlinePage, OFFLINE_PAGE_HEADERS, type KeptPage } from '@/lib/offline/offline-page';
import type { FetchOfPage, WorkerScope } from '@/lib/offline/worker-scope';
import { decodeSite, type Language } from '@/lib/site/site';
import words from '@/messages/offline/words.json';

/*
 * The worker of the whole origin: answers a navigation without network, and receives pushes. Only reading is its matter: what is not
 * a GET never comes here, and nothing is ever sent again.
 */

declare const self: WorkerScope;

/** Of the page that registered the worker last. */
const site = decodeSite(new URL(self.location.href).searchParams.get('site') ?? '')?.site;
const language: Language = site?.language ?? 'ru';
const MOST_LINKS = 6;

const keeper = makeKeeper(self);

/** Kept pages that are the same for everybody, newest first; those of one diner are not named here. */
async function readablePages(): Promise<KeptPage[]> {
  const cache = await self.caches?.open(KEPT.pages.cacheName);
  const keys = (await cache?.keys()) ?? [];
  const pages = await Promise.all(keys.map(async ({ url }) => ({ url, response: await cache?.match(url) })));
  const newestFirst = pages
    .flatMap(({ url, response }) => (response ? [{ url, response, keptAtMs: keptAtMs(response) }] : []))
    .sort((one, other) => other.keptAtMs - one.keptAtMs)
    .slice(0, MOST_LINKS);
  return Promise.all(
    newestFirst.map(async ({ url, response, keptAtMs }) => {
      const path = new URL(url).pathname;
      const title = /<title>([^<]*)<\/title>/.exec(await response.text())?.[1] ?? path;
      // Titles end with the app's own name.
      const titleHtml = title.replace(/ · [^·]*$/, '');
      return { path, titleHtml, keptAtMs };
    }),
  );
}

/** What is shown where there is neither network nor a kept page. */
async function offlineAnswer(): Promise<Response> {
  const kept = await readablePages().catch(() => []);
  const html = offlinePage(language, words[language], kept, Date.now());
  return new Response(html, { status: 503, headers: OFFLINE_PAGE_HEADERS });
}

/** A navigation to what is not kept: the network's answer, else our own page. */
async function navigate(event: FetchOfPage): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await self.fetch(event.request));
  } catch {
    return offlineAnswer();
  }
}

/** The answer of a strategy; whatever fails in it, the network still answers. */
async function answer(event: FetchOfPage, request: Request): Promise<Response> {
  const strategy = keeper.strategyFor(request);
  const isPage = request.mode === 'navigate';
  if (!strategy) return navigate(event);
  try {
    const [response, done] = strategy.handleAll({ event: event as never, request });
    // A full storage keeps nothing more, and says nothing.
    event.waitUntil(done.catch(() => undefined));
    return await response;
  } catch {
    return isPage ? offlineAnswer() : self.fetch(request);
  }
}

receivePushes(self);

self.addEventListener('activate', (event) => {
  const begin = async () => {
    await self.registration.navigationPreload?.enable().catch(() => undefined);
    await self.clients.claim?.();
    await keeper.dropOutdated();
  };
  event.waitUntil(begin().catch(() => undefined));
});

self.addEventListener('message', (event) => {
  const shown = readKeepMessage(event.data);
  if (shown) event.waitUntil(keeper.keep(shown));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const isRead = request.method === 'GET' && (request.mode === 'navigate' || keeper.strategyFor(request));
  if (isRead) event.respondWith(answer(event, request));
});
