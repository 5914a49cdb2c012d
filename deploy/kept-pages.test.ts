/** @jest-environment node */
import { setTimeout as pause } from 'node:timers/promises';
import { writtenCookie } from '@/lib/site/cookie-attributes';
import { YEAR_SECONDS } from '@/lib/site/cookies';
import { FRONT_EXPIRES } from '@/lib/cache/front-headers';
import { ASK_WHOLE } from '@/lib/site/front-request';
import { DEVICE, newVenue, startFront, untilNextSecond, type Answer, type Front } from './test-front';

describeWith('nginx', 'openssl')('the front', () => {
  let front: Front;
  beforeAll(async () => {
    front = await startFront();
  });
  beforeEach(() => front.forget());
  afterAll(() => front.stop());

  test('asks an app for a page with the parts of the key, and with nothing else of the diner', async () => {
    await untilNextSecond();
    await front.askFront(
      '/brands?utm_source=canary&language=ru',
      'canary=1; session=canary; townId=2; lang=kk',
      {
        'user-agent': 'canary',
        referer: 'https://canary.example/',
        'x-forwarded-for': '203.0.113.9',
        'x-front-second': '4000000000',
        'accept-encoding': 'canary, gzip',
        'if-none-match': '"canary"',
      },
    );
    const [call] = front.calls.filter(({ path }) => path.startsWith('/brands'));
    expect(call).toEqual({
      path: '/brands?language=ru',
      headers: {
        host: 'app.kz',
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'https',
        'x-front-second': expect.stringMatching(/^\d{10}$/) as unknown,
        'x-request-id': expect.stringMatching(/^0{20}[0-9a-f]{12}$/) as unknown,
        'accept-encoding': 'gzip',
        cookie: 'lang=kk; townId=2;',
      },
    });
    expect(Number(call?.headers['x-front-second'])).toBeLessThanOrEqual(Date.now() / 1000);
  });

  test.each([
    ['a signed-in page', '/profile'],
    ['one diner’s order', '/orders/90032'],
    ['a sign-in', '/auth?code=1&state=2'],
    ['a search', '/search?q=plov'],
    ['the code of a fridge', '/filials/3107?source=FRIDGE'],
    ['a tablet that is set up', '/kiosk?filial_id=3107'],
    ['a menu that is opened as a tablet’s', '/filials/3107?source=TABLET'],
    ['an unknown address', '/nothing'],
    ['an encoded name', '/?%6Canguage=ru'],
    ['a name that comes twice', '/?language=ru&language=en'],
    ['an unknown language', '/?language=xx'],
    ['an unknown country', '/?country=xx'],
    ['an unknown town', '/?town=nowhere'],
    ['an unknown configuration', '/?config=nobody'],
  ])('keeps nothing of %s', async (_name, path) => {
    const cookie = `${DEVICE}; __Host-session=sealed`;
    const [first, second] = [await front.askFront(path, cookie), await front.askFront(path, cookie)];
    const direct = await front.askApp(path, cookie);
    for (const answer of [first, second]) {
      expect([answer.status, answer.body, answer.headers.location]).toEqual([
        direct.status,
        direct.body,
        direct.headers.location,
      ]);
    }
    expect(await front.isKept(() => front.askFront(path, cookie))).toBe(false);
  });

  test.each([
    ['a cookie twice', 'lang=ru; lang=en'],
    ['an encoded value', 'lang=%72u'],
    ['a service that there is none of', 'service=dinner'],
    ['a town that the country has none of', 'townId=101'],
    ['a configuration that nobody knows', 'config=nobody'],
  ])('keeps no copy for %s', async (_name, cookie) => {
    const asked = () => front.askFront('/', `${DEVICE}; ${cookie}`);
    expect(await front.isKept(asked)).toBe(false);
    expect((await asked()).body).toBe((await front.askApp('/', `${DEVICE}; ${cookie}`)).body);
  });

  test('asks again with all of the diner’s own where the app has no page for everybody', async () => {
    // As a front that is older than the app.
    const answer = await front.askApp('/profile', DEVICE, { 'x-front-second': '1700000000' });
    expect(answer.headers).toMatchObject({ 'x-accel-redirect': ASK_WHOLE['X-Accel-Redirect'] });
    front.pages.ownPath = '/qr-scanner';
    const seen = await front.callsDuring(() =>
      front.askFront('/qr-scanner', `${DEVICE}; __Host-session=sealed`),
    );
    expect(seen).toBe(2);
    expect(front.calls.at(-1)?.headers.cookie).toContain('sealed');
    expect(front.calls.at(-1)?.headers['x-front-second']).toBeUndefined();
  });

  describe('on a first visit', () => {
    const cookiesOf = ({ headers }: Answer) => headers['set-cookie'] ?? [];
    const deviceOf = (answer: Answer) =>
      /^deviceId=([^;]+);/.exec(cookiesOf(answer).find((cookie) => /^deviceId=[^;]/.test(cookie)) ?? '')?.[1];

    test.each([
      ['web', '/', ''],
      ['webview', '/', 'runtime=webview'],
      ['kiosk', '/kiosk/filials/3107', 'runtime=webview'],
    ] as const)(
      'gives a %s the same cookies as the apps, with an id of its own',
      async (surface, path, cookie) => {
        const [one, other] = [await front.askFront(path, cookie), await front.askFront(path, cookie)];
        const ids = [deviceOf(one), deviceOf(other)];
        expect(new Set(ids).size).toBe(2);
        const scope = { surface, isHttps: true };
        for (const [index, answer] of [one, other].entries()) {
          const device = { name: 'deviceId', value: ids[index] ?? '', maxAge: YEAR_SECONDS };
          expect(cookiesOf(answer)).toEqual(writtenCookie(device, scope));
          expect(ids[index]).toMatch(/^[0-9a-f]{20}$/);
        }
      },
    );

    test('gives those that the address asks for to everybody of that address, and the device’s to none but one', async () => {
      await untilNextSecond();
      const [one, other] = [
        await front.askFront('/towns?town=astana', ''),
        await front.askFront('/towns?town=astana', ''),
      ];
      const direct = cookiesOf(await front.askApp('/towns?town=astana', ''));
      const without = (cookies: string[]) => cookies.filter((cookie) => !cookie.startsWith('deviceId'));
      expect(without(cookiesOf(one))).toEqual(without(direct));
      expect(without(cookiesOf(other))).toEqual(without(direct));
      expect(deviceOf(one)).not.toBe(deviceOf(other));
    });

    test('and on no later one', async () => {
      await front.askFront('/', '');
      expect(cookiesOf(await front.askFront('/'))).toEqual([]);
    });
  });

  test.each([
    ['another status', 404, {}],
    ['a failure', 503, {}],
    ['no version of the page cache', 200, { etag: '"x"' }],
    ['another kind of body', 200, { 'content-type': 'text/x-component' }],
    ['a cookie of one diner', 200, { 'set-cookie': ['__Host-session=sealed; Path=/'] }],
    ['a device’s cookie', 200, { 'set-cookie': ['lang=ru; Path=/', 'deviceId=a-device-1; Path=/'] }],
  ])('keeps nothing with %s', async (_name, status, headers) => {
    Object.assign(front.pages, { status, headers });
    const path = newVenue();
    const first = await front.askFront(path);
    expect(first.headers[FRONT_EXPIRES.toLowerCase()]).toBeUndefined();
    expect(await front.isKept(() => front.askFront(path))).toBe(false);
  });

  test('has one request on its way for a page that fifty ask for', async () => {
    front.pages.delayMs = 200;
    const path = newVenue();
    const answers = await Promise.all(Array.from({ length: 50 }, () => front.askFront(path)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(front.mostAtOnce()).toBe(1);
  });

  test('shows a page once more while the next is made, and has that one afterwards', async () => {
    await front.askFront('/filials/3108');
    front.pages.edition = 'changed';
    const bodies = [];
    do {
      bodies.push((await front.askFront('/filials/3108')).body);
      await pause(5);
    } while (!bodies.at(-1)?.endsWith('changed'));
    expect(bodies[0]).not.toContain('changed');
  });

  test('takes a page anew within its second where an app asks it to, under the key that it has', async () => {
    const asked = () =>
      front.askFront('/filials/3112?service=express', `${DEVICE}; lang=kk; townId=2`, {
        'accept-encoding': 'gzip, br',
      });
    await untilNextSecond();
    await asked();
    const { path = '', headers = {} } = front.calls.at(-1) ?? {};
    front.pages.edition = 'changed';
    expect((await asked()).body).toMatch(/first$/);
    const { host, cookie, 'accept-encoding': encoding } = headers;
    const answer = await front.askInside(path, {
      ...(host && { host }),
      ...(cookie && { cookie }),
      ...(typeof encoding === 'string' && { 'accept-encoding': encoding }),
    });
    expect(answer.status).toBe(200);
    expect(front.calls.at(-1)).toMatchObject({ path, headers: { cookie, 'x-forwarded-proto': 'https' } });
    expect((await asked()).body).toMatch(/changed$/);
  });

  test('keeps an old page of an app for nobody’s second view', async () => {
    await untilNextSecond();
    front.pages.headers = { 'x-nextjs-cache': 'STALE' };
    await front.askFront('/filials/3109');
    front.pages.headers = {};
    front.pages.edition = 'changed';
    await front.askFront('/filials/3109');
    await pause(100);
    expect((await front.askFront('/filials/3109')).body).toMatch(/changed$/);
  });

  test('shows what it has while no app answers, and says so of what it has not', async () => {
    const before = await front.askFront('/filials/3110');
    await front.killApp();
    await untilNextSecond();
    await untilNextSecond();
    for (const number of [1, 2, 3])
      expect([number, (await front.askFront('/filials/3110')).body]).toEqual([number, before.body]);
    expect((await front.askFront('/filials/3111')).status).toBe(502);
    await front.reviveApp();
    await pause(2100);
    front.pages.status = 503;
    expect((await front.askFront('/filials/3110')).status).toBe(200);
  });

  test('knows the version that a browser has, and answers HEAD from the same page', async () => {
    const path = newVenue();
    const { headers } = await front.askFront(path, DEVICE, { 'accept-encoding': 'gzip' });
    const again = await front.askFront(path, DEVICE, {
      'accept-encoding': 'gzip',
      'if-none-match': headers.etag ?? '',
    });
    expect([again.status, again.body]).toEqual([304, '']);
    const head = await front.askFront(path, DEVICE, {}, 'HEAD');
    expect([head.status, head.body, head.headers.etag]).toEqual([200, '', headers.etag]);
    expect(headers['cache-control']).toBe('private, max-age=0, must-revalidate');
  });

  test.each([
    ['br', 'gzip, deflate, br, zstd'],
    ['br', 'br;q=1.0, gzip;q=0.8'],
    ['gzip', 'gzip'],
    ['gzip', 'br;q=0, gzip;q=0.5'],
    ['gzip', 'x-br, GZIP'],
    [undefined, 'br;q=0.000, gzip; q=0'],
    [undefined, 'identity'],
    [undefined, 'brotli, gzipped'],
  ])('asks for %s where a browser takes %s', async (encoding, accepted) => {
    await front.askFront(newVenue(), DEVICE, { 'accept-encoding': accepted });
    expect(front.calls.at(-1)?.headers['accept-encoding']).toBe(encoding);
  });

  test.each([
    'rsc',
    'next-router-prefetch',
    'next-router-segment-prefetch',
    'next-router-state-tree',
    'next-url',
  ])('leaves what the browser’s router asks for with %s to the apps', async (name) => {
    const asked = () => front.askFront(newVenue(), DEVICE, { [name]: '1' });
    expect(await front.isKept(asked)).toBe(false);
    expect(front.calls.at(-1)?.headers[name]).toBe('1');
  });
});
