/** @jest-environment node */
import { SECOND_MS } from '@/lib/core/time/duration';
import offlineTexts from '@/messages/offline/texts.json';

type Listener = (event: object) => void;

/** The worker in a fake browser. */
async function startWorker(site = 'kz-ru-kiosk') {
  const listeners = new Map<string, Listener>();
  const self = {
    location: new URL(`https://app.test/worker.js?site=${site}`),
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: { navigationPreload: { enable: jest.fn(() => Promise.resolve()) } },
    clients: { claim: jest.fn(() => Promise.resolve()) },
    skipWaiting: jest.fn(() => Promise.resolve()),
    fetch: jest.fn((): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))),
  };
  Object.assign(globalThis, { self });
  jest.resetModules();
  await import('./kiosk-worker');
  const navigate = (event: object = {}) => {
    let response: Promise<Response> | undefined;
    listeners.get('fetch')?.({
      request: { method: 'GET', mode: 'navigate' },
      ...event,
      respondWith: (given: Promise<Response>) => (response = given),
    });
    return response;
  };
  return { ...self, listeners, navigate };
}

// Holds KIOSK-25.
describe('the worker of a kiosk', () => {
  test('lets the network answer a page, by its preload where there is one', async () => {
    const { navigate, fetch } = await startWorker();
    const page = new Response('page');
    await expect(navigate({ preloadResponse: Promise.resolve(page) })).resolves.toBe(page);
    expect(fetch).not.toHaveBeenCalled();
    fetch.mockResolvedValue(page);
    await expect(navigate({ preloadResponse: Promise.resolve(undefined) })).resolves.toBe(page);
  });

  test.each(['kk', 'ru', 'en'] as const)('says in %s without network that we are back', async (language) => {
    const { navigate } = await startWorker(`kz-${language}-kiosk`);
    const response = await navigate();
    expect(response?.status).toBe(503);
    expect(response?.headers.get('Cache-Control')).toBe('no-store');
    expect(await response?.text()).toContain(`<h1>${offlineTexts[language].unreachableTitle}</h1>`);
  });

  test('says so for a broken preload, and where a proxy has no app behind it', async () => {
    const { navigate, fetch } = await startWorker();
    const isUnreachable = async (event?: object) =>
      (await (await navigate(event))?.text())?.includes(offlineTexts.ru.unreachableTitle);
    expect(await isUnreachable({ preloadResponse: Promise.reject(new TypeError('broken')) })).toBe(true);
    for (const status of [502, 504]) {
      fetch.mockResolvedValue(new Response('', { status }));
      expect(await isUnreachable()).toBe(true);
    }
    // Our own pages come back by themselves, and say more.
    fetch.mockResolvedValue(new Response('menu', { status: 503 }));
    expect(await (await navigate())?.text()).toBe('menu');
  });

  test('waits twenty seconds for a network that lets nothing through', async () => {
    jest.useFakeTimers();
    const { navigate, fetch } = await startWorker();
    fetch.mockReturnValue(new Promise(() => undefined));
    let status = 0;
    void navigate()?.then((response) => (status = response.status));
    await jest.advanceTimersByTimeAsync(19 * SECOND_MS);
    expect(status).toBe(0);
    await jest.advanceTimersByTimeAsync(SECOND_MS);
    expect(status).toBe(503);
    jest.useRealTimers();
  });

  test.each([
    ['an order', { method: 'POST', mode: 'navigate' }],
    ['a call', { method: 'GET', mode: 'cors' }],
    ['a picture', { method: 'GET', mode: 'no-cors' }],
  ])('has nothing to do with %s', async (_what, request) => {
    const { navigate } = await startWorker();
    expect(navigate({ request })).toBeUndefined();
  });

  test('takes over at once', async () => {
    const { listeners, skipWaiting, clients, registration } = await startWorker();
    listeners.get('install')?.({});
    expect(skipWaiting).toHaveBeenCalledTimes(1);
    let done: Promise<unknown> | undefined;
    listeners.get('activate')?.({ waitUntil: (work: Promise<unknown>) => (done = work) });
    await done;
    expect(registration.navigationPreload.enable).toHaveBeenCalledTimes(1);
    expect(clients.claim).toHaveBeenCalledTimes(1);
  });
});
