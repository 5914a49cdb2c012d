/** @jest-environment node */
import { fakeServiceWorker, fetchEvent, navigation, ORIGIN } from './test-service-worker';

const MENU = '/filials/3107';
const TAKEAWAY = { country: 'kz', lang: 'ru', townId: '1', service: 'takeaway' };
const DELIVERY = { ...TAKEAWAY, service: 'delivery' };

/** The worker in a browser with these cookies; null where it tells its workers none. */
async function start(cookies: Record<string, string> | null) {
  const browser = fakeServiceWorker({ cookies });
  // Serwist looks for its globals when it is read.
  const { createOfflineCache } = await import('./offline-cache');
  const cache = createOfflineCache(browser.worker);

  function answer(request: Request) {
    const strategy = cache.strategyFor(request);
    if (!strategy) throw new Error(`${request.url} passes the worker by`);
    const [response, done] = strategy.handleAll({ event: fetchEvent() as never, request });
    /** Null where there is no answer. */
    const text = response.then((given) => given.text()).catch(() => null);
    return { text, done: done.catch(() => undefined) };
  }
  const open = (path: string) => answer(navigation(path)).text;
  const call = (path: string, site: string) =>
    answer(new Request(ORIGIN + path, { headers: { 'X-Site': site } }));
  return {
    browser,
    cache,
    open,
    call,
    /** Opens a page and waits until it is cached. @param meanwhile happens while it is on its way */
    visit: async (path: string, title: string, { site = 'kz-ru-web', meanwhile = () => {} } = {}) => {
      browser.network = () => {
        meanwhile();
        const html = `<html lang="ru" data-site="${site}"><title>${title}</title></html>`;
        const headers = { 'Content-Type': 'text/html; charset=utf-8' };
        return Promise.resolve(new Response(html, { headers }));
      };
      await answer(navigation(path)).done;
      browser.network = () => null;
    },
  };
}

/** An answer that does not come. */
const slow = () => new Promise<Response>(() => undefined);

afterEach(() => jest.useRealTimers());

// Holds OFF-13.
describe('a cached page', () => {
  test('is shown without network for the service that it was made for, and for no other', async () => {
    const { browser, open, visit } = await start(TAKEAWAY);
    await visit(MENU, 'Takeaway');
    browser.cookies = DELIVERY;
    expect(await open(MENU)).toBeNull();
    browser.cookies = TAKEAWAY;
    expect(await open(MENU)).toContain('Takeaway');
  });

  test.each([
    ['town', '/filials', { townId: '2' }],
    ['language', MENU, { lang: 'kk' }],
    ['country', '/cart', { country: 'ge' }],
  ])('is not shown for another %s', async (_name, path, change) => {
    const { browser, open, visit } = await start(TAKEAWAY);
    await visit(path, 'Cached');
    browser.cookies = { ...TAKEAWAY, ...change };
    expect(await open(path)).toBeNull();
  });

  test('replaces an answer that is four seconds late, and carries its own time', async () => {
    const { browser, open, visit } = await start(TAKEAWAY);
    await visit(MENU, 'Cached');
    jest.useFakeTimers();
    browser.network = slow;
    const shown = jest.fn();
    void open(MENU).then(shown);
    await jest.advanceTimersByTimeAsync(3900);
    expect(shown).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(shown).toHaveBeenCalledWith(
      expect.stringMatching(/<html data-cached-at="\d+".*<title>Cached<\/title>/),
    );
  });

  test('a cached page of another service does not take the place of a late answer', async () => {
    const { browser, open, visit } = await start(TAKEAWAY);
    await visit(MENU, 'Takeaway');
    browser.cookies = DELIVERY;
    jest.useFakeTimers();
    browser.network = slow;
    const shown = jest.fn();
    void open(MENU).then(shown);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(shown).not.toHaveBeenCalled();
  });

  test('is not made of an answer that came when another service had been chosen', async () => {
    const { browser, open, visit } = await start(TAKEAWAY);
    const meanwhile = () => {
      browser.cookies = DELIVERY;
    };
    await visit(MENU, 'Takeaway', { meanwhile });
    expect(await open(MENU)).toBeNull();
    browser.cookies = TAKEAWAY;
    expect(await open(MENU)).toBeNull();
  });

  test('is named among those that can be read only where it would be shown', async () => {
    const { browser, cache, visit } = await start(TAKEAWAY);
    await visit(MENU, 'Menu');
    await visit('/cart', 'Cart');
    const paths = async () => (await cache.readablePages()).map(({ path }) => path).sort();
    expect(await paths()).toEqual(['/cart', MENU]);
    browser.cookies = DELIVERY;
    expect(await paths()).toEqual(['/cart']);
  });
});

// Holds OFF-13.
describe('where the browser tells its workers no cookies', () => {
  test('a page is shown without network where it depends on the site alone', async () => {
    const { open, visit } = await start(null);
    await visit('/cart', 'Cart');
    expect(await open('/cart')).toContain('Cart');
  });

  test.each([
    ['of a service', 'kz-ru-web-delivery'],
    ['of a town', 'kz-ru-web-1-delivery'],
    ['in another language', 'kz-kk-web'],
  ])('a page %s is not, as it may be outdated', async (_name, site) => {
    const { open, visit } = await start(null);
    await visit(MENU, 'Menu', { site });
    expect(await open(MENU)).toBeNull();
  });

  test('no page takes the place of a late answer', async () => {
    const { browser, open, visit } = await start(null);
    await visit('/cart', 'Cart');
    jest.useFakeTimers();
    browser.network = slow;
    const shown = jest.fn();
    void open('/cart').then(shown);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(shown).not.toHaveBeenCalled();
  });

  test('nothing of a diner is cached', async () => {
    const { open, visit } = await start(null);
    await visit('/orders/9', 'Order');
    expect(await open('/orders/9')).toBeNull();
  });
});

describe('a cached bill', () => {
  const BILL = '/api/bill?venueId=3107&tableId=8&mainTerminalId=3107';
  const HOUR_MS = 3600 * 1000;

  async function send() {
    const { browser, call } = await start(TAKEAWAY);
    const answer = async (network: () => Promise<Response> | null) => {
      browser.network = network;
      const { text, done } = call(BILL, 'kz-ru-web');
      await done;
      return text;
    };
    await answer(() => Promise.resolve(Response.json({ toPayMinor: 100 })));
    return answer;
  }

  // Holds OFF-02.
  test('is read for three hours', async () => {
    const answer = await send();
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 2.9 * HOUR_MS);
    expect(await answer(() => null)).toBe('{"toPayMinor":100}');
    clock.mockReturnValue(now + 3.1 * HOUR_MS);
    expect(await answer(() => null)).toBeNull();
  });

  test('is deleted when the platform no longer gives it, and not when it is asked for too often', async () => {
    const answer = await send();
    await answer(() => Promise.resolve(Response.json({}, { status: 429 })));
    expect(await answer(() => null)).toBe('{"toPayMinor":100}');
    await answer(() => Promise.resolve(Response.json({}, { status: 409 })));
    expect(await answer(() => null)).toBeNull();
  });
});

// Holds OFF-04, OFF-13.
describe('a cached answer to a call', () => {
  const ORDER = '/api/orders/9';
  const SIGNED_IN = { ...TAKEAWAY, signedIn: 'sign-in-1' };

  async function send(cookies: Record<string, string>) {
    const started = await start(cookies);
    started.browser.network = () => Promise.resolve(Response.json({ number: 9 }));
    await started.call(ORDER, 'kz-ru-web').done;
    started.browser.network = () => null;
    return { ...started, read: (site: string) => started.call(ORDER, site).text };
  }

  test('is given to pages of its language only', async () => {
    const { read } = await send(SIGNED_IN);
    expect(await read('kz-ru-web-delivery')).toBe('{"number":9}');
    expect(await read('kz-kk-web')).toBeNull();
  });

  test('is given to no other sign-in, and deleted when one asks', async () => {
    const { browser, read } = await send(SIGNED_IN);
    browser.cookies = { ...TAKEAWAY, signedIn: 'sign-in-2' };
    expect(await read('kz-ru-web')).toBeNull();
    browser.cookies = SIGNED_IN;
    expect(await read('kz-ru-web')).toBeNull();
  });
});
