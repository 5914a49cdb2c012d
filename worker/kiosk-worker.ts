import { kioskAwayPage, OFFLINE_PAGE_HEADERS } from '@/lib/core/offline/offline-page';
import type { WorkerFetchEvent, WorkerScope } from '@/lib/core/offline/worker-scope';
import { decodeSite, type Language } from '@/lib/core/site/site';
import { SECOND_MS } from '@/lib/core/time/duration';
import offlineTexts from '@/messages/offline/texts.json';

// The worker of a kiosk's pages: a tablet that starts without network shows that we are back in a moment instead of the browser's
// error, which stays. It caches nothing, so that nothing of a guest is ever there for the next one.

declare const self: WorkerScope;

/** Of the start that registered the worker: the kiosk's own. */
const site = decodeSite(new URL(self.location.href).searchParams.get('site') ?? '')?.site;
const language: Language = site?.language ?? 'ru';

/** A network that lets nothing through counts as none after that. */
const ANSWER_MS = 20 * SECOND_MS;

/** Of a proxy whose app is away, as while a release starts. */
const isUnreachable = ({ status }: Response) => status === 502 || status === 504;

const awayAnswer = () =>
  new Response(kioskAwayPage(language, offlineTexts[language]), {
    status: 503,
    headers: OFFLINE_PAGE_HEADERS,
  });

async function answer({ preloadResponse, request }: WorkerFetchEvent): Promise<Response> {
  return (await preloadResponse) ?? self.fetch(request);
}

async function navigate(event: WorkerFetchEvent): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('late')), ANSWER_MS);
  });
  try {
    const response = await Promise.race([answer(event), late]);
    return isUnreachable(response) ? awayAnswer() : response;
  } catch {
    return awayAnswer();
  } finally {
    clearTimeout(timer);
  }
}

// A new release takes over at once.
self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  const begin = async () => {
    await self.registration.navigationPreload?.enable().catch(() => undefined);
    await self.clients.claim?.();
  };
  event.waitUntil(begin().catch(() => undefined));
});

self.addEventListener('fetch', (event) => {
  const { method, mode } = event.request;
  if (method === 'GET' && mode === 'navigate') event.respondWith(navigate(event));
});
