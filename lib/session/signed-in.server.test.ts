/** @jest-environment node */
import { ENDED, order, ORDERS, startSessions, type Sessions } from './test-signed-in';

let stand: Sessions;
beforeAll(async () => {
  stand = await startSessions();
});
beforeEach(() => stand.beginAnew());
afterAll(() => stand.platform.close());

const DAY_MS = 24 * 3600 * 1000;
const REVOKED = { status: 204, text: '' };

describe('a signed-in diner', () => {
  test('is nobody without a cookie of ours', async () => {
    await expect(stand.readSignedIn({ get: () => undefined })).resolves.toBeNull();
    const forged = { get: () => ({ name: 'session', value: 'Fe26.2*1*forged' }) };
    await expect(stand.readSignedIn(forged)).resolves.toBeNull();
  });

  test('asks with the bearer, in the page’s language, from the own device', async () => {
    stand.platform.answer({ json: { data: 7 } });
    const user = { path: 'api/v3/user', schema: order.schema };
    await expect((await stand.signedIn()).get(user)).resolves.toEqual({ data: 7 });
    expect(stand.platform.calls[0]?.headers).toMatchObject({
      authorization: `Bearer ${stand.session().accessToken}`,
      'accept-language': 'ru',
      'x-fingerprint': 'device-0001',
    });
  });

  test('keeps the cookie while the token holds', async () => {
    stand.platform.answer({ json: { data: 7 } });
    const diner = await stand.signedIn();
    await diner.post(order);
    await expect(diner.cookies()).resolves.toEqual([]);
  });
});

describe('signing out', () => {
  test('ends the track and the token at the platform, and the cookies here', async () => {
    stand.platform.answer(REVOKED, stand.trackPath());
    const diner = await stand.signedIn();
    await diner.end();
    expect(
      stand.arrived(stand.trackPath()).map(({ method, headers }) => [method, headers.authorization]),
    ).toEqual([['DELETE', `Bearer ${stand.session().accessToken}`]]);
    await expect(diner.cookies()).resolves.toContain('session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
  });

  test('with an ended token ends the track without it', async () => {
    stand.platform.answer([ENDED, REVOKED], stand.trackPath());
    await (await stand.signedIn()).end();
    expect(stand.arrived(stand.trackPath()).map(({ headers }) => headers.authorization)).toEqual([
      `Bearer ${stand.session().accessToken}`,
      undefined,
    ]);
  });

  test('does so although the platform does not answer', async () => {
    stand.platform.answer({ status: 503, json: {} }, stand.trackPath());
    const diner = await stand.signedIn();
    await diner.end();
    await expect(diner.cookies()).resolves.toHaveLength(2);
  });
});

describe('a deleted account', () => {
  test('is told apart, and its session goes on so that it can be restored', async () => {
    stand.platform.answer(
      { status: 403, json: { errors: [{ status: '403', code: 'account_deleted' }] } },
      ORDERS,
    );
    const diner = await stand.signedIn();
    await expect(diner.post(order)).rejects.toMatchObject({ code: 'auth/deleted-account' });
    await expect(diner.cookies()).resolves.toEqual([]);
  });
});

describe('a session that is used', () => {
  test('notes it once a day', async () => {
    const diner = await stand.signedIn({ seenAt: Date.now() - 2 * DAY_MS });
    const [cookie] = await diner.cookies();
    const [, sealed] = /^session=([^;]+);/.exec(cookie ?? '') ?? [];
    const noted = await stand.openSession(sealed);
    expect(Date.now() - (noted?.seenAt ?? 0)).toBeLessThan(60_000);
    await expect((await stand.signedIn({ seenAt: Date.now() - DAY_MS / 2 })).cookies()).resolves.toEqual([]);
  });
});
