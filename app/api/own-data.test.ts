/** @jest-environment node */
import { NextRequest } from 'next/server';
import { sealedSession } from '@/lib/core/session/test-session';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';
import { declaredRoutes, type DeclaredRoute } from './test-declared-routes';

/* Routes with a diner's own data, called by guests, kiosks and other diners. */

const ID = '5e2a9c10-6d3f-4b21-8f5c-9a7b1c2d3e40';
const PARAMS = { orderId: '90031', addressId: '4021', tipId: ID, preorderId: ID, giftId: ID, id: ID };
const QUERY = 'brand=41&venueId=3107';

let platform: FakePlatform;
let routes: DeclaredRoute[];
let cookieOf: (token: string) => Promise<string>;

beforeAll(async () => {
  platform = await startFakePlatform({ RATE_LIMIT_SCALE: '0' });
  routes = (await declaredRoutes()).filter(({ declaration: { needsSession } }) =>
    [true, 'orKiosk'].includes(needsSession),
  );
  const { sessionCookieName } = await import('@/lib/core/session/session.server');
  cookieOf = async (token) => `${sessionCookieName()}=${await sealedSession(token, 'track')}`;
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

async function send({ handler, method }: DeclaredRoute, cookie: string, site = 'kz-ru-web') {
  const request = new NextRequest(`http://app.test/api/any?${QUERY}`, {
    method,
    headers: {
      'x-site': site,
      'sec-fetch-site': 'same-origin',
      cookie,
      ...(method === 'GET' ? {} : { 'content-type': 'application/json', 'idempotency-key': ID }),
    },
    ...(method === 'GET' ? {} : { body: '{}' }),
  });
  const response = await handler(request, { params: Promise.resolve(PARAMS) });
  const { error } = (await response.json()) as { error?: { code: string } };
  return { status: response.status, code: error?.code };
}

test('a kiosk has no signed-in diner, even with a session cookie in its browser', async () => {
  const { GET } = await import('./session/route');
  const request = new NextRequest('http://app.test/api/session', {
    headers: { 'x-site': 'kz-ru-kiosk', cookie: await cookieOf('token') },
  });
  const response = await GET(request, { params: Promise.resolve({}) });
  expect(await response.json()).toMatchObject({ isSignedIn: false });
  expect(platform.calls).toEqual([]);
});

describe('what is one diner’s own', () => {
  test.each(['kz-ru-web', 'ge-ka-web', 'kz-ru-webview'])(
    'is given to no guest, on any surface: %s',
    async (site) => {
      expect(routes.length).toBeGreaterThan(35);
      for (const route of routes)
        expect([route.name, await send(route, '', site)]).toEqual([
          route.name,
          { status: 401, code: 'auth/required' },
        ]);
      expect(platform.calls).toEqual([]);
    },
  );

  test('is refused to a kiosk, even with a session cookie in its browser', async () => {
    const cookie = await cookieOf('token');
    for (const route of routes) {
      const { status } = await send(route, cookie, 'kz-ru-kiosk');
      const refused = route.declaration.needsSession === true ? [401] : [403];
      expect([route.name, refused]).toEqual([route.name, expect.arrayContaining([status])]);
    }
    expect(platform.calls).toEqual([]);
  });

  test('is requested with the caller’s own token after other diners’ requests with the same key', async () => {
    const askable = routes.filter(({ declaration: { body, maxBytes } }) => !body && !maxBytes);
    expect(askable.length).toBeGreaterThan(20);
    const silent = [];
    for (const route of askable)
      for (const diner of ['one', 'other', 'third']) {
        const token = `${diner} ${route.name}`.replace(/\W/g, '-');
        await send(route, await cookieOf(token));
        const hasRequest = platform.calls.some(({ headers }) => headers.authorization === `Bearer ${token}`);
        if (!hasRequest) silent.push(route.name);
      }
    // The payer of a bill is looked for once its venue is known, which this platform does not know.
    expect(new Set(silent)).toEqual(new Set(['GET bill/payer']));
  });
});
