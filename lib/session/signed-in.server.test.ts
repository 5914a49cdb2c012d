/** @jest-environment node */
import { z } from 'zod';
import type { Site } from '@/lib/site/site';
import { startFakePlatform, type FakeAnswer, type FakePlatform } from '@/lib/upstream/fake-platform';

const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };
const DAY_MS = 24 * 3600 * 1000;
const REVOKED = { status: 204, text: '' };

/** Another sign-in each time, because a renewed token goes on serving those who came with its predecessor. */
let turn = 0;
function nextSession() {
  turn += 1;
  return {
    version: 2,
    accessToken: `old-${turn}`,
    trackId: `track-${turn}`,
    signedInAt: Date.now() - 1000,
    mark: `mark-${turn}`,
  } as const;
}
let SESSION = nextSession();
const trackPath = () => `/api/v1/oauth2/tracks/${SESSION.trackId}`;
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
beforeEach(() => {
  platform.reset();
  SESSION = nextSession();
});
afterAll(() => platform.close());

async function signedIn(part: { trackId?: string | null; seenAt?: number } = {}) {
  const sealed = await session.sealSession({ ...SESSION, seenAt: Date.now(), ...part });
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
      authorization: `Bearer ${SESSION.accessToken}`,
      'accept-language': 'ru',
      'x-fingerprint': 'device-0001',
    });
  });

  test('keeps the cookie while the token holds', async () => {
    platform.answer({ json: { data: 7 } });
    const diner = await signedIn();
    await diner.post(order);
    await expect(diner.cookies()).resolves.toEqual([]);
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
      [`Bearer ${SESSION.accessToken}`, 'cart-77777777', { positions: [1] }],
      ['Bearer new', 'cart-77777777', { positions: [1] }],
    ]);
    const [exchange] = arrived(TOKENS);
    expect(exchange?.body).toEqual({
      client_id: 'dastarkhan-web',
      grant_type: 'authorization_track_id',
      track_id: SESSION.trackId,
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
    const [cookie] = await diner.cookies();
    const [, sealed] =
      /^session=([^;]+); Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/.exec(cookie ?? '') ?? [];
    await expect(session.openSession(sealed)).resolves.toEqual({
      ...SESSION,
      accessToken: 'new',
      seenAt: expect.any(Number) as unknown,
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
    expect(arrived(trackPath()).map(({ method, headers }) => [method, headers.authorization])).toEqual([
      ['DELETE', undefined],
    ]);
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
    await expect(diner.cookies()).resolves.toEqual([
      'session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
      'signedIn=; Path=/; Max-Age=0; SameSite=Lax',
    ]);
    // Nobody asks in the name of a session that is over.
    await expect(diner.post(order)).rejects.toMatchObject({ code: 'auth/required' });
    expect(arrived(ORDERS)).toHaveLength(1);
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

describe('a hundred requests of one browser', () => {
  /** Each with a reader of its own, as route handlers are; the platform takes only the new token. */
  async function askTogether(count: number) {
    platform.answer((response, { headers }) => {
      const isNew = headers.authorization === 'Bearer new';
      response.writeHead(isNew ? 200 : 401, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(isNew ? { data: 7 } : { errors: [{ code: 'token_expired' }] }));
    }, ORDERS);
    platform.answer({ json: { access_token: 'new' } }, TOKENS);
    const diners = await Promise.all(Array.from({ length: count }, () => signedIn()));
    return Promise.all(diners.map((diner) => diner.post(order)));
  }

  test('that find the token ended make one re-authorization', async () => {
    await expect(askTogether(100)).resolves.toEqual(Array.from({ length: 100 }, () => ({ data: 7 })));
    expect(arrived(TOKENS)).toHaveLength(1);
  });

  test('and those that still come with the ended token just after need none', async () => {
    await askTogether(1);
    await askTogether(1);
    expect(arrived(TOKENS)).toHaveLength(1);
  });

  test('and a kept renewal that has ended meanwhile costs nobody the session', async () => {
    await askTogether(1);
    platform.answer((response, { headers }) => {
      const isNewest = headers.authorization === 'Bearer newest';
      response.writeHead(isNewest ? 200 : 401, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(isNewest ? { data: 8 } : { errors: [{ code: 'token_expired' }] }));
    }, ORDERS);
    platform.answer({ json: { access_token: 'newest' } }, TOKENS);
    const diner = await signedIn();
    await expect(diner.post(order)).resolves.toEqual({ data: 8 });
    expect(arrived(TOKENS)).toHaveLength(2);
    expect(arrived(trackPath())).toHaveLength(0);
  });

  test('of another sign-in have one of their own', async () => {
    await askTogether(2);
    SESSION = nextSession();
    await askTogether(2);
    expect(arrived(TOKENS)).toHaveLength(2);
  });

  test('try again when the first exchange has failed', async () => {
    platform.answer(ENDED, ORDERS);
    platform.answer({ status: 500, json: {} }, TOKENS);
    await expect((await signedIn()).post(order)).rejects.toMatchObject({ name: 'UpstreamError' });
    await expect(askTogether(3)).resolves.toHaveLength(3);
  });
});

describe('signing out', () => {
  test('ends the track and the token at the platform, and the cookies here', async () => {
    platform.answer(REVOKED, trackPath());
    const diner = await signedIn();
    await diner.end();
    expect(arrived(trackPath()).map(({ method, headers }) => [method, headers.authorization])).toEqual([
      ['DELETE', `Bearer ${SESSION.accessToken}`],
    ]);
    await expect(diner.cookies()).resolves.toContain('session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
  });

  test('with an ended token ends the track without it', async () => {
    platform.answer([ENDED, REVOKED], trackPath());
    await (await signedIn()).end();
    expect(arrived(trackPath()).map(({ headers }) => headers.authorization)).toEqual([
      `Bearer ${SESSION.accessToken}`,
      undefined,
    ]);
  });

  test('does so although the platform does not answer', async () => {
    platform.answer({ status: 503, json: {} }, trackPath());
    const diner = await signedIn();
    await diner.end();
    await expect(diner.cookies()).resolves.toHaveLength(2);
  });
});

describe('a deleted account', () => {
  test('is told apart, and its session goes on so that it can be restored', async () => {
    platform.answer({ status: 403, json: { errors: [{ status: '403', code: 'account_deleted' }] } }, ORDERS);
    const diner = await signedIn();
    await expect(diner.post(order)).rejects.toMatchObject({ code: 'auth/deleted-account' });
    await expect(diner.cookies()).resolves.toEqual([]);
  });
});

describe('a session that is used', () => {
  test('notes it once a day', async () => {
    const diner = await signedIn({ seenAt: Date.now() - 2 * DAY_MS });
    const [cookie] = await diner.cookies();
    const [, sealed] = /^session=([^;]+);/.exec(cookie ?? '') ?? [];
    const noted = await session.openSession(sealed);
    expect(Date.now() - (noted?.seenAt ?? 0)).toBeLessThan(60_000);
    await expect((await signedIn({ seenAt: Date.now() - DAY_MS / 2 })).cookies()).resolves.toEqual([]);
  });
});
