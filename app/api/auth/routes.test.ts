/** @jest-environment node */
import { NextRequest } from 'next/server';
import { sealedSession } from '@/lib/core/session/test-session';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

const TOKENS = '/api/v2/oauth2/tokens';
const TRACKS = '/api/v1/oauth2/tracks';
const TRACK = '8c1d2e3f-4a5b-4c6d-9e7f-8091a2b3c4d5';

let platform: FakePlatform;
let take: typeof import('@/app/api/auth/track/route').POST;
let signInByTrack: typeof import('@/app/api/auth/track/session/route').POST;
let signOut: typeof import('@/app/api/auth/sign-out/route').POST;
let sessionOf: typeof import('@/lib/core/session/session-cookies.server').sessionOf;

beforeAll(async () => {
  platform = await startFakePlatform({ UPSTREAM_PUBLIC_URL: 'https://login.example' });
  ({ POST: take } = await import('@/app/api/auth/track/route'));
  ({ POST: signInByTrack } = await import('@/app/api/auth/track/session/route'));
  ({ POST: signOut } = await import('@/app/api/auth/sign-out/route'));
  ({ sessionOf } = await import('@/lib/core/session/session-cookies.server'));
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

async function send(route: typeof take, options: { cookie?: string; body?: unknown; origin?: string } = {}) {
  const request = new NextRequest('http://app.test/api/auth', {
    method: 'POST',
    headers: {
      'X-Site': 'kz-ru-web',
      Origin: options.origin ?? 'http://app.test',
      'Content-Type': 'application/json',
      ...(options.cookie ? { cookie: options.cookie } : {}),
    },
    body: JSON.stringify(options.body ?? {}),
  });
  const response = await route(request, { params: Promise.resolve({}) });
  const cookies = response.headers.getSetCookie();
  return { status: response.status, body: (await response.json()) as Record<string, unknown>, cookies };
}
const codeOf = (body: Record<string, unknown>) => (body.error as { code: string } | undefined)?.code;
const pairOf = (cookies: string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ');

/** The session that an answer's cookies open. */
function signedInBy(cookies: string[]) {
  const held = new Map(cookies.map((cookie) => cookie.split(';')[0]?.split(/=(.*)/s) as [string, string]));
  const get = (name: unknown) => {
    const value = held.get(String(name));
    return value === undefined ? undefined : { name: String(name), value };
  };
  return sessionOf({ get });
}

describe('a browser that forgets everything', () => {
  test('is rid of every cookie of ours, and its session is over', async () => {
    const { POST: forget } = await import('@/app/api/auth/forget-device/route');
    platform.answer({ status: 204, text: '' });
    const session = await sealedSession('token', TRACK);
    const cookie = `session=${session}; deviceId=device-0001; lang=ru; sign-in-abc=x; debug=y`;
    const { status, body, cookies } = await send(forget, { cookie });
    expect(status).toBe(200);
    expect(body.address).toMatch(/^https:\/\/login\.example\/oauth2\/logout/);
    const removed = cookies.map((value) => /^([^=]+)=; Path=\/; Max-Age=0/.exec(value)?.[1]);
    expect(new Set(removed)).toEqual(
      new Set([
        ...['session', 'signedIn', 'pending-track', 'sign-in-abc', 'debug', 'debugBar'],
        ...['country', 'lang', 'townId', 'service', 'deviceId', 'runtime', 'config'],
      ]),
    );
    expect(platform.calls.map(({ method, path }) => `${method} ${path}`)).toContain(
      `DELETE ${TRACKS}/${TRACK}`,
    );
    expect(await signedInBy([`session=${session}; Path=/`])).toBeNull();
  });
});

describe('the redirect to the provider', () => {
  const begin = async (headers: Record<string, string>, query = '?return=%2Fprofile') => {
    const { GET } = await import('@/app/api/auth/sign-in/route');
    return GET(new NextRequest(`http://app.test/api/auth/sign-in${query}`, { headers }));
  };

  // Before its scripts run, the Auth screen's link names no way back.
  test.each([
    ['the Auth screen', '/orders?a=1', 'http://app.test/auth?problem=required&return=%2Forders%3Fa%3D1'],
    ['an Auth screen without a return', '/', 'http://app.test/auth'],
    ['an Auth screen with a foreign return', '/', 'http://app.test/auth?return=https%3A%2F%2Fevil.example'],
    ['another page', '/', 'http://app.test/profile?return=%2Forders'],
    ['another site', '/', 'https://evil.example/auth?return=%2Forders'],
    ['nowhere', '/', ''],
  ])('the redirect to the provider from %s leads back to %s', async (_from, to, referer) => {
    const response = await begin({ referer }, '');
    const state = new URL(response.headers.get('location') ?? '').searchParams.get('state') ?? '';
    expect(JSON.parse(Buffer.from(state, 'base64url').toString('utf8'))).toMatchObject({ r: to });
  });

  test('is a redirect for a document', async () => {
    const response = await begin({ 'sec-fetch-dest': 'document' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toMatch(/^https:\/\/login\.example\/oauth2\/login\?/);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('is an empty answer for the page’s router, which then opens it as a document', async () => {
    const response = await begin({ 'sec-fetch-dest': 'empty' });
    expect([response.status, response.headers.get('location')]).toEqual([204, null]);
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

describe('signing in by a track', () => {
  // Holds AUTH-12, AUTH-17.
  test('creates a track without a bearer, bound to this browser, and signs in once the host app has approved it', async () => {
    platform.answer({ status: 201, json: { data: { id: TRACK } } }, TRACKS);
    const taken = await send(take);
    expect(taken.body).toEqual({ trackId: TRACK });
    expect(platform.calls[0]?.headers).not.toHaveProperty('authorization');
    expect(taken.cookies.join()).toMatch(
      /^pending-track=[^;]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/,
    );

    platform.answer({ json: { access_token: 'token-1' } }, TOKENS);
    const { status, cookies } = await send(signInByTrack, { cookie: pairOf(taken.cookies) });
    expect(status).toBe(200);
    expect(platform.calls.find(({ path }) => path === TOKENS)?.body).toEqual({
      client_id: 'dastarkhan-web',
      grant_type: 'authorization_track_id',
      track_id: TRACK,
    });
    await expect(signedInBy(cookies)).resolves.toMatchObject({ accessToken: 'token-1', trackId: TRACK });
    expect(cookies.join('\n')).toMatch(/^pending-track=; Path=\/; Max-Age=0/m);
  });

  test('accepts a track that the host app has approved', async () => {
    platform.answer({ json: { access_token: 'token-2' } }, TOKENS);
    const { cookies } = await send(signInByTrack, { body: { trackId: TRACK } });
    await expect(signedInBy(cookies)).resolves.toMatchObject({ accessToken: 'token-2', trackId: TRACK });
  });

  // Holds AUTH-28.
  test('a sign-in without any track is an error of its own', async () => {
    const { status, body } = await send(signInByTrack);
    expect([status, codeOf(body)]).toEqual([401, 'auth/track-missing']);
    expect(platform.calls).toHaveLength(0);
  });

  test('waits while the host app has not approved it', async () => {
    platform.answer({ status: 400, json: { errors: [{ code: 'authorization_pending' }] } }, TOKENS);
    const { status, body, cookies } = await send(signInByTrack, { body: { trackId: TRACK } });
    expect([status, codeOf(body), cookies]).toEqual([409, 'auth/track-pending', []]);
  });

  test('a sign-in with a refused track creates no session', async () => {
    platform.answer({ status: 400, json: { errors: [{ code: 'invalid_grant' }] } }, TOKENS);
    const { status, body, cookies } = await send(signInByTrack, { body: { trackId: TRACK } });
    expect([status, codeOf(body), cookies]).toEqual([401, 'auth/track', []]);
  });

  test.each(['not-a-uuid', 7, '', `${TRACK}/../x`])('refuses %j as a track', async (trackId) => {
    const { body } = await send(signInByTrack, { body: { trackId } });
    expect(codeOf(body)).toBe('request/invalid');
  });

  test('a sign-in by a track from another origin does nothing', async () => {
    const { body, cookies } = await send(signInByTrack, {
      body: { trackId: TRACK },
      origin: 'https://evil.example',
    });
    expect([codeOf(body), cookies]).toEqual(['request/cross-site', []]);
    expect(platform.calls).toHaveLength(0);
  });
});

describe('signing out', () => {
  // Holds AUTH-18, AUTH-19, AUTH-21.
  test('ends the track, removes the cookies and names the provider’s logout page', async () => {
    platform.answer({ status: 204, text: '' }, `${TRACKS}/${TRACK}`);
    const cookie = `session=${await sealedSession('token', TRACK)}; signedIn=sign-in`;
    const { body, cookies } = await send(signOut, { cookie });
    const address = new URL(String(body.address));
    expect(address.origin + address.pathname).toBe('https://login.example/oauth2/logout');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'dastarkhan-web',
      redirect_uri: 'http://app.test/',
      lang: 'ru',
    });
    expect(platform.calls.map(({ method, path }) => [method, path])).toEqual([
      ['DELETE', `${TRACKS}/${TRACK}`],
    ]);
    expect(cookies.map((value) => value.split(';')[0])).toEqual(['session=', 'signedIn=']);
  });

  test('is nothing that a link does', async () => {
    expect(await import('@/app/api/auth/sign-out/route')).not.toHaveProperty('GET');
  });

  test('a guest who signs out keeps their cookies, and the platform is not called', async () => {
    const { status, cookies } = await send(signOut);
    expect([status, cookies]).toEqual([200, []]);
    expect(platform.calls).toHaveLength(0);
  });

  test('a sign-out from another origin does not end the session', async () => {
    const cookie = `session=${await sealedSession('token', TRACK)}`;
    const { body, cookies } = await send(signOut, { cookie, origin: 'https://evil.example' });
    expect([codeOf(body), cookies]).toEqual(['request/cross-site', []]);
    expect(platform.calls).toHaveLength(0);
  });
});
