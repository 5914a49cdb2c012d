/** @jest-environment node */
import { z } from 'zod';
import { sealedSession } from '@/lib/core/session/test-session';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';
import { call, refused } from './test-route';

let platform: FakePlatform;
let defineRoute: typeof import('./define-route').defineRoute;
let session: typeof import('@/lib/core/session/session.server');
let errors: typeof import('@/lib/core/errors/errors');
let upstreamError: typeof import('@/lib/core/upstream/upstream-error');

beforeAll(async () => {
  platform = await startFakePlatform();
  ({ defineRoute } = await import('./define-route'));
  session = await import('@/lib/core/session/session.server');
  errors = await import('@/lib/core/errors/errors');
  upstreamError = await import('@/lib/core/upstream/upstream-error');
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

async function cookieOfSession(): Promise<string> {
  const sealed = await sealedSession('old', 'track');
  return `${session.sessionCookieName()}=${sealed}`;
}

describe('a route for signed-in diners', () => {
  const route = (path = 'api/v3/user') =>
    defineRoute({
      answer: z.object({ data: z.unknown() }),
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

  test('sends the platform the diner’s token', async () => {
    platform.answer({ json: { data: { name: 'Айгерім' } } });
    const { body, response } = await call(route(), { headers: { cookie: await cookieOfSession() } });
    expect(body).toEqual({ data: { name: 'Айгерім' } });
    expect(platform.calls[0]?.headers.authorization).toBe('Bearer old');
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  test('tells a page that still thinks it is signed in that its session has ended, and deletes the sign-in id', async () => {
    const { response, body } = await call(route(), {
      headers: { cookie: 'session=garbage; signedIn=sign-in-1' },
    });
    expect(response.status).toBe(401);
    expect(body).toEqual(refused('auth/ended'));
    expect(response.headers.getSetCookie().join()).toContain('signedIn=; Path=/; Max-Age=0');
    expect(response.headers.getSetCookie().join()).toMatch(/^session=; Path=\/; Max-Age=0/);
  });

  test('a route for signed-in diners of a page that was loaded for another diner is not handled, and the session stays', async () => {
    const { body, response } = await call(route(), {
      headers: { cookie: await cookieOfSession(), 'X-Sign-In-Id': 'sign-in-of-another' },
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
    const [renewed, signInIdCookie] = response.headers.getSetCookie();
    const [, sealed] =
      /^session=([^;]+); Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/.exec(renewed ?? '') ?? [];
    expect(signInIdCookie).toMatch(/^signedIn=[\w-]{12}; Path=\/; Max-Age=7776000; SameSite=Lax$/);
    await expect(session.openSession(sealed)).resolves.toMatchObject({
      accessToken: 'new',
      trackId: 'track',
    });
  });
});

describe('an answer', () => {
  test('is JSON, private, never stored, and has its number', async () => {
    const { response } = await call(
      defineRoute({
        answer: z.object({ ok: z.literal(true) }),
        needsSession: false,
        handle: () => Promise.resolve({ ok: true as const }),
      }),
      { headers: { accept: 'text/html' } },
    );
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
  });

  const fails = (error: () => unknown) =>
    defineRoute({
      answer: z.never(),
      needsSession: false,
      handle: () => Promise.reject(error() as Error),
    });

  test('an answer that failed has one shape, and the number of its answer', async () => {
    const { response, body } = await call(fails(() => new errors.AppError('venue/not-found')));
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json']);
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
  ])('an answer to %s says nothing of the inside', async (_what, error, status, code) => {
    const { response, body } = await call(fails(error));
    expect(response.status).toBe(status);
    expect(body).toEqual(refused(code));
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  test('says how long to wait', async () => {
    const busy = () => new upstreamError.UpstreamError('refused', 429, '', { retryAfterSeconds: 12 });
    const { response } = await call(fails(busy));
    expect(response.headers.get('retry-after')).toBe('12');
    const silent = await call(fails(() => new upstreamError.UpstreamError('timeout', 504, '')));
    expect(silent.response.headers.get('retry-after')).toBe('2');
  });
});
