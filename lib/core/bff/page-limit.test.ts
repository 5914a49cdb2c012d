/** @jest-environment node */
import { NextRequest } from 'next/server';
import { LIMITS, ADDRESS_TIMES } from './limits';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';
import { pageLimit } from './page-limit';
import { routeOf } from '@/lib/core/site/routes';

const limitOf = (path: string) => pageLimit({ path, route: routeOf(path) });

test.each([
  ['/search', 'search'],
  ['/orders/90032', 'page'],
  ['/typ/3107/order/90032', 'page'],
  ['/payment/success/90032', 'page'],
  ['/nothing-here', 'page'],
  ['/not-found', 'page'],
  ['/', null],
  ['/filials/3107', null],
  ['/cart', null],
  // One page for all of them.
  ['/kiosk/filials/3107/order/5', null],
  ['/kiosk/payment/success/5', null],
  ['/kiosk/payment/success/made-up', 'page'],
])('a request of %s counts as %s', (path, expected) => {
  expect(limitOf(path)).toBe(expected);
});

describe('pages requested without end', () => {
  let platform: FakePlatform;
  let middleware: typeof import('@/middleware').middleware;
  beforeAll(async () => {
    platform = await startFakePlatform();
    ({ middleware } = await import('@/middleware'));
  });
  beforeEach(() => {
    // The clock is frozen: the counted requests are not paid off meanwhile.
    jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  });
  afterAll(() => platform.close());

  const send = (path: string, address: string) =>
    middleware(
      new NextRequest(`http://app.test${path}`, {
        headers: { 'x-forwarded-for': address, cookie: 'lang=kk' },
      }),
    );

  test.each([
    ['/search?q=%D0%BF%D0%BB%D0%BE%D0%B2', 'search', '203.0.113.21'],
    ['/nothing-here', 'page', '203.0.113.22'],
  ] as const)(
    'pages requested without end of %s are answered 429 in the reader’s language',
    async (path, limit, address) => {
      const most = LIMITS[limit].requests * ADDRESS_TIMES;
      for (let time = 0; time < most; time += 1) expect((await send(path, address)).status).toBe(200);
      const refused = await send(path, address);
      expect(refused.status).toBe(429);
      expect(refused.headers.get('cache-control')).toBe('private, no-store');
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await refused.text()).toContain('Сұрау тым көп');
      expect((await send('/filials/3107', address)).status).toBe(200);
      expect((await send(path, '203.0.113.23')).status).toBe(200);
    },
  );
});
