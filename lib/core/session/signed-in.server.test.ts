/** @jest-environment node */
import { fakePauses } from '@/lib/core/time/test-timers';
import { ENDED, order, ORDERS, startSessions, TOKENS, type Sessions } from './test-signed-in';

let testbed: Sessions;
beforeAll(async () => {
  testbed = await startSessions();
});
beforeEach(() => testbed.startOver());
afterAll(() => testbed.platform.close());

const DAY_MS = 24 * 3600 * 1000;
const REVOKED = { status: 204, text: '' };

describe('a signed-in diner', () => {
  // Holds AUTH-15.
  test('is a guest without a cookie of ours', async () => {
    await expect(testbed.readSignedIn({ get: () => undefined })).resolves.toBeNull();
    const forged = { get: () => ({ name: 'session', value: 'Fe26.2*1*forged' }) };
    await expect(testbed.readSignedIn(forged)).resolves.toBeNull();
  });

  test('calls with the bearer token, in the page’s language, from the own device', async () => {
    testbed.platform.answer({ json: { data: 7 } });
    const user = { path: 'api/v3/user', schema: order.schema };
    await expect((await testbed.signedIn()).get(user)).resolves.toEqual({ data: 7 });
    expect(testbed.platform.calls[0]?.headers).toMatchObject({
      authorization: `Bearer ${testbed.session().accessToken}`,
      'accept-language': 'ru',
      'x-fingerprint': 'device-0001',
    });
  });

  test('keeps the cookie while the token holds', async () => {
    testbed.platform.answer({ json: { data: 7 } });
    const diner = await testbed.signedIn();
    await diner.post(order);
    await expect(diner.cookies()).resolves.toEqual([]);
  });
});

describe('a session without a track', () => {
  const TRACKS = '/api/v1/oauth2/tracks';

  test('gets one once it can be had', async () => {
    testbed.platform.answer({ status: 201, json: { data: { id: 'track-of-restored' } } }, TRACKS);
    const diner = await testbed.signedIn({ trackId: null });
    await diner.ensureTrack();
    const [cookie = ''] = await diner.cookies();
    const sealed = decodeURIComponent(/^session=([^;]+)/.exec(cookie)?.[1] ?? '');
    await expect(testbed.openSession(sealed)).resolves.toMatchObject({ trackId: 'track-of-restored' });
  });

  test('stays as it is if no track can be had, and is not given a second track', async () => {
    testbed.platform.answer({ status: 403, json: { errors: [{ code: 'account_deleted' }] } }, TRACKS);
    const without = await testbed.signedIn({ trackId: null });
    await without.ensureTrack();
    await expect(without.cookies()).resolves.toEqual([]);
    await (await testbed.signedIn()).ensureTrack();
    expect(testbed.arrived(TRACKS)).toHaveLength(1);
  });
});

describe('signing out', () => {
  test('ends the track and the token at the platform, and the cookies here', async () => {
    testbed.platform.answer(REVOKED, testbed.trackPath());
    const diner = await testbed.signedIn();
    await diner.end();
    expect(
      testbed.arrived(testbed.trackPath()).map(({ method, headers }) => [method, headers.authorization]),
    ).toEqual([['DELETE', `Bearer ${testbed.session().accessToken}`]]);
    await expect(diner.cookies()).resolves.toContain('session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
  });

  test('a sign-out with an ended token ends the track without it', async () => {
    testbed.platform.answer([ENDED, REVOKED], testbed.trackPath());
    await (await testbed.signedIn()).end();
    expect(testbed.arrived(testbed.trackPath()).map(({ headers }) => headers.authorization)).toEqual([
      `Bearer ${testbed.session().accessToken}`,
      undefined,
    ]);
  });

  test('does so although the platform does not answer', async () => {
    testbed.platform.answer({ status: 503, json: {} }, testbed.trackPath());
    const diner = await testbed.signedIn();
    await diner.end();
    await expect(diner.cookies()).resolves.toHaveLength(2);
  });
});

describe('a copy of the cookies of a signed-out diner', () => {
  test.each([
    ['although the platform did not end the track', {}],
    ['although there was no track to end', { trackId: null }],
  ])('opens nothing, %s', async (_how, part) => {
    testbed.platform.answer({ status: 500, json: {} }, testbed.trackPath());
    await (await testbed.signedIn(part)).end();
    await expect(testbed.signedIn(part)).rejects.toThrow('nobody');
    await expect(testbed.signedIn({ ...part, seenAt: Date.now() - DAY_MS / 2 })).rejects.toThrow('nobody');
  });

  test('does not affect another sign-in', async () => {
    await (await testbed.signedIn()).end();
    testbed.signInAgain();
    await expect(testbed.signedIn()).resolves.toBeDefined();
  });
});

describe('a track that the platform did not end', () => {
  const real = setTimeout;
  const pause = (ms: number) => new Promise((resolve) => real(resolve, ms));
  /** Advances the clock, and returns how many calls have arrived by then. */
  async function after(ms: number): Promise<number> {
    await jest.advanceTimersByTimeAsync(ms);
    await pause(60);
    return testbed.arrived(testbed.trackPath()).length;
  }
  beforeEach(() => {
    fakePauses();
  });
  afterEach(() => jest.useRealTimers());

  async function endBefore(answers: Parameters<typeof testbed.platform.answer>[0]): Promise<void> {
    testbed.platform.answer(answers, testbed.trackPath());
    const diner = await testbed.signedIn();
    const ended = diner.end();
    await pause(100);
    await ended;
  }

  test('is ended later, with the repetitions of a background call', async () => {
    await endBefore([{ status: 503, json: {} }, { status: 503, json: {} }, REVOKED]);
    expect(testbed.arrived(testbed.trackPath())).toHaveLength(1);
    expect(await after(9_999)).toBe(1);
    expect(await after(1)).toBe(2);
    expect(await after(999)).toBe(2);
    expect(await after(1)).toBe(3);
    expect(await after(4 * 3_600_000)).toBe(3);
  });

  test('is given up after a few hours', async () => {
    await endBefore({ status: 503, headers: { 'Retry-After': '0' }, json: {} });
    for (const wait of [10_000, 60_000, 300_000, 1_800_000, 7_200_000]) {
      await after(wait);
      for (let step = 0; step < 4; step += 1) await after(4_000);
    }
    const attempts = testbed.arrived(testbed.trackPath()).length;
    expect(attempts).toBeGreaterThan(5);
    expect(await after(24 * 3_600_000)).toBe(attempts);
  });

  test('is not ended again where the platform no longer knows it', async () => {
    await endBefore({ status: 404, json: { errors: [] } });
    expect(await after(20_000)).toBe(1);
  });
});

describe('a deleted account', () => {
  test('is distinguished, and its session goes on so that it can be restored', async () => {
    testbed.platform.answer(
      { status: 403, json: { errors: [{ status: '403', code: 'account_deleted' }] } },
      ORDERS,
    );
    const diner = await testbed.signedIn();
    await expect(diner.post(order)).rejects.toMatchObject({ code: 'auth/deleted-account' });
    await expect(diner.cookies()).resolves.toEqual([]);
  });
});

test('a deleted account whose token has ended is distinguished too', async () => {
  testbed.platform.answer(
    [ENDED, { status: 403, json: { errors: [{ status: '403', code: 'account_deleted' }] } }],
    ORDERS,
  );
  testbed.platform.answer({ json: { access_token: 'token-2' } }, TOKENS);
  const diner = await testbed.signedIn();
  await expect(diner.post(order)).rejects.toMatchObject({ code: 'auth/deleted-account' });
});

describe('a session that is used', () => {
  test('stores the day of its use once a day', async () => {
    const diner = await testbed.signedIn({ seenAt: Date.now() - 2 * DAY_MS });
    const [cookie] = await diner.cookies();
    const [, sealed] = /^session=([^;]+);/.exec(cookie ?? '') ?? [];
    const noted = await testbed.openSession(sealed);
    expect(Date.now() - (noted?.seenAt ?? 0)).toBeLessThan(60_000);
    await expect((await testbed.signedIn({ seenAt: Date.now() - DAY_MS / 2 })).cookies()).resolves.toEqual(
      [],
    );
  });
});
