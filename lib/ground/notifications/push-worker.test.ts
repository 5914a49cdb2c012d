/** @jest-environment node */
import { setTestSettings } from '@/lib/core/env/test-settings';
import { receivePushes } from './push-worker';

const OWN = 'https://app.test';

type Listener = (event: object) => void;

/** The worker in a fake browser. */
function startWorker(openPages: string[] = [], time: string | null = null) {
  const listeners = new Map<string, Listener>();
  const pages = openPages.map((url) => ({ url, focus: jest.fn(() => Promise.resolve()) }));
  const calls = {
    showNotification: jest.fn((..._shown: unknown[]) => Promise.resolve()),
    openWindow: jest.fn((..._opened: unknown[]) => Promise.resolve()),
    subscribe: jest.fn((..._options: unknown[]) => Promise.resolve({ endpoint: 'https://push.test/new' })),
    fetch: jest.fn((..._request: unknown[]) => Promise.resolve(new Response('{}'))),
  };
  const self = {
    location: new URL(`${OWN}/worker.js?site=kz-ru-web`),
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: {
      showNotification: calls.showNotification,
      pushManager: { subscribe: calls.subscribe },
    },
    clients: { matchAll: () => Promise.resolve(pages), openWindow: calls.openWindow },
    fetch: calls.fetch,
  };
  const timeOf = jest.fn(() => Promise.resolve(time));
  receivePushes(self as Parameters<typeof receivePushes>[0], timeOf);
  async function happen(name: string, event: object) {
    let done: unknown;
    listeners.get(name)?.({ ...event, waitUntil: (promise: unknown) => (done = promise) });
    await done;
  }
  return { happen, pages, timeOf, ...calls };
}

const pushed = (message: unknown) => ({ data: { json: () => message } });
const garbled = {
  data: {
    json: () => {
      throw new SyntaxError('no JSON');
    },
  },
};

describe('a push', () => {
  test('is shown with its title, text, picture and tag, and stores its link', async () => {
    const worker = startWorker();
    await worker.happen(
      'push',
      pushed({
        title: 'Заказ готов',
        body: 'Самал ждёт вас',
        icon: '/icons/icon.svg',
        tag: 'order-9',
        link: '/filials/3107/order/9?from=push',
      }),
    );
    expect(worker.showNotification).toHaveBeenCalledWith('Заказ готов', {
      body: 'Самал ждёт вас',
      icon: '/icons/icon.svg',
      tag: 'order-9',
      renotify: true,
      data: { link: '/filials/3107/order/9?from=push' },
    });
  });

  // Holds ORD-36.
  test('has the promised time of its order', async () => {
    const worker = startWorker([], '22:07');
    await worker.happen('push', pushed({ title: 'В пути', body: 'Едет к вам', link: '/orders/9' }));
    expect(worker.timeOf).toHaveBeenCalledWith('kz-ru-web', '/orders/9');
    expect(worker.showNotification).toHaveBeenCalledWith(
      'В пути',
      expect.objectContaining({ body: 'Едет к вам · ≈\u00a022:07' }),
    );
  });

  test.each<[what: string, event: object]>([
    ['without a message', { data: null }],
    ['that is no JSON', garbled],
    ['that is another JSON', pushed('words')],
    ['that is null', pushed(null)],
    ['with members of other kinds', pushed({ title: 7, body: {}, tag: [], icon: 1, link: null })],
  ])('%s is shown too, under the site’s name', async (_what, event) => {
    const worker = startWorker();
    await worker.happen('push', event);
    expect(worker.showNotification).toHaveBeenCalledWith('app.test', {
      body: '',
      icon: '/icons/apple-touch-icon.png',
      data: { link: '/' },
    });
  });

  test.each([
    'https://evil.test/x',
    '//evil.test/x',
    '/\\evil.test',
    '/\t/evil.test',
    'javascript:alert(1)',
    'x',
  ])('does not link to %j, nor shows a picture from there', async (foreign) => {
    const worker = startWorker();
    await worker.happen('push', pushed({ title: 'x', icon: foreign, link: foreign }));
    expect(worker.showNotification).toHaveBeenCalledWith(
      'x',
      expect.objectContaining({ icon: '/icons/apple-touch-icon.png', data: { link: '/' } }),
    );
  });
});

describe('a tap on a notification', () => {
  const tap = (link: unknown) => ({ notification: { close: jest.fn(), data: { link } } });

  test('opens its page and closes it', async () => {
    const worker = startWorker([`${OWN}/cart`]);
    const event = tap('/filials/3107/order/9');
    await worker.happen('notificationclick', event);
    expect(worker.openWindow).toHaveBeenCalledWith(`${OWN}/filials/3107/order/9`);
    expect(worker.pages[0]?.focus).not.toHaveBeenCalled();
    expect(event.notification.close).toHaveBeenCalled();
  });

  test('focuses the window that shows the page already', async () => {
    const worker = startWorker([`${OWN}/cart`, `${OWN}/filials/3107/order/9`]);
    await worker.happen('notificationclick', tap('/filials/3107/order/9'));
    expect(worker.pages[1]?.focus).toHaveBeenCalled();
    expect(worker.openWindow).not.toHaveBeenCalled();
  });

  test.each(['https://evil.test/', '//evil.test', undefined])('never leads to %j, but Home', async (link) => {
    const worker = startWorker();
    await worker.happen('notificationclick', tap(link));
    expect(worker.openWindow).toHaveBeenCalledWith(`${OWN}/`);
  });
});

describe('a subscription that the browser ends', () => {
  const old = { options: { userVisibleOnly: true, applicationServerKey: new ArrayBuffer(65) } };
  const sent = (endpoint: string) => [
    '/api/notifications/push',
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Site': 'kz-ru-web' },
      body: JSON.stringify({ token: JSON.stringify({ endpoint }) }),
    },
  ];

  test('is made again under the same key, and registered with our server', async () => {
    const worker = startWorker();
    await worker.happen('pushsubscriptionchange', { oldSubscription: old, newSubscription: null });
    expect(worker.subscribe).toHaveBeenCalledWith(old.options);
    expect(worker.fetch).toHaveBeenCalledWith(...sent('https://push.test/new'));
  });

  test('is replaced by the browser’s new one', async () => {
    const worker = startWorker();
    const newSubscription = { endpoint: 'https://push.test/brought' };
    await worker.happen('pushsubscriptionchange', { oldSubscription: old, newSubscription });
    expect(worker.subscribe).not.toHaveBeenCalled();
    expect(worker.fetch).toHaveBeenCalledWith(...sent('https://push.test/brought'));
  });

  test('a subscription that the browser ends without known data waits for the next visit', async () => {
    const worker = startWorker();
    await worker.happen('pushsubscriptionchange', { oldSubscription: null });
    expect(worker.fetch).not.toHaveBeenCalled();
  });
});

test.each([
  ['/worker.js', false],
  ['/worker.json', true],
  ['/profile/notifications', true],
  ['/filials/worker.js', true],
])('%s is a link to a page: %s', async (path, isPage) => {
  setTestSettings();
  const { config } = await import('@/middleware');
  expect(config.matcher.some((pattern) => new RegExp(`^${pattern}$`).test(path))).toBe(isPage);
});
