export const ORIGIN = 'https://app.test';

class WaitingEvent extends Event {
  readonly work: Promise<unknown>[] = [];
  waitUntil(work: Promise<unknown>): void {
    this.work.push(work);
  }
}

/** The part of a response from the same origin that Node lacks. */
function fromNetwork(response: Response): Response {
  return Object.defineProperties(response, {
    type: { value: 'basic' },
    clone: { value: () => fromNetwork(Response.prototype.clone.call(response)) },
  });
}

function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const urlOf = (key: string | { url: string }) => (typeof key === 'string' ? key : key.url);
  const cacheOf = (store: Map<string, Response>) => ({
    match: (key: string | Request) => Promise.resolve(store.get(urlOf(key))?.clone()),
    put: (key: string | Request, response: Response) => Promise.resolve(void store.set(urlOf(key), response)),
    delete: (key: string | Request) => Promise.resolve(store.delete(urlOf(key))),
    keys: () => Promise.resolve([...store.keys()].map((url) => ({ url }))),
  });
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return Promise.resolve(cacheOf(store));
  };
  return {
    open,
    match: async (key: Request, { cacheName }: { cacheName: string }) => (await open(cacheName)).match(key),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
    keys: () => Promise.resolve([...stores.keys()]),
  };
}

/** A fake worker environment: caches, cookies (null: hidden), network (null: offline). Sets globals. */
export function fakeServiceWorker({
  site = 'kz-ru-web',
  cookies,
}: {
  site?: string;
  cookies: Record<string, string> | null;
}) {
  const browser = {
    cookies,
    network: (_url: URL): Promise<Response> | null => null,
    caches: fakeCaches(),
  };
  const fetchFake = async (input: string | Request): Promise<Response> => {
    const answer = browser.network(new URL(typeof input === 'string' ? input : input.url));
    if (!answer) throw new TypeError('Failed to fetch');
    return fromNetwork(await answer);
  };
  Object.assign(globalThis, {
    self: globalThis,
    location: new URL(ORIGIN),
    __WB_DISABLE_DEV_LOGS: true,
    ExtendableEvent: WaitingEvent,
    // An event without a preload.
    FetchEvent: class extends WaitingEvent {},
    caches: browser.caches,
    fetch: fetchFake,
  });
  const list = (all: Record<string, string>) => Object.entries(all).map(([name, value]) => ({ name, value }));
  const worker = {
    location: { href: `${ORIGIN}/worker.js?site=${site}`, origin: ORIGIN },
    ...(cookies ? { cookieStore: { getAll: () => Promise.resolve(list(browser.cookies ?? {})) } } : {}),
    caches: browser.caches,
    fetch: fetchFake as typeof fetch,
  };
  return Object.assign(browser, { worker });
}

/** A page as a browser opens it. */
export const navigation = (path: string): Request =>
  Object.defineProperty(new Request(ORIGIN + path), 'mode', { value: 'navigate' });

/** The event of a request. */
export const fetchEvent = () => new WaitingEvent('fetch');
