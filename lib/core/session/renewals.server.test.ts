/** @jest-environment node */
import type { FakeAnswer } from '@/lib/core/upstream/test-platform';
import { ENDED, order, ORDERS, startSessions, TOKENS, type Sessions } from './test-signed-in';

let testbed: Sessions;
beforeAll(async () => {
  testbed = await startSessions();
});
beforeEach(() => testbed.startOver());
afterAll(() => testbed.platform.close());

describe('a token that has ended', () => {
  // Holds AUTH-23.
  test('is exchanged by the track, and the call is made once more with its own key and body', async () => {
    testbed.platform.answer([ENDED, { json: { data: 7 } }], ORDERS);
    testbed.platform.answer({ json: { access_token: 'new' } }, TOKENS);
    const diner = await testbed.signedIn();
    await expect(diner.post(order)).resolves.toEqual({ data: 7 });

    expect(
      testbed
        .arrived(ORDERS)
        .map(({ headers, body }) => [headers.authorization, headers['idempotency-key'], body]),
    ).toEqual([
      [`Bearer ${testbed.session().accessToken}`, 'cart-77777777', { positions: [1] }],
      ['Bearer new', 'cart-77777777', { positions: [1] }],
    ]);
    const [exchange] = testbed.arrived(TOKENS);
    expect(exchange?.body).toEqual({
      client_id: 'dastarkhan-web',
      grant_type: 'authorization_track_id',
      track_id: testbed.session().trackId,
    });
    expect(exchange?.headers).not.toHaveProperty('authorization');
    expect(exchange?.headers['idempotency-key']).not.toBe('cart-77777777');
  });

  // Holds AUTH-22.
  test('is noticed inside HTTP 200 too', async () => {
    testbed.platform.answer([{ json: { error_code: 401, message: 'Ended' } }, { json: { data: 7 } }], ORDERS);
    testbed.platform.answer({ json: { access_token: 'new' } }, TOKENS);
    await expect((await testbed.signedIn()).post(order)).resolves.toEqual({ data: 7 });
  });

  test('leaves a renewed cookie with the new token and the same track', async () => {
    testbed.platform.answer([ENDED, { json: { data: 7 } }], ORDERS);
    testbed.platform.answer({ json: { access_token: 'new' } }, TOKENS);
    const diner = await testbed.signedIn();
    await diner.post(order);
    const [cookie] = await diner.cookies();
    const [, sealed] =
      /^session=([^;]+); Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/.exec(cookie ?? '') ?? [];
    await expect(testbed.openSession(sealed)).resolves.toEqual({
      ...testbed.session(),
      accessToken: 'new',
      seenAt: expect.any(Number) as unknown,
    });
  });

  test('serves the later calls of the same request too', async () => {
    testbed.platform.answer([ENDED, { json: { data: 7 } }], ORDERS);
    testbed.platform.answer({ json: { access_token: 'new' } }, TOKENS);
    const diner = await testbed.signedIn();
    await diner.post(order);
    await diner.post(order);
    expect(testbed.arrived(TOKENS)).toHaveLength(1);
    expect(testbed.arrived(ORDERS).at(-1)?.headers.authorization).toBe('Bearer new');
  });

  test('is exchanged once for calls that are made together, also where one answer is slow', async () => {
    const held: (() => void)[] = [];
    testbed.platform.answer((response, { method, headers }) => {
      const isNew = headers.authorization === 'Bearer new';
      const answer = () => {
        response.writeHead(isNew ? 200 : 401, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify(isNew ? { data: 7 } : { errors: [{ code: 'unauthorized' }] }));
      };
      if (method === 'DELETE' && !isNew) held.push(answer);
      else answer();
      if (isNew) for (const answerHeld of held.splice(0)) answerHeld();
    }, ORDERS);
    testbed.platform.answer({ json: { access_token: 'new' } }, TOKENS);
    const diner = await testbed.signedIn();
    const { path, schema } = order;
    const calls = [diner.get({ path, schema }), diner.post(order), diner.delete({ path, schema })];
    await expect(Promise.all(calls)).resolves.toEqual([{ data: 7 }, { data: 7 }, { data: 7 }]);
    expect(testbed.arrived(TOKENS)).toHaveLength(1);
  });

  // Holds AUTH-24, AUTH-25.
  test('ends the session when the repeated call is refused too, which is not exchanged again', async () => {
    testbed.platform.answer(ENDED, ORDERS);
    testbed.platform.answer({ json: { access_token: 'new' } }, TOKENS);
    await expect((await testbed.signedIn()).post(order)).rejects.toMatchObject({ code: 'auth/required' });
    expect(testbed.arrived(ORDERS)).toHaveLength(2);
    expect(testbed.arrived(TOKENS)).toHaveLength(1);
    expect(
      testbed.arrived(testbed.trackPath()).map(({ method, headers }) => [method, headers.authorization]),
    ).toEqual([['DELETE', undefined]]);
  });

  // Holds AUTH-31.
  test.each<[what: string, answer: FakeAnswer]>([
    ['HTTP 400', { status: 400, json: { errors: [{ code: 'track_revoked' }] } }],
    ['HTTP 401', ENDED],
  ])('needs a new sign-in when its exchange is refused by %s', async (_what, answer) => {
    testbed.platform.answer(ENDED, ORDERS);
    testbed.platform.answer(answer, TOKENS);
    const diner = await testbed.signedIn();
    await expect(diner.post(order)).rejects.toMatchObject({
      name: 'AppError',
      code: 'auth/required',
      options: { details: { problem: 'track' } },
    });
    expect(testbed.arrived(ORDERS)).toHaveLength(1);
    await expect(diner.cookies()).resolves.toEqual([
      'session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
      'signedIn=; Path=/; Max-Age=0; SameSite=Lax',
    ]);
    // No call is made for a session that is over.
    await expect(diner.post(order)).rejects.toMatchObject({ code: 'auth/required' });
    expect(testbed.arrived(ORDERS)).toHaveLength(1);
  });

  // Holds AUTH-28.
  test('needs a new sign-in without a track, which is an error of its own', async () => {
    testbed.platform.answer(ENDED, ORDERS);
    await expect((await testbed.signedIn({ trackId: null })).post(order)).rejects.toMatchObject({
      code: 'auth/required',
      options: { details: { problem: 'track-missing' } },
    });
    expect(testbed.platform.calls).toHaveLength(1);
  });

  test.each<[what: string, answer: FakeAnswer]>([
    ['answers garbage', { text: 'no JSON' }],
    ['is busy', { status: 429, headers: { 'Retry-After': '0' }, json: { errors: [] } }],
    ['is down', { status: 503, headers: { 'Retry-After': '0' }, json: { errors: [] } }],
  ])('is no reason to sign out while the exchange only %s', async (_what, answer) => {
    testbed.platform.answer(ENDED, ORDERS);
    testbed.platform.answer(answer, TOKENS);
    await expect((await testbed.signedIn()).post(order)).rejects.toMatchObject({ name: 'UpstreamError' });
    expect(testbed.arrived(ORDERS)).toHaveLength(1);
  });

  test('is no reason to exchange when the call failed otherwise', async () => {
    testbed.platform.answer({ status: 422, json: { errors: [{ code: 'time_unavailable' }] } }, ORDERS);
    await expect((await testbed.signedIn()).post(order)).rejects.toMatchObject({ status: 422 });
    expect(testbed.arrived(TOKENS)).toHaveLength(0);
  });
});

describe('many requests of one browser', () => {
  /** Each with a reader of its own, as route handlers are; the platform takes only the new token. */
  async function requestTogether(count: number) {
    testbed.platform.answer((response, { headers }) => {
      const isNew = headers.authorization === 'Bearer new';
      response.writeHead(isNew ? 200 : 401, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(isNew ? { data: 7 } : { errors: [{ code: 'token_expired' }] }));
    }, ORDERS);
    testbed.platform.answer({ json: { access_token: 'new' } }, TOKENS);
    const diners = await Promise.all(Array.from({ length: count }, () => testbed.signedIn()));
    return Promise.all(diners.map((diner) => diner.post(order)));
  }

  test('many requests of one browser that find the token expired make one re-authorization', async () => {
    await expect(requestTogether(25)).resolves.toEqual(Array.from({ length: 25 }, () => ({ data: 7 })));
    expect(testbed.arrived(TOKENS)).toHaveLength(1);
  });

  test('and later requests with the expired token need no renewal', async () => {
    await requestTogether(1);
    await requestTogether(1);
    expect(testbed.arrived(TOKENS)).toHaveLength(1);
  });

  test('and a cached renewal that has ended meanwhile does not end the session', async () => {
    await requestTogether(1);
    testbed.platform.answer((response, { headers }) => {
      const isNewest = headers.authorization === 'Bearer newest';
      response.writeHead(isNewest ? 200 : 401, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(isNewest ? { data: 8 } : { errors: [{ code: 'token_expired' }] }));
    }, ORDERS);
    testbed.platform.answer({ json: { access_token: 'newest' } }, TOKENS);
    const diner = await testbed.signedIn();
    await expect(diner.post(order)).resolves.toEqual({ data: 8 });
    expect(testbed.arrived(TOKENS)).toHaveLength(2);
    expect(testbed.arrived(testbed.trackPath())).toHaveLength(0);
  });

  test('many requests of one browser of another sign-in have one of their own', async () => {
    await requestTogether(2);
    testbed.signInAgain();
    await requestTogether(2);
    expect(testbed.arrived(TOKENS)).toHaveLength(2);
  });

  test('try again when the first exchange has failed', async () => {
    testbed.platform.answer(ENDED, ORDERS);
    testbed.platform.answer({ status: 500, json: {} }, TOKENS);
    await expect((await testbed.signedIn()).post(order)).rejects.toMatchObject({ name: 'UpstreamError' });
    await expect(requestTogether(3)).resolves.toHaveLength(3);
  });
});
