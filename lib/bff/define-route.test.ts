/** @jest-environment node */
import { NextRequest } from 'next/server';
import { z } from 'zod';
import { sealedSession } from '@/lib/session/test-session';
import { startFakePlatform, type FakePlatform } from '@/lib/upstream/fake-platform';

const APP = 'http://app.test';
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin', host: 'app.test' };
const JSON_TYPE = { 'content-type': 'application/json' };
const MAX_BODY_BYTES = 64 * 1024;

let platform: FakePlatform;
let defineRoute: typeof import('./define-route').defineRoute;
let isSameOrigin: typeof import('./define-route').isSameOrigin;
let session: typeof import('@/lib/session/session.server');
let errors: typeof import('@/lib/errors/errors');
let upstreamError: typeof import('@/lib/upstream/upstream-error');

beforeAll(async () => {
  platform = await startFakePlatform();
  ({ defineRoute, isSameOrigin } = await import('./define-route'));
  session = await import('@/lib/session/session.server');
  errors = await import('@/lib/errors/errors');
  upstreamError = await import('@/lib/upstream/upstream-error');
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

type Handler = (
  request: NextRequest,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;
type Init = NonNullable<ConstructorParameters<typeof NextRequest>[1]>;

async function call(handler: Handler, init: Init = {}, address = '/api/things', params = {}) {
  const headers = { 'x-site': 'kz-ru-web', ...(init.headers as Record<string, string> | undefined) };
  const response = await handler(new NextRequest(`${APP}${address}`, { ...init, headers }), {
    params: Promise.resolve(params),
  });
  return { response, body: (await response.json()) as unknown };
}

const post = (headers: Record<string, string>, body: NonNullable<Init['body']> = '{}'): Init => ({
  method: 'POST',
  headers,
  body,
  duplex: 'half',
});
const refused = (code: string) => ({ error: expect.objectContaining({ code }) as unknown });

async function cookieOfSession(): Promise<string> {
  const sealed = await sealedSession('old', 'track');
  return `${session.sessionCookieName()}=${sealed}`;
}

const open = () => defineRoute({ needsSession: false, handle: () => Promise.resolve({ ok: true }) });
const echo = () =>
  defineRoute({
    body: z.object({ word: z.string() }),
    needsSession: false,
    handle: ({ body }) => Promise.resolve(body),
  });

describe('a request that changes something', () => {
  test.each<[what: string, headers: Record<string, string>, accepted: boolean]>([
    ['Sec-Fetch-Site same-origin', { 'sec-fetch-site': 'same-origin' }, true],
    ['Sec-Fetch-Site cross-site', { 'sec-fetch-site': 'cross-site', origin: APP }, false],
    ['Sec-Fetch-Site same-site', { 'sec-fetch-site': 'same-site', origin: APP }, false],
    ['Sec-Fetch-Site none', { 'sec-fetch-site': 'none' }, false],
    ['our Origin', { origin: APP }, true],
    ['the Origin of the host that was asked', { origin: 'https://food.kz', host: 'food.kz' }, true],
    ['a foreign Origin', { origin: 'https://evil.example', host: 'app.test' }, false],
    ['an Origin that begins like ours', { origin: `${APP}.evil.example`, host: 'app.test' }, false],
    ['the Origin null', { origin: 'null', host: 'app.test' }, false],
    ['neither of them', { host: 'app.test' }, false],
  ])('with %s %j is accepted: %s', async (_what, headers, accepted) => {
    expect(isSameOrigin(new Headers(headers))).toBe(accepted);
    const { response, body } = await call(open(), post(headers));
    expect(response.status).toBe(accepted ? 200 : 403);
    expect(body).toEqual(accepted ? { ok: true } : refused('request/cross-site'));
  });

  test('may be read from anywhere', async () => {
    const { response } = await call(open(), { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(response.status).toBe(200);
  });

  test('does not reach its handler when it is refused', async () => {
    const handle = jest.fn(() => Promise.resolve({}));
    await call(defineRoute({ needsSession: false, handle }), post({ origin: 'https://evil.example' }));
    expect(handle).not.toHaveBeenCalled();
  });
});

describe('a body', () => {
  const headers = { ...SAME_ORIGIN, ...JSON_TYPE };

  test('is parsed by its schema', async () => {
    const { body } = await call(echo(), post(headers, '{"word":"плов","more":1}'));
    expect(body).toEqual({ word: 'плов' });
  });

  test.each([
    ['another content type', { ...SAME_ORIGIN, 'content-type': 'text/plain' }, '{"word":"x"}'],
    ['no content type', SAME_ORIGIN, Buffer.from('{"word":"x"}')],
    ['broken JSON', headers, '{"word":'],
    ['nothing', headers, ''],
  ])('with %s is refused', async (_what, given, sent) => {
    const { response, body } = await call(echo(), post(given, sent));
    expect(response.status).toBe(400);
    expect(body).toEqual(refused('request/invalid'));
  });

  test('of another shape is refused with the member that is wrong', async () => {
    const { body } = await call(echo(), post(headers, '{"word":5}'));
    expect(body).toMatchObject({ error: { code: 'request/invalid', details: { member: 'word' } } });
  });

  test('that says it is too large is refused unread', async () => {
    const { response, body } = await call(
      echo(),
      post({ ...headers, 'content-length': String(MAX_BODY_BYTES + 1) }, '{"word":"x"}'),
    );
    expect(response.status).toBe(413);
    expect(body).toEqual(refused('request/too-large'));
  });

  test('that grows too large without saying so is refused on the way', async () => {
    let sent = 0;
    const growing = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        if (sent > 100) controller.close();
        else controller.enqueue(new Uint8Array(16 * 1024).fill(32));
      },
    });
    const { response } = await call(echo(), post(headers, growing));
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(12);
  });

  test('of the greatest size is taken', async () => {
    const word = 'x'.repeat(MAX_BODY_BYTES - 11);
    const { response } = await call(echo(), post(headers, `{"word":"${word}"}`));
    expect(response.status).toBe(200);
  });
});

describe('what else is asked', () => {
  const route = () =>
    defineRoute({
      params: z.object({ id: z.string().regex(/^\d+$/) }),
      query: z.object({ page: z.coerce.number().int() }),
      headers: z.object({ 'idempotency-key': z.string().min(8) }),
      needsSession: false,
      handle: ({ params, query, headers, site, deviceId }) =>
        Promise.resolve({ params, query, headers, site, deviceId }),
    });
  const headers = {
    'idempotency-key': 'cart-1234',
    'x-site': 'ge-ka-web-101-takeaway',
    cookie: 'deviceId=device-0001',
  };

  test('is parsed: parameters, query, headers, the page’s site, the device', async () => {
    const { body } = await call(route(), { headers }, '/api/things/7?page=2', { id: '7' });
    expect(body).toEqual({
      params: { id: '7' },
      query: { page: 2 },
      headers: { 'idempotency-key': 'cart-1234' },
      site: { country: 'ge', language: 'ka', surface: 'web' },
      deviceId: 'device-0001',
    });
  });

  test.each([
    ['a bad parameter', '/api/things/x?page=2', { id: 'x' }, headers, 'id'],
    ['a bad query', '/api/things/7?page=two', { id: '7' }, headers, 'page'],
    ['a missing header', '/api/things/7?page=2', { id: '7' }, {}, 'idempotency-key'],
  ])('with %s is refused', async (_what, address, params, given, member) => {
    const { response, body } = await call(route(), { headers: given }, address, params);
    expect(response.status).toBe(400);
    expect(body).toMatchObject({ error: { code: 'request/invalid', details: { member } } });
  });

  test.each(['', 'kz-ka-web', '../../etc'])(
    'is refused when the page says %j, and no language is guessed',
    async (site) => {
      const asked = { headers: { ...headers, 'x-site': site } };
      const { response, body } = await call(route(), asked, '/api/things/7?page=1', { id: '7' });
      expect(response.status).toBe(400);
      expect(body).toMatchObject({ error: { code: 'request/invalid', details: { member: 'x-site' } } });
    },
  );

  test('knows the place of a page that depends on one', async () => {
    const whereabouts = defineRoute({
      needsSession: false,
      handle: ({ place }) => Promise.resolve({ place }),
    });
    const { body } = await call(whereabouts, { headers: { 'x-site': 'ge-ka-web-101-express~aq-site' } });
    expect(body).toEqual({ place: { townId: 101, service: 'express', config: 'aq-site' } });
  });
});

describe('a route for signed-in diners', () => {
  const route = (path = 'api/v3/user') =>
    defineRoute({
      needsSession: true,
      handle: ({ signedIn }) => signedIn.get({ path, schema: z.object({ data: z.unknown() }), retries: 0 }),
    });

  test.each([[''], ['session=garbage'], ['session=Fe26.2*1*x*y*z*1*a*b~2']])(
    'answers 401 to the cookie %j',
    async (cookie) => {
      const { response, body } = await call(route(), { headers: { cookie } });
      expect(response.status).toBe(401);
      expect(body).toEqual(refused('auth/required'));
      expect(platform.calls).toHaveLength(0);
    },
  );

  test('asks the platform with the diner’s token', async () => {
    platform.answer({ json: { data: { name: 'Айгерім' } } });
    const { body, response } = await call(route(), { headers: { cookie: await cookieOfSession() } });
    expect(body).toEqual({ data: { name: 'Айгерім' } });
    expect(platform.calls[0]?.headers.authorization).toBe('Bearer old');
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  test('tells a page that still thinks it is signed in that its session has ended, and takes the mark away', async () => {
    const { response, body } = await call(route(), {
      headers: { cookie: 'session=garbage; signedIn=mark-1' },
    });
    expect(response.status).toBe(401);
    expect(body).toEqual(refused('auth/ended'));
    expect(response.headers.getSetCookie().join()).toContain('signedIn=; Path=/; Max-Age=0');
  });

  test('of a page that was loaded for another diner is not asked, and the session stays', async () => {
    const { body, response } = await call(route(), {
      headers: { cookie: await cookieOfSession(), 'X-Signed-In': 'mark-of-another' },
    });
    expect(body).toMatchObject({ error: { code: 'auth/ended' } });
    expect(platform.calls).toHaveLength(0);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('sends the renewed session back', async () => {
    platform.answer([{ status: 401, json: { errors: [] } }, { json: { data: 1 } }], '/api/v3/user');
    platform.answer({ json: { access_token: 'new' } }, '/api/v2/oauth2/tokens');
    const { response } = await call(route(), { headers: { cookie: await cookieOfSession() } });
    expect(response.status).toBe(200);
    const [renewed, mark] = response.headers.getSetCookie();
    const [, sealed] =
      /^session=([^;]+); Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/.exec(renewed ?? '') ?? [];
    expect(mark).toMatch(/^signedIn=[\w-]{12}; Path=\/; Max-Age=7776000; SameSite=Lax$/);
    await expect(session.openSession(sealed)).resolves.toMatchObject({
      accessToken: 'new',
      trackId: 'track',
    });
  });
});

describe('an answer', () => {
  test('is private, never stored, and has its number', async () => {
    const { response } = await call(open());
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  const fails = (error: () => unknown) =>
    defineRoute({ needsSession: false, handle: () => Promise.reject(error() as Error) });

  test('that failed has one shape, and the number of its answer', async () => {
    const { response, body } = await call(fails(() => new errors.AppError('venue/not-found')));
    expect(response.status).toBe(404);
    const requestId = response.headers.get('x-request-id');
    expect(body).toEqual({ error: { code: 'venue/not-found', requestId } });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  test('keeps the details of an expected failure', async () => {
    const details = { lines: [{ index: 0 }] };
    const { body } = await call(fails(() => new errors.AppError('order/positions', { details })));
    expect(body).toMatchObject({ error: { details } });
  });

  test.each([
    [
      'a refusal of the platform',
      () => new upstreamError.UpstreamError('refused', 422, 'secret'),
      400,
      'request/invalid',
    ],
    [
      'a silent platform',
      () => new upstreamError.UpstreamError('timeout', 504, 'secret'),
      503,
      'upstream/unavailable',
    ],
    [
      'a platform that wants a bearer',
      () => new upstreamError.UpstreamError('refused', 401, 'secret'),
      503,
      'upstream/unavailable',
    ],
    [
      'a busy platform',
      () => new upstreamError.UpstreamError('refused', 429, 'secret'),
      429,
      'upstream/busy',
    ],
    ['our own mistake', () => new TypeError('secret'), 500, 'server/failed'],
    ['something that is no error', () => 'secret', 500, 'server/failed'],
  ])('to %s says nothing of the inside', async (_what, error, status, code) => {
    const { response, body } = await call(fails(error));
    expect(response.status).toBe(status);
    expect(body).toEqual(refused(code));
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  test('says how long to wait', async () => {
    const busy = () => new upstreamError.UpstreamError('refused', 429, '', { retryAfterSeconds: 12 });
    const { response } = await call(fails(busy));
    expect(response.headers.get('retry-after')).toBe('12');
  });
});
