import { RELEASE } from '@/lib/core/env/release';

/* The library itself runs here, before a server that takes or refuses what it sends. */

interface Sent {
  events: {
    event_type: string;
    time: number;
    session_id: number;
    event_properties?: object;
    user_properties?: object;
  }[];
}

let requests: { at: number; address: string; headers: Record<string, string>; body: Sent }[];
let answers: (() => Promise<Response>)[];
let counting: typeof import('./start-analytics');
let tracking: typeof import('./track');
let consent: typeof import('./consent');

const OK = () => Promise.resolve({ status: 200 } as Response);

beforeEach(async () => {
  jest.resetModules();
  // The fake clock has no entries of what a page has measured.
  jest.useFakeTimers({ doNotFake: ['performance'] });
  localStorage.clear();
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`;
  document.documentElement.dataset.site = 'kz-ru-web';
  window.history.replaceState(null, '', '/?utm_source=kaspi');
  requests = [];
  answers = [];
  globalThis.fetch = jest.fn((address: unknown, init?: RequestInit) => {
    requests.push({
      at: Date.now(),
      address: String(address),
      headers: init?.headers as Record<string, string>,
      body: JSON.parse(init?.body as string) as Sent,
    });
    return (answers.shift() ?? OK)();
  });
  [counting, tracking, consent] = await Promise.all([
    import('./start-analytics'),
    import('./track'),
    import('./consent'),
  ]);
  consent.setConsent(true);
});
afterEach(() => {
  // Takes the library off the page.
  consent.setConsent(false);
  jest.useRealTimers();
});

const open = (productId = 12) => tracking.track('product_opened', { venueId: 3107, productId });
const names = () => requests.flatMap(({ body }) => body.events.map(({ event_type: name }) => name));
const openedIds = () =>
  requests
    .flatMap(({ body }) => body.events)
    .filter(({ event_type: name }) => name === 'product_opened')
    .map(({ event_properties: properties }) => (properties as { productId?: number }).productId);
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

// Holds ANL-02, ANL-04, ANL-11, ANL-12.
test('events are sent to our own server once a second, at most thirty at a time, with the session and the campaign', async () => {
  counting.startAnalytics('dastarkhan');
  await pass(500);
  for (let id = 1; id <= 40; id += 1) open(id);
  expect(requests).toEqual([]);
  await pass(3000);
  expect(requests[0]?.address).toBe('/api/events');
  expect(requests[0]?.headers['X-Site']).toBe('kz-ru-web');
  expect(Math.max(...requests.map(({ body }) => body.events.length))).toBe(30);
  expect(names()).toEqual(expect.arrayContaining(['session_start', '$identify', 'product_opened']));
  expect(JSON.stringify(requests)).toContain('"utm_source":"kaspi"');
  expect(names().filter((name) => name === 'product_opened')).toHaveLength(40);
});

// Holds ANL-03.
test('rejected events are sent five times at most', async () => {
  answers = Array.from({ length: 20 }, () => () => Promise.resolve({ status: 503 } as Response));
  counting.startAnalytics('dastarkhan');
  open();
  await pass(120_000);
  expect(names().filter((name) => name === 'product_opened')).toHaveLength(5);
});

// Holds ANL-05, ANL-12.
test('a session ends after thirty minutes without an event', async () => {
  counting.startAnalytics('dastarkhan');
  await pass(2000);
  await pass(29 * 60_000);
  open();
  await pass(2000);
  const sessions = () =>
    new Set(requests.flatMap(({ body }) => body.events.map((event) => event.session_id)));
  expect(sessions().size).toBe(1);
  await pass(31 * 60_000);
  open();
  await pass(2000);
  expect(sessions().size).toBe(2);
  expect(names()).toContain('session_end');
});

// Holds ANL-06.
test('at most a thousand events wait in storage', async () => {
  answers = Array.from({ length: 200 }, () => () => new Promise<Response>(() => undefined));
  counting.startAnalytics('dastarkhan');
  await pass(500);
  for (let id = 1; id <= 1100; id += 1) open(id);
  await pass(5000);
  const unsent = Object.entries({ ...localStorage }).find(([key]) => key.startsWith('AMP_unsent'));
  expect(JSON.parse(String(unsent?.[1]))).toHaveLength(1000);
});

// Holds ANL-08.
test('the cookie lives 365 days, on https only where we have it', async () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  counting.startAnalytics('dastarkhan');
  await pass(500);
  const [cookie = ''] = written.mock.calls
    .map(([text]) => text)
    .filter((text) => /^AMP_dastarkhan/.test(text));
  const [, expires = ''] = /expires=([^;]+)/.exec(cookie) ?? [];
  expect(Math.round((Date.parse(expires) - Date.now()) / 86_400_000)).toBe(365);
  expect(counting.analyticsOptions({ isHttps: true, isInApp: false })).toMatchObject({
    appVersion: RELEASE,
    cookieOptions: { secure: true },
  });
});

test('inside an app its id is no cookie, which a frame on another site would not keep', async () => {
  document.documentElement.classList.add('webview');
  counting.startAnalytics('dastarkhan');
  await pass(2000);
  const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('AMP_'));
  expect(document.cookie).not.toContain('AMP_dast');
  expect(stored()).toContainEqual(expect.stringMatching(/^AMP_dast/));
  consent.setConsent(false);
  expect(stored()).toEqual([]);
  document.documentElement.classList.remove('webview');
});

test('without a consent nothing is sent or stored', async () => {
  consent.setConsent(false);
  counting.startAnalytics('dastarkhan');
  open();
  await pass(5000);
  expect(requests).toEqual([]);
  expect(document.cookie).not.toContain('AMP_');
});

test('events before the consent are never sent, also after a consent in another tab', async () => {
  consent.setConsent(false);
  open(1);
  localStorage.setItem('analyticsConsent', 'yes');
  window.dispatchEvent(new StorageEvent('storage', { key: 'analyticsConsent' }));
  open(2);
  counting.startAnalytics('dastarkhan');
  await pass(2000);
  expect(openedIds()).toEqual([2]);
});

test('events are not sent twice after a consent that is withdrawn and given again', async () => {
  counting.startAnalytics('dastarkhan');
  open(1);
  await pass(2000);
  consent.setConsent(false);
  await pass(2000);
  consent.setConsent(true);
  counting.startAnalytics('dastarkhan');
  open(2);
  await pass(2000);
  expect(openedIds()).toEqual([1, 2]);
});

test('a consent that is taken back ends it at once, and leaves no cookie', async () => {
  counting.startAnalytics('dastarkhan');
  await pass(2000);
  expect(document.cookie).toContain('AMP_');
  const before = requests.length;
  consent.setConsent(false);
  open();
  await pass(5000);
  expect(requests).toHaveLength(before);
  expect(document.cookie).not.toContain('AMP_');
});
