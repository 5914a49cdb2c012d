/** @jest-environment node */
import { z } from 'zod';
import type { Site } from '@/lib/site/site';
import { startFakePlatform, type FakeAnswer, type FakePlatform } from '@/lib/upstream/fake-platform';

const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };
const SIGNED_IN_AT = Date.now() - 1000;
const ORDERS = '/takeaway/v1/takeaway/order';
const TOKENS = '/api/v2/oauth2/tokens';
const ENDED: FakeAnswer = { status: 401, json: { errors: [{ status: '401', code: 'unauthorized' }] } };
const order = {
  path: 'takeaway/v1/takeaway/order',
  body: { positions: [1] },
  idempotencyKey: 'cart-77777777',
  retries: 0,
  schema: z.object({ data: z.number() }),
};

let platform: FakePlatform;
let session: typeof import('./session.server');
let readSignedIn: typeof import('./signed-in.server').readSignedIn;

beforeAll(async () => {
  platform = await startFakePlatform();
  session = await import('./session.server');
  ({ readSignedIn } = await import('./signed-in.server'));
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

async function signedIn(part: { trackId?: string | null } = {}) {
  const sealed = await session.sealSession({
    version: 1,
    accessToken: 'old',
    trackId: 'track-1',
    signedInAt: SIGNED_IN_AT,
    ...part,
  });
  const cookies: Record<string, string> = { session: sealed, deviceId: 'device-0001' };
  const cookie = (name: string) => {
    const value = cookies[name];
    return value === undefined ? undefined : { name, value };
  };
  const diner = await readSignedIn(
    { get: (name) => cookie(typeof name === 'string' ? name : name.name) },
    SITE,
  );
  if (!diner) throw new Error('nobody');
  return diner;
}
const arrived = (path: string) => platform.calls.filter((call) => call.path === path);

describe('a signed-in diner', () => {
  test('is nobody without a cookie of ours', async () => {
    await expect(readSignedIn({ get: () => undefined }, SITE)).resolves.toBeNull();
    const forged = { get: () => ({ name: 'session', value: 'Fe26.2*1*forged' }) };
    await expect(readSignedIn(forged, SITE)).resolves.toBeNull();
  });

  test('asks with the bearer, in the page’s language, from the own device', async () => {
    platform.answer({ json: { data: 7 } });
    const user = { path: 'api/v3/user', schema: order.schema };
    await expect((await signedIn()).get(user)).resolves.toEqual({ data: 7 });
    expect(platform.calls[0]?.headers).toMatchObject({
      authorization: 'Bearer old',
      'accept-language': 'ru',
      'x-fingerprint': 'device-0001',
    });
  });

  test('keeps the cookie while the token holds', async () => {
    platform.answer({ json: { data: 7 } });
    const diner = await signedIn();
    await diner.post(order);
    await expect(diner.renewedCookie()).resolves.toBeNull();
  });
});

describe('a token that has ended', () => {
  test('is exchanged by the track, and the call is made once more with its own key and body', async () => {
    platform.answer([ENDED, { json: { data: 7 } }], ORDERS);
    platform.answer({ json: { access_token: 'new' } }, TOKENS);
    const diner = await signedIn();
    await expect(diner.post(order)).resolves.toEqual({ data: 7 });

    expect(
      arrived(ORDERS).map(({ headers, body }) => [headers.authorization, headers['idempotency-key'], body]),
    ).toEqual([
      ['Bearer old', 'cart-77777777', { positions: [1] }],
      ['Bearer new', 'cart-77777777', { positions: [1] }],
    ]);
    const [exchange] = arrived(TOKENS);
    expect(exchange?.body).toEqual({
      client_id: 'dastarkhan-web',
      grant_type: 'authorization_track_id',
      track_id: 'track-1',
    });
    expect(exchange?.headers).not.toHaveProperty('authorization');
    expect(exchange?.headers['idempotency-key']).not.toBe('cart-77777777');
  });

  test('is noticed inside HTTP 200 too', async () => {
    platform.answer([{ json: { error_code: 401, message: 'Ended' } }, { json: { data: 7 } }], ORDERS);
    platform.answer({ json: { access_token: 'new' } }, TOKENS);
    await expect((await signedIn()).post(order)).resolves.toEqual({ data: 7 });
  });

  test('leaves a renewed cookie with the new token and the same track', async () => {
    platform.answer([ENDED, { json: { data: 7 } }], ORDERS);
    platform.answer({ json: { access_token: 'new' } }, TOKENS);
    const diner = await signedIn();
    await diner.post(order);
    const cookie = await diner.renewedCookie();
    const [, sealed] =
      /^session=([^;]+); Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/.exec(cookie ?? '') ?? [];
    await expect(session.openSession(sealed)).resolves.toEqual({
      version: 1,
      accessToken: 'new',
      trackId: 'track-1',
      signedInAt: SIGNED_IN_AT,
    });
  });

  test('serves the later calls of the same request too', async () => {
    platform.answer([ENDED, { json: { data: 7 } }], ORDERS);
    platform.answer({ json: { access_token: 'new' } }, TOKENS);
    const diner = await signedIn();
    await diner.post(order);
    await diner.post(order);
    expect(arrived(TOKENS)).toHaveLength(1);
    expect(arrived(ORDERS).at(-1)?.headers.authorization).toBe('Bearer new');
  });

  test('is exchanged once for calls that are made together, also where one answers late', async () => {
    platform.answer((response, { method, headers }) => {
      const isNew = headers.authorization === 'Bearer new';
      const answer = () => {
        response.writeHead(isNew ? 200 : 401, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify(isNew ? { data: 7 } : { errors: [{ code: 'unauthorized' }] }));
      };
      setTimeout(answer, method === 'DELETE' ? 150 : 0);
    }, ORDERS);
    platform.answer({ json: { access_token: 'new' } }, TOKENS);
    const diner = await signedIn();
    const { path, schema } = order;
    const calls = [diner.get({ path, schema }), diner.post(order), diner.delete({ path, schema })];
    await expect(Promise.all(calls)).resolves.toEqual([{ data: 7 }, { data: 7 }, { data: 7 }]);
    expect(arrived(TOKENS)).toHaveLength(1);
  });

  test('ends the session when the repeated call is refused too, which is not exchanged again', async () => {
    platform.answer(ENDED, ORDERS);
    platform.answer({ json: { access_token: 'new' } }, TOKENS);
    await expect((await signedIn()).post(order)).rejects.toMatchObject({ code: 'auth/required' });
    expect(arrived(ORDERS)).toHaveLength(2);
    expect(arrived(TOKENS)).toHaveLength(1);
  });

  test.each<[what: string, answer: FakeAnswer]>([
    ['HTTP 400', { status: 400, json: { errors: [{ code: 'track_revoked' }] } }],
    ['HTTP 401', ENDED],
  ])('needs a new sign-in when its exchange is refused by %s', async (_what, answer) => {
    platform.answer(ENDED, ORDERS);
    platform.answer(answer, TOKENS);
    const diner = await signedIn();
    await expect(diner.post(order)).rejects.toMatchObject({ name: 'AppError', code: 'auth/required' });
    expect(arrived(ORDERS)).toHaveLength(1);
    await expect(diner.renewedCookie()).resolves.toBeNull();
  });

  test('needs a new sign-in without a track', async () => {
    platform.answer(ENDED, ORDERS);
    await expect((await signedIn({ trackId: null })).post(order)).rejects.toMatchObject({
      code: 'auth/required',
    });
    expect(platform.calls).toHaveLength(1);
  });

  test.each<[what: string, answer: FakeAnswer]>([
    ['answers garbage', { text: 'no JSON' }],
    ['is busy', { status: 429, headers: { 'Retry-After': '0' }, json: { errors: [] } }],
    ['is down', { status: 503, headers: { 'Retry-After': '0' }, json: { errors: [] } }],
  ])('is no reason to sign out while the exchange only %s', async (_what, answer) => {
    platform.answer(ENDED, ORDERS);
    platform.answer(answer, TOKENS);
    await expect((await signedIn()).post(order)).rejects.toMatchObject({ name: 'UpstreamError' });
    expect(arrived(ORDERS)).toHaveLength(1);
  });

  test('is no reason to exchange when the call failed otherwise', async () => {
    platform.answer({ status: 422, json: { errors: [{ code: 'time_unavailable' }] } }, ORDERS);
    await expect((await signedIn()).post(order)).rejects.toMatchObject({ status: 422 });
    expect(arrived(TOKENS)).toHaveLength(0);
  });
});
