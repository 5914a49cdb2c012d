/** @jest-environment node */
import { createHash } from 'node:crypto';
import { NextRequest } from 'next/server';
import { env } from '@/lib/core/env/env';
import type { Site } from '@/lib/core/site/site';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

const SITE: Site = { country: 'ge', language: 'ka', surface: 'web' };
const TOKENS = '/api/v2/oauth2/tokens';
const TRACKS = '/api/v1/oauth2/tracks';
const USER = '/api/v3/user';
const PROFILE = '/profile/api/v1/profile';

let platform: FakePlatform;
let signIn: typeof import('./sign-in.server');
let session: typeof import('@/lib/core/session/session.server');
let answerCallback: typeof import('./callback.server').answerCallback;

beforeAll(async () => {
  platform = await startFakePlatform({ UPSTREAM_PUBLIC_URL: 'https://login.example' });
  signIn = await import('./sign-in.server');
  session = await import('@/lib/core/session/session.server');
  ({ answerCallback } = await import('./callback.server'));
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

const stateOf = (address: string) => new URL(address).searchParams.get('state');

describe('the way to the provider', () => {
  // Holds AUTH-02 to AUTH-06.
  test('carries client_id, redirect_uri, login-by-mail=false, lang, state and the proof of this browser', () => {
    const { address, attempt } = signIn.beginSignIn(SITE, '/cart');
    const url = new URL(address);
    expect(url.origin + url.pathname).toBe('https://login.example/oauth2/login');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'dastarkhan-web',
      redirect_uri: 'http://app.test/auth',
      'login-by-mail': 'false',
      lang: 'ka',
      state: expect.stringMatching(/^[\w-]+$/) as unknown,
      code_challenge: createHash('sha256').update(attempt.verifier).digest('base64url'),
      code_challenge_method: 'S256',
    });
    expect(address).not.toContain(attempt.verifier);
  });

  // Holds AUTH-07.
  test('holds the original route with its query in the state', () => {
    const { address } = signIn.beginSignIn(SITE, '/filials/3107?product=5&x=плов');
    const state: unknown = JSON.parse(Buffer.from(stateOf(address) ?? '', 'base64url').toString('utf8'));
    expect(state).toEqual({
      r: '/filials/3107?product=5&x=%D0%BF%D0%BB%D0%BE%D0%B2',
      n: expect.stringMatching(/^[\w-]{22}$/) as unknown,
    });
  });

  test.each([1400, 1401])('has a state that the provider takes, however long the route: %d', (length) => {
    const route = `/search?q=${'a'.repeat(length - '/search?q='.length)}`;
    const { address, attempt } = signIn.beginSignIn(SITE, route);
    expect(stateOf(address)?.length).toBeLessThanOrEqual(2000);
    expect(attempt.returnTo).toBe(length > 1400 ? '/' : route);
  });

  test('forgets a route that is not ours', () => {
    expect(signIn.beginSignIn(SITE, 'https://evil.example').attempt.returnTo).toBe('/');
    expect(signIn.beginSignIn(SITE, null).attempt.returnTo).toBe('/');
  });

  test('is another one each time', () => {
    const [one, other] = [signIn.beginSignIn(SITE, '/'), signIn.beginSignIn(SITE, '/')];
    expect(one.attempt.nonce).not.toBe(other.attempt.nonce);
    expect(one.attempt.verifier).not.toBe(other.attempt.verifier);
  });
});

describe('a code', () => {
  const startedAt = Date.parse('2026-03-14T08:00:00Z');
  const grant = { code: 'code-1', verifier: 'verifier-1', idempotencyKey: 'attempt-0001', startedAt };

  // Holds AUTH-11, AUTH-13, AUTH-14, AUTH-16.
  test('becomes a token, the token a track for later', async () => {
    platform.answer({ json: { access_token: 'token-1' } }, TOKENS);
    platform.answer({ json: { data: { id: 'track-1' } } }, TRACKS);
    platform.answer({ json: { data: { id: 700_431 } } }, USER);
    await expect(signIn.finishSignIn(SITE, 'device-0001', grant)).resolves.toMatchObject({
      version: 2,
      accessToken: 'token-1',
      trackId: 'track-1',
      dinerId: 700_431,
    });
    const [exchange] = platform.calls;
    const track = platform.calls.find(({ path }) => path === TRACKS);
    expect(exchange).toMatchObject({
      method: 'POST',
      path: TOKENS,
      body: {
        client_id: 'dastarkhan-web',
        grant_type: 'authorization_code',
        redirect_uri: 'http://app.test/auth',
        code: 'code-1',
        code_verifier: 'verifier-1',
      },
      headers: { 'x-fingerprint': 'device-0001', 'accept-language': 'ka' },
    });
    expect(exchange?.headers['idempotency-key']).toBe('attempt-0001');
    expect(exchange?.headers).not.toHaveProperty('authorization');
    expect(track).toMatchObject({
      method: 'POST',
      path: TRACKS,
      headers: { authorization: 'Bearer token-1' },
    });
  });

  test.each([
    ['made by this sign-in gets the language it was made in', '2026-03-14T08:00:05Z', 'kk', ['ka']],
    ['of a platform whose clock is behind gets it too', '2026-03-14T07:59:30Z', 'kk', ['ka']],
    ['made in that language is left alone', '2026-03-14T08:00:05Z', 'ka', []],
    ['that is older keeps its language', '2026-03-13T08:00:00Z', 'kk', []],
  ])('an account %s', async (_what, createdAt, language, codes) => {
    platform.answer({ json: { access_token: 'token-1' } }, TOKENS);
    platform.answer({ json: { data: { language, created_at: createdAt } } }, PROFILE);
    platform.answer({ status: 204, text: '' }, `${PROFILE}/language`);
    await signIn.finishSignIn(SITE, undefined, grant);
    const posts = platform.calls.filter(({ path }) => path === `${PROFILE}/language`);
    expect(posts.map(({ body }) => body)).toEqual(codes.map((code) => ({ language: code })));
  });

  test('a code whose exchange still runs at the platform is requested again by its key', async () => {
    const inFlight = { status: 409, json: { errors: [{ status: '409', code: 'idempotency_in_flight' }] } };
    platform.answer([inFlight, { json: { access_token: 'token-1' } }], TOKENS);
    await expect(signIn.finishSignIn(SITE, undefined, grant)).resolves.toMatchObject({
      accessToken: 'token-1',
    });
    const keys = platform.calls
      .filter(({ path }) => path === TOKENS)
      .map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual(['attempt-0001', 'attempt-0001']);
  });

  test('a code that is refused is no sign-in', async () => {
    platform.answer({ status: 400, json: { errors: [{ code: 'auth_code_missing' }] } }, TOKENS);
    await expect(signIn.finishSignIn(SITE, undefined, grant)).rejects.toMatchObject({ code: 'auth/code' });
    expect(platform.calls).toHaveLength(1);
  });

  test('signs in without a track too, and where the platform does not tell who the user is', async () => {
    platform.answer({ json: { access_token: 'token-1' } }, TOKENS);
    platform.answer({ status: 400, json: { errors: [] } }, TRACKS);
    platform.answer({ status: 503, json: { errors: [] } }, USER);
    const signedIn = await signIn.finishSignIn(SITE, undefined, grant);
    expect(signedIn).toMatchObject({ accessToken: 'token-1', trackId: null });
    expect(signedIn).not.toHaveProperty('dinerId');
  });
});

/** The sealed session that an answer sets. */
function sessionIn(response: Response): string | undefined {
  return /^session=([^;]+)/m.exec(response.headers.getSetCookie().join('\n'))?.[1];
}

describe('the return from the provider', () => {
  async function comeBack(query: (state: string) => string, returnTo = '/cart?sheet=promo-code') {
    const { attempt, address } = signIn.beginSignIn(SITE, returnTo);
    const cookie = `sign-in-${attempt.nonce}=${await session.sealSignIn(attempt)}`;
    const search = query(stateOf(address) ?? '');
    const response = await answerCallback(
      new NextRequest(`http://app.test/api/auth/callback?${search}`, { headers: { cookie } }),
    );
    return { response, location: response.headers.get('location') };
  }

  // Holds AUTH-09, AUTH-10.
  test('leads to the original route with its query, signed in', async () => {
    platform.answer({ json: { access_token: 'token-1' } }, TOKENS);
    platform.answer({ json: { data: { id: 'track-1' } } }, TRACKS);
    const { response, location } = await comeBack((state) => `code=code-1&state=${state}`);
    expect([response.status, location]).toEqual([303, 'http://app.test/cart?sheet=promo-code']);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    await expect(session.openSession(sessionIn(response))).resolves.toMatchObject({
      accessToken: 'token-1',
      trackId: 'track-1',
    });
    expect(response.headers.getSetCookie().join('\n')).toMatch(
      /^session=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/m,
    );
    expect(response.headers.getSetCookie().join('\n')).toMatch(/^sign-in-[\w-]{22}=; Path=\/; Max-Age=0/m);
  });

  test('comes through the door with an answer that no cache keeps', async () => {
    const { middleware } = await import('@/middleware');
    const response = await middleware(new NextRequest('http://app.test/auth?code=1&state=2'));
    expect(response.headers.get('x-middleware-rewrite')).toBe(
      'http://app.test/api/auth/callback?code=1&state=2',
    );
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  test('the return from the provider with a foreign state does not sign in and sends no request to the platform', async () => {
    const foreign = stateOf(signIn.beginSignIn(SITE, '/cart?a=1').address) ?? '';
    const { response, location } = await comeBack(() => `code=code-1&state=${foreign}`);
    expect(location).toBe('http://app.test/auth?problem=state&return=%2Fcart%3Fa%3D1');
    expect(sessionIn(response)).toBeUndefined();
    expect(platform.calls).toHaveLength(0);
  });

  test.each([
    ['that is garbage', 'garbage'],
    ['with a foreign way back', Buffer.from('{"r":"https://evil.example","n":"x"}').toString('base64url')],
    ['with a way back that is no text', Buffer.from('{"r":7}').toString('base64url')],
  ])('the return from the provider with a state %s leads Home from the Auth screen', async (_what, state) => {
    const { location } = await comeBack(() => `code=code-1&state=${state}`);
    expect(location).toBe('http://app.test/auth?problem=state&return=%2F');
  });

  test('the return from the provider with an expired state leads a signed-in diner on without a new session', async () => {
    const sealed = await session.sealSession(session.newSession('token-1', null));
    const state = stateOf(signIn.beginSignIn(SITE, '/cart').address) ?? '';
    const response = await answerCallback(
      new NextRequest(`http://app.test/api/auth/callback?code=code-1&state=${state}`, {
        headers: { cookie: `session=${sealed}` },
      }),
    );
    expect(response.headers.get('location')).toBe('http://app.test/cart');
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(platform.calls).toHaveLength(0);
  });

  // Holds AUTH-27.
  test.each(['', 'code='])('a return without a code (%j) is an error of its own', async (code) => {
    const { location } = await comeBack((state) => `${code}&state=${state}`);
    expect(location).toBe('http://app.test/auth?problem=code-missing&return=%2Fcart%3Fsheet%3Dpromo-code');
    expect(platform.calls).toHaveLength(0);
  });

  test('the return from the provider with a refused code logs the reason and nothing of the request', async () => {
    const { log } = await import('@/lib/core/log/log.server');
    const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
    platform.answer({ status: 422, json: { errors: [{ title: 'no such code' }] } }, TOKENS);
    const { location } = await comeBack((state) => `code=code-1&state=${state}`);
    expect(location).toMatch(/\?problem=code&/);
    expect(warn.mock.calls).toEqual([
      [{ reason: expect.stringMatching(/^[\w/-]+$/) as unknown }, 'sign-in failed'],
    ]);
    warn.mockRestore();
  });

  test('a diner who refused comes back signed out', async () => {
    const { response, location } = await comeBack((state) => `error=access_denied&state=${state}`);
    expect(location).toBe('http://app.test/cart?sheet=promo-code');
    expect(sessionIn(response)).toBeUndefined();
  });

  test('a diner who refused does not come back to a page that would send them to the provider again', async () => {
    const { location } = await comeBack((state) => `error=access_denied&state=${state}`, '/profile');
    expect(location).toBe('http://app.test/auth?problem=refused&return=%2Fprofile');
  });

  test.each(['/cart', '/profile'])(
    'the return from a provider in trouble says so, wherever it began (%s)',
    async (from) => {
      const { location } = await comeBack((state) => `error=temporarily_unavailable&state=${state}`, from);
      expect(location).toBe(`http://app.test/auth?problem=provider&return=${encodeURIComponent(from)}`);
    },
  );

  test.each(['https://evil.example', 'evil', 'null'])(
    'the return from the provider that names the issuer %s does not sign in',
    async (issuer) => {
      const { response, location } = await comeBack(
        (state) => `code=code-1&state=${state}&iss=${issuer}`,
        '/',
      );
      expect(location).toBe('http://app.test/auth?problem=code&return=%2F');
      expect(sessionIn(response)).toBeUndefined();
      expect(platform.calls).toHaveLength(0);
    },
  );

  test('the return from the provider that names the provider as its issuer signs in', async () => {
    platform.answer({ json: { access_token: 'token-1' } }, TOKENS);
    const issuer = encodeURIComponent(`${env().upstreamPublicUrl}/oauth2`);
    const { response } = await comeBack((state) => `code=code-1&state=${state}&iss=${issuer}`, '/');
    expect(sessionIn(response)).toBeDefined();
  });

  test('takes the cookie of sign-ins away with the last of them', async () => {
    const { response } = await comeBack((state) => `error=access_denied&state=${state}`);
    expect(response.headers.getSetCookie().join('\n')).toMatch(/^sign-in-[\w-]{22}=;.*Max-Age=0/m);
  });

  test('the return from the provider with a refused code says so and keeps the way back', async () => {
    platform.answer({ status: 400, json: { errors: [] } }, TOKENS);
    const { response, location } = await comeBack((state) => `code=old&state=${state}`);
    expect(location).toBe('http://app.test/auth?problem=code&return=%2Fcart%3Fsheet%3Dpromo-code');
    expect(sessionIn(response)).toBeUndefined();
  });
});
