/** @jest-environment node */
import { NextRequest } from 'next/server';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

const TOKENS = '/api/v2/oauth2/tokens';
type Route = typeof import('@/app/api/auth/host/route').POST;

let platform: FakePlatform;
let begin: Route;
let finish: typeof import('@/app/api/auth/host/session/route').POST;

beforeAll(async () => {
  platform = await startFakePlatform({ UPSTREAM_PUBLIC_URL: 'https://login.example' });
  ({ POST: begin } = await import('@/app/api/auth/host/route'));
  ({ POST: finish } = await import('@/app/api/auth/host/session/route'));
});
beforeEach(() => {
  platform.reset();
  platform.answer({ json: { access_token: 'token-1' } }, TOKENS);
});
afterAll(() => platform.close());

async function send(route: Route, { cookie = '', body = {}, origin = 'http://app.test' } = {}) {
  const request = new NextRequest('http://app.test/api/auth/host', {
    method: 'POST',
    headers: { 'X-Site': 'kz-ru-webview', Origin: origin, 'Content-Type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  const response = await route(request, { params: Promise.resolve({}) });
  const answer = (await response.json()) as { state?: string; error?: { code: string } };
  const cookies = response.headers.getSetCookie();
  return { status: response.status, answer, cookies, pair: cookies[0]?.split(';')[0] ?? '' };
}

describe('signing in by the code of a host app', () => {
  // Holds HOST-03, HOST-09.
  test('exchanges the code by the verifier that never left our seal', async () => {
    const { answer, pair } = await send(begin);
    expect(answer).toMatchObject({
      client_id: 'dastarkhan-web',
      redirect_uri: 'http://app.test/auth',
      code_challenge_method: 'S256',
    });
    expect(JSON.stringify(answer)).not.toContain('verifier');
    const { status, cookies } = await send(finish, {
      cookie: pair,
      body: { code: 'code-1', state: answer.state },
    });
    expect(status).toBe(200);
    expect(platform.calls.find(({ path }) => path === TOKENS)?.body).toMatchObject({
      grant_type: 'authorization_code',
      code: 'code-1',
      code_verifier: expect.stringMatching(/^[\w-]{43}$/) as unknown,
    });
    expect(cookies.join('\n')).toMatch(/^session=/m);
    expect(cookies.join('\n')).toMatch(/^sign-in-[\w-]{22}=; Path=\/; Max-Age=0/m);
  });

  test('refuses the state of another browser, and one that was used', async () => {
    const own = await send(begin);
    const other = await send(begin);
    const foreign = { code: 'code-1', state: other.answer.state };
    const refused = await send(finish, { cookie: own.pair, body: foreign });
    expect([refused.status, refused.answer.error?.code]).toEqual([401, 'auth/state']);
    const used = await send(finish, { body: { code: 'code-1', state: own.answer.state } });
    expect(used.answer.error?.code).toBe('auth/state');
    expect(platform.calls).toHaveLength(0);
  });

  test('makes no session of a code that the platform refuses', async () => {
    platform.answer({ status: 400, json: { errors: [{ code: 'invalid_grant' }] } }, TOKENS);
    const { answer, pair } = await send(begin);
    const refused = await send(finish, { cookie: pair, body: { code: 'bad', state: answer.state } });
    expect([refused.status, refused.answer.error?.code]).toEqual([401, 'auth/code']);
    expect(refused.cookies.join()).not.toContain('session=');
  });

  test('cannot begin on a page of another origin', async () => {
    expect((await send(begin, { origin: 'https://evil.example' })).status).toBe(403);
  });
});

describe('the way to sign in from a webview', () => {
  const go = async (query: string) => {
    const { GET } = await import('@/app/api/auth/sign-in/route');
    const response = await GET(
      new NextRequest(`http://app.test/api/auth/sign-in?${query}`, {
        headers: { cookie: 'runtime=webview' },
      }),
    );
    return response.headers.get('location');
  };

  // Holds HOST-03.
  test('leads to the page that asks the host, not to the provider', async () => {
    expect(await go('return=%2Fprofile')).toBe('http://app.test/auth?return=%2Fprofile');
    expect(await go('return=https%3A%2F%2Fevil.example')).toBe('http://app.test/auth?return=%2F');
  });

  test('leads to the provider where no host answers', async () => {
    expect(await go('return=%2Fprofile&by=provider')).toMatch(/^https:\/\/login\.example\/oauth2\/login\?/);
  });
});
