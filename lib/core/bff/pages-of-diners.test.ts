/** @jest-environment node */
import { NextRequest } from 'next/server';
import { sealedSession } from '@/lib/core/session/test-session';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

const PREORDER = '/bills/preorder/5e2a9c10-6d3f-4b21-8f5c-9a7b1c2d3e40';
const DYNAMIC = ['/orders/90031', '/typ/3107/order/90031', '/payment/success/90031', PREORDER];
const OTHERS = [
  '/profile',
  '/profile/form',
  '/profile/data',
  '/profile/gifts',
  '/profile/reservations',
  '/orders',
];

let platform: FakePlatform;
let middleware: typeof import('@/middleware').middleware;
let session: string;

beforeAll(async () => {
  platform = await startFakePlatform({ APP_ORIGIN: 'https://app.test' });
  ({ middleware } = await import('@/middleware'));
  session = await sealedSession('token');
});
afterAll(() => platform.close());

const view = (path: string, cookie = '') =>
  middleware(new NextRequest(`https://app.test${path}`, { headers: { host: 'app.test', cookie } }));

describe('a page that needs a diner', () => {
  test.each([...DYNAMIC, ...OTHERS])('%s leads a guest to the sign-in', async (path) => {
    const { status, headers } = await view(path);
    const { origin, pathname } = new URL(headers.get('location') ?? '');
    expect([status, origin]).toEqual([303, 'https://app.test']);
    expect(pathname).toMatch(/^\/(api\/)?auth/);
  });

  test('is opened by no session under a name that others could set', async () => {
    expect((await view('/profile', `__Host-session=${session}`)).status).toBe(200);
    for (const name of [
      'session',
      '__Secure-session',
      '__host-session',
      '__Host-Session',
      '__Host-session-1',
    ])
      expect([name, (await view('/profile', `${name}=${session}`)).status]).toEqual([name, 303]);
  });

  // A guest may open an order’s page too: it offers the sign-in.
  test.each([...DYNAMIC, '/filials/3107/order/90031'])('%s is not stored by any cache', async (path) => {
    const { headers } = await view(path, `__Host-session=${session}`);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });
});

test.each(['/', '/filials/3107', '/cart', '/faq', '/auth', '/profile', '/nothing'])(
  '%s is not stored by a shared cache',
  async (path) => {
    for (const cookie of ['', `__Host-session=${session}`]) {
      const { headers } = await view(path, cookie);
      expect(headers.get('cache-control')).toMatch(/^private, /);
    }
  },
);

test('the cookies of a first view are of our origin over https, and none that scripts read is a session or a device', async () => {
  const { headers } = await view('/?country=kz&language=ru');
  const set = headers.getSetCookie().filter((cookie) => !cookie.includes('Max-Age=0'));
  expect(set.length).toBeGreaterThan(2);
  for (const cookie of set) {
    expect(cookie).toMatch(/; SameSite=Lax; Secure$/);
    expect(cookie).not.toMatch(/domain=/i);
    if (!cookie.includes('; HttpOnly')) expect(cookie).not.toMatch(/^[^=]*(session|sign-in-|track|device)/i);
  }
});

test.each(['/?language=ru', '/filials/3107', '/cart', '/nothing'])(
  'two guests whose first page is %s get two device ids',
  async (path) => {
    const ids = (await Promise.all([view(path), view(path)])).map(
      ({ headers }) => /deviceId=([\w-]{8,})/.exec(headers.getSetCookie().join())?.[1],
    );
    expect(ids).not.toContain(undefined);
    expect(new Set(ids).size).toBe(2);
  },
);

test.each([
  ['/', 'camera=()', 'usb=()'],
  ['/qr-scanner', 'camera=(self)', 'usb=()'],
  ['/filials/3107/barcode-scanner', 'camera=(self)', 'usb=()'],
  ['/kiosk', 'camera=()', 'usb=(self)'],
])('%s may use what it needs: %s, %s', async (path, camera, usb) => {
  const policy = (await view(path)).headers.get('permissions-policy');
  expect(policy?.split(', ')).toEqual(expect.arrayContaining([camera, usb, 'microphone=()', 'payment=()']));
});
