/** @jest-environment node */
import { NextRequest } from 'next/server';
import { LIMITS } from '@/lib/core/bff/limits';
import { signKioskCode, signKioskLink } from '@/lib/core/session/kiosk-invitation.mjs';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';
import { OPENED, product, QUOTE, SECRET, VENUE } from './test-product';

const NEW_SECRET = 'b-secret-of-the-tests-0123456789ab';
const DAY_MS = 24 * 3600 * 1000;
const SESSIONS = '/takeaway/v1/tablet/sessions';

let platform: FakePlatform;
beforeAll(async () => {
  platform = await startFakePlatform();
});
afterAll(() => platform.close());
beforeEach(() => {
  platform.reset();
  platform.answer({ status: 201, json: { data: OPENED } }, SESSIONS);
});
afterEach(() => jest.useRealTimers());

const CALLS = [
  'opens a session',
  'prints',
  'quotes',
  'orders',
  'orders as a page of the web',
  'reads its order',
] as const;
const NOT_ENROLLED = { status: 403, body: { error: { code: 'kiosk/not-enrolled' } } };

// Holds KIOSK-34.
describe('where enrolment is required', () => {
  test.each(CALLS)('a stranger %s nowhere, whatever device the browser names', async (what) => {
    const { ordering } = await product();
    for (const cookie of ['', 'deviceId=made-up-0001', 'kiosk=made-up; deviceId=made-up-0002'])
      await expect(ordering(cookie)[what]()).resolves.toMatchObject(NOT_ENROLLED);
    expect(platform.calls).toEqual([]);
  });

  test.each(CALLS.filter((what) => what !== 'reads its order'))(
    'a tablet of another restaurant %s nowhere else',
    async (what) => {
      const { ordering, enrolled } = await product();
      await expect(ordering(await enrolled(3108))[what]()).resolves.toMatchObject(NOT_ENROLLED);
      expect(platform.calls).toEqual([]);
    },
  );

  test.each(CALLS)('a tablet that is enrolled %s', async (what) => {
    const { ordering, enrolled } = await product();
    const { status, body } = await ordering(await enrolled())[what]();
    expect([status, body?.error?.code]).not.toEqual([403, 'kiosk/not-enrolled']);
  });

  test('a tablet is known to the platform by its enrolment, whatever its browser says now', async () => {
    const { enrolled, open } = await product();
    const cookie = await enrolled(VENUE, 'deviceId=tablet-0001');
    await open(`${cookie}; deviceId=made-up-0002`);
    expect(platform.calls[0]?.headers).toMatchObject({ 'x-fingerprint': 'tablet-0001' });
  });

  test('a diner who orders on the web needs no tablet', async () => {
    const { ordering } = await product();
    const { POST: quote } = await import('@/app/api/cart/quote/route');
    await expect(ordering('').quotes()).resolves.toMatchObject(NOT_ENROLLED);
    const request = new NextRequest('http://app.test/api/cart/quote', {
      method: 'POST',
      headers: { 'x-site': 'kz-ru-web', 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      body: JSON.stringify({ ...QUOTE, venueId: VENUE }),
    });
    const response = await quote(request, { params: Promise.resolve({}) });
    expect(response.status).not.toBe(403);
  });
});

// Holds KIOSK-34.
test('any tablet opens a kiosk’s session where enrolment is not required', async () => {
  const { open } = await product({ KIOSK_ENROLMENT: 'off' });
  await expect(open('')).resolves.toMatchObject({ status: 200 });
});

// Holds KIOSK-35.
describe('a link', () => {
  const newLink = () => signKioskLink(SECRET, VENUE, Date.now());

  test('enrols the tablet that opens it, and leads to its kiosk', async () => {
    const { follow, state } = await product();
    const { status, location, cookies } = await follow(newLink());
    expect([status, location]).toEqual([303, '/kiosk?filial_id=3107&source=TABLET']);
    expect(cookies).toEqual([
      expect.stringMatching(/^kiosk=Fe26\.2\*\S+~2; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/),
    ]);
    await expect(state(cookies[0]?.split(';')[0] ?? '')).resolves.toEqual({
      isRequired: true,
      venueId: VENUE,
    });
  });

  test('has a cookie of our own origin alone over https, and is not used up by a preview of it', async () => {
    const { follow } = await product({ APP_ORIGIN: 'https://app.test' });
    const key = newLink();
    expect((await follow(key)).cookies).toEqual([]);
    const image = { 'sec-fetch-mode': 'no-cors', cookie: 'deviceId=tablet-0001' };
    expect((await follow(key, { headers: image })).cookies).toEqual([]);
    const { cookies } = await follow(key, { headers: { 'sec-fetch-mode': 'navigate' } });
    const remaining = cookies.filter((one) => !one.includes('Max-Age=0'));
    expect(remaining).toEqual([expect.stringMatching(/^__Host-kiosk=.+; HttpOnly; SameSite=Lax; Secure$/)]);
  });

  test('enrols an older browser, which does not say that it navigates, once it is known as a device', async () => {
    const { follow } = await product({ APP_ORIGIN: 'https://app.test' });
    const { cookies } = await follow(newLink(), { headers: { cookie: 'deviceId=tablet-0001' } });
    expect(cookies.filter((one) => one.startsWith('__Host-kiosk=Fe26'))).toHaveLength(1);
  });

  test('works again for the tablet that has lost the answer, and for no other', async () => {
    const { follow, type } = await product();
    const now = Date.now();
    const key = signKioskLink(SECRET, VENUE, now);
    const by = (deviceId: string) => ({ cookie: `deviceId=${deviceId}` });
    expect((await follow(key, { headers: by('tablet-0001') })).cookies).toHaveLength(1);
    expect((await follow(key, { headers: by('tablet-0001') })).cookies).toHaveLength(1);
    expect((await follow(key, { headers: by('tablet-0002') })).cookies).toEqual([]);
    // The code that is printed with the link is of the same tablet.
    const code = signKioskCode(SECRET, VENUE, now);
    await expect(type(code, by('tablet-0002'))).resolves.toMatchObject({ status: 403 });
    await expect(type(code, by('tablet-0001'))).resolves.toMatchObject({ status: 200 });
  });

  test('works once', async () => {
    const { follow } = await product();
    const key = newLink();
    expect((await follow(key)).cookies).toHaveLength(1);
    expect(await follow(key)).toMatchObject({ status: 303, cookies: [] });
  });

  test.each([
    ['forged', (key: string) => key.slice(0, 11) + 'A'.repeat(43), VENUE],
    ['of another venue', (key: string) => key, 3108],
    ['of no venue', (key: string) => key, 'x'],
    ['over', () => signKioskLink(SECRET, VENUE, Date.now() - 16 * 60_000), VENUE],
  ])('a link that is %s enrols nothing', async (_how, change, venue) => {
    const { follow } = await product();
    expect(await follow(change(newLink()), { venue })).toMatchObject({ status: 303, cookies: [] });
  });
});

// Holds KIOSK-35.
describe('a typed code', () => {
  test('enrols the tablet, once', async () => {
    const { type, open } = await product();
    const code = signKioskCode(SECRET, VENUE, Date.now());
    const { status, body, cookies } = await type(code);
    expect([status, body]).toEqual([200, { isRequired: true, venueId: VENUE }]);
    await expect(open(cookies[0]?.split(';')[0] ?? '')).resolves.toMatchObject({ status: 200 });
    await expect(type(code)).resolves.toMatchObject({
      status: 403,
      cookies: [],
      body: { error: { code: 'kiosk/code' } },
    });
  });

  test('is not called wrong, and no try is counted, while the store does not answer', async () => {
    const { type } = await product();
    const { sharedStore } = await import('@/lib/core/shared-store/shared-store.server');
    const store = sharedStore();
    const take = jest.spyOn(store, 'take');
    const unavailable = { status: 503, cookies: [], body: { error: { code: 'upstream/unavailable' } } };
    const code = signKioskCode(SECRET, VENUE, Date.now());
    const claim = jest.spyOn(store, 'claim').mockRejectedValue(new Error('lost'));
    await expect(type(code)).resolves.toMatchObject(unavailable);
    take.mockClear();
    const isUp = jest.spyOn(store, 'isUp').mockReturnValue(false);
    await expect(type(code)).resolves.toMatchObject(unavailable);
    expect(JSON.stringify(take.mock.calls)).not.toContain('kioskCodeAtVenue');
    isUp.mockRestore();
    claim.mockRestore();
    await expect(type(code)).resolves.toMatchObject({ status: 200 });
  });

  test('a typed code of another venue enrols nothing', async () => {
    const { type } = await product();
    const answer = await type(signKioskCode(SECRET, VENUE, Date.now()), {}, 3108);
    expect(answer).toMatchObject({ status: 403, cookies: [], body: { error: { code: 'kiosk/code' } } });
  });

  test('cannot be guessed from any number of addresses and devices', async () => {
    const { type } = await product({ TRUSTED_PROXIES: '1' });
    const guess = (number: number) =>
      type(String(number).padStart(12, '0'), {
        'x-forwarded-for': `203.0.${number}.1`,
        cookie: `deviceId=made-up-${number}000`,
      });
    const statuses = [];
    for (let number = 0; number <= LIMITS.kioskCodeAtVenue.requests; number += 1)
      statuses.push((await guess(number)).status);
    expect(statuses).toEqual([...Array<number>(LIMITS.kioskCodeAtVenue.requests).fill(403), 429]);
  });
});

// Holds KIOSK-36.
test('made-up devices and addresses share one limit of a venue where any tablet may order', async () => {
  jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  const { open } = await product({ KIOSK_ENROLMENT: 'off', TRUSTED_PROXIES: '1' });
  const statuses = [];
  for (let number = 0; number <= LIMITS.kioskSessionAtVenue.requests; number += 1)
    statuses.push(
      (
        await open(`deviceId=made-up-${number}000`, VENUE, {
          'x-forwarded-for': `203.0.${number}.1`,
          'x-site': 'kz-ru-web',
        })
      ).status,
    );
  expect(statuses).toEqual([...Array<number>(LIMITS.kioskSessionAtVenue.requests).fill(200), 429]);
  jest.restoreAllMocks();
});

// Holds KIOSK-34.
test('a refused caller counts by address before any cookie is opened', async () => {
  const { open } = await product();
  const { sharedStore } = await import('@/lib/core/shared-store/shared-store.server');
  jest.spyOn(sharedStore(), 'take').mockResolvedValue(7);
  await expect(open('kiosk=made-up')).resolves.toMatchObject({
    status: 429,
    body: { error: { code: 'request/too-many' } },
  });
  jest.restoreAllMocks();
});

// Holds KIOSK-34.
describe('an enrolment', () => {
  test('is not unsealed where its cookie has no form of one', async () => {
    const unsealData = jest.fn();
    jest.doMock('iron-session', () => ({ unsealData }));
    const { open } = await product();
    for (const seal of ['made-up', 'Fe26.2*1*2~2~2', 'Fe26.2*1*2~3'])
      await expect(open(`kiosk=${seal}`)).resolves.toMatchObject(NOT_ENROLLED);
    expect(unsealData).not.toHaveBeenCalled();
    jest.dontMock('iron-session');
  });

  test('moves to a new secret with the next session, and outlives the old one', async () => {
    const cookie = await (await product()).enrolled();
    const rotating = await product({ SESSION_SECRET: `${NEW_SECRET},${SECRET}` });
    const { status, cookies } = await rotating.open(cookie);
    expect([status, cookies]).toEqual([200, [expect.stringMatching(/^kiosk=Fe26/)]]);
    const rotated = await product({ SESSION_SECRET: NEW_SECRET });
    await expect(rotated.open(cookie)).resolves.toMatchObject(NOT_ENROLLED);
    await expect(rotated.open(cookies[0]?.split(';')[0] ?? '')).resolves.toMatchObject({ status: 200 });
  });

  test('is renewed once a week, and is over after 400 days without an order', async () => {
    const { enrolled, open } = await product();
    const cookie = await enrolled();
    expect((await open(cookie)).cookies).toEqual([]);
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 8 * DAY_MS);
    expect((await open(cookie)).cookies).toEqual([expect.stringMatching(/^kiosk=Fe26/)]);
    jest.spyOn(Date, 'now').mockReturnValue(now + 401 * DAY_MS);
    await expect(open(cookie)).resolves.toMatchObject(NOT_ENROLLED);
    jest.restoreAllMocks();
  });

  test('is no session of a diner, and a session is no enrolment', async () => {
    const { enrolled, open } = await product();
    const { sealedSession } = await import('@/lib/core/session/test-session');
    await expect(open(`kiosk=${await sealedSession('token')}`)).resolves.toMatchObject(NOT_ENROLLED);
    const { openSession } = await import('@/lib/core/session/session.server');
    await expect(openSession((await enrolled()).replace(/^kiosk=/, ''))).resolves.toBeNull();
  });
});
