/** @jest-environment node */
import { call, post, refused, SAME_ORIGIN } from '@/lib/core/bff/test-route';
import { setTestSettings } from '@/lib/core/env/test-settings';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

let platform: FakePlatform;
let POST: typeof import('./route').POST;

beforeAll(async () => {
  platform = await startFakePlatform();
  setTestSettings({ ANALYTICS_URL: `${platform.url}/events` });
  ({ POST } = await import('./route'));
});
beforeEach(() => {
  platform.reset();
  platform.answer({ json: {} }, '/events');
});
afterAll(() => platform.close());

const CONFIG = { services: [], brand_id: null, is_brand_list_home: false };
const event = {
  event_type: 'product_opened',
  event_properties: { venueId: 3107, productId: 12, phone: '+77011234567' },
  device_id: '00000000-0000-4000-8000-000000000001',
  insert_id: '00000000-0000-4000-8000-000000000002',
  time: 1_800_000_000_000,
  session_id: 1_800_000_000_000,
  user_agent: 'a phone',
  ip: '10.0.0.7',
};
const send = (body: unknown, site = 'kz-ru-web', cookie = 'lang=ru') =>
  call(
    POST,
    post(
      {
        ...SAME_ORIGIN,
        'content-type': 'application/json',
        'x-site': site,
        cookie,
        'x-forwarded-for': '10.0.0.7',
      },
      JSON.stringify(body),
    ),
    '/api/events',
  );
const arrived = () => platform.calls.filter(({ path }) => path === '/events');

test('events go on stripped, under our own counter, without anything of the request', async () => {
  const { response, body } = await send({ api_key: 'another', events: [event] });
  expect(response.status).toBe(200);
  expect(body).toEqual({ taken: 1 });
  const [forwarded] = arrived();
  expect(forwarded?.body).toMatchObject({
    api_key: 'dastarkhan',
    events: [{ event_type: 'product_opened', event_properties: { venueId: 3107, productId: 12 } }],
  });
  expect(JSON.stringify([forwarded?.body, forwarded?.headers])).not.toMatch(
    /7701|a phone|10\.0\.0\.7|lang=ru|another/,
  );
});

// Holds ANL-01.
test.each([
  ['names the counter', { is_enabled: true, key: 'bank-app-kz' }, 'named', 'bank-app-kz'],
  ['leaves the name to us', { is_enabled: true, key: null }, 'unnamed', 'dastarkhan'],
  ['switches it off', { is_enabled: false, key: 'bank-app-kz' }, 'off', null],
  ['says nothing of it', null, 'silent', null],
])('a custom configuration that %s', async (_what, analytics, code, counter) => {
  platform.answer({ json: { data: { ...CONFIG, analytics } } }, `/takeaway/v1/custom-configs/${code}`);
  await send({ events: [event] }, `kz-ru-web~${code}`);
  expect(arrived().map(({ body }) => (body as { api_key: string }).api_key)).toEqual(
    counter === null ? [] : [counter],
  );
});

// Holds ANL-01: most pages do not depend on a configuration, so that their addresses do not name it.
test.each([
  ['has it off', 'kz-ru-web', 'visit-off', []],
  ['names the counter', 'kz-ru-web', 'visit-named', ['bank-app-kz']],
  ['gives way to that of the page', 'kz-ru-web~page-named', 'visit-off', ['bank-app-kz']],
])('the configuration of a visit that %s holds on every page', async (_what, site, code, counters) => {
  for (const own of ['visit-off', 'visit-named', 'page-named']) {
    const analytics = { is_enabled: own !== 'visit-off', key: 'bank-app-kz' };
    platform.answer({ json: { data: { ...CONFIG, analytics } } }, `/takeaway/v1/custom-configs/${own}`);
  }
  await send({ events: [event] }, site, `lang=ru; config=${code}`);
  expect(arrived().map(({ body }) => (body as { api_key: string }).api_key)).toEqual(counters);
});

test.each([
  ['no event', { events: [] }],
  ['too many', { events: Array(101).fill(event) }],
  ['a device by another name', { events: [{ ...event, device_id: '+77011234567' }] }],
])('%s is refused', async (_what, body) => {
  const answer = await send(body);
  expect(answer.response.status).toBe(400);
  expect(answer.body).toMatchObject(refused('request/invalid'));
});

test('events from another site are refused', async () => {
  const { response } = await call(
    POST,
    post({ 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' }, '{}'),
    '/api/events',
  );
  expect(response.status).toBe(403);
  expect(arrived()).toEqual([]);
});

test.each([
  ['refuses', { status: 500, json: {} }],
  ['hangs', () => undefined],
])('a service that %s costs the browser a repetition', async (_what, answer) => {
  platform.answer(answer, '/events');
  const { response, body } = await send({ events: [event] });
  expect(response.status).toBe(503);
  expect(body).toMatchObject(refused('analytics/unavailable'));
});
