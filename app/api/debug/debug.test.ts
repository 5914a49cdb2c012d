/** @jest-environment node */
import { NextRequest } from 'next/server';
import { setTestSettings } from '@/lib/core/env/test-settings';
import { signSwitch } from '@/lib/core/debug/debug-switch.mjs';

// Texts come of Next, which does not run here.
jest.mock('next-intl/server', () => ({ getMessages: () => Promise.resolve({}) }));

const SECRET = 'a-secret-of-the-tests-0123456789ab';
const NOW = Date.now();

/** The routes of a product with these settings. */
async function product(settings: Record<string, string>) {
  jest.resetModules();
  setTestSettings({ DEBUG_BAR: 'on', APP_ORIGIN: 'http://app.test', ...settings });
  const { GET: follow } = await import('@/app/api/debug/switch/route');
  const { DELETE: end } = await import('@/app/api/debug/route');
  const { GET: texts } = await import('@/app/api/texts/[part]/route');
  const request = (path: string, cookie = '', site = 'kz-ru-webview', method = 'GET') =>
    new NextRequest(`http://app.test${path}`, {
      method,
      headers: { 'X-Site': site, Origin: 'http://app.test', cookie },
    });
  return {
    follow: async (key: string) => {
      const response = await follow(request(`/api/debug/switch?key=${key}`));
      return {
        status: response.status,
        location: response.headers.get('location'),
        cookies: response.headers.getSetCookie(),
      };
    },
    end: async () => {
      const response = await end(request('/api/debug', '', 'kz-ru-webview', 'DELETE'), {
        params: Promise.resolve({}),
      });
      return response.headers.getSetCookie();
    },
    texts: async (cookie: string, site?: string) => {
      const response = await texts(request('/api/texts/debugBar', cookie, site), {
        params: Promise.resolve({ part: 'debugBar' }),
      });
      return response.status;
    },
  };
}

// Holds DBG-01.
describe('the debug bar', () => {
  const link = signSwitch(SECRET, 'link', NOW);
  const cookie = `debug=${signSwitch(SECRET, 'cookie', NOW)}`;

  test('is switched on by a signed link, which leads Home', async () => {
    const { follow, texts } = await product({});
    const { status, location, cookies } = await follow(link);
    expect([status, location]).toEqual([303, '/']);
    expect(cookies).toEqual([
      expect.stringMatching(/^debug=\d{10}\.[\w-]{43}; Path=\/; Max-Age=28800; HttpOnly; SameSite=Lax$/),
      'debugBar=1; Path=/; Max-Age=28800; SameSite=Lax',
    ]);
    expect(await texts(cookies[0]?.split(';')[0] ?? '')).toBe(200);
  });

  test('has cookies of its own origin alone over https', async () => {
    const { follow } = await product({ APP_ORIGIN: 'https://app.test' });
    const { cookies } = await follow(link);
    const remaining = cookies.filter((one) => !one.includes('Max-Age=0'));
    expect(remaining[0]).toMatch(/^__Host-debug=.+; HttpOnly; .*Secure/);
    expect(remaining[1]).toMatch(/^debugBar=1; .*Secure/);
  });

  test.each([
    ['forged', `${link.slice(0, 11)}${'A'.repeat(43)}`],
    ['over', signSwitch(SECRET, 'link', NOW - 16 * 60_000)],
    ['made of the cookie', signSwitch(SECRET, 'cookie', NOW)],
  ])('is not switched on by a link that is %s', async (_how, key) => {
    const { follow } = await product({});
    expect(await follow(key)).toEqual({ status: 303, location: '/', cookies: [] });
  });

  test('is nothing where the setting is off, whatever is signed', async () => {
    const { follow, texts } = await product({ DEBUG_BAR: '' });
    expect((await follow(link)).cookies).toEqual([]);
    expect(await texts(cookie)).toBe(404);
  });

  test.each([
    ['the mark alone', 'debugBar=1', undefined],
    ['the link as its cookie', `debug=${link}`, undefined],
    ['a cookie that is over', `debug=${signSwitch(SECRET, 'cookie', NOW - 9 * 3_600_000)}`, undefined],
    ['a page of the web', cookie, 'kz-ru-web'],
    ['a kiosk', cookie, 'kz-ru-kiosk'],
  ])('gives nothing to %s', async (_to, given, site) => {
    const { texts } = await product({});
    expect(await texts(given, site)).toBe(404);
  });

  test('is switched off by its own button', async () => {
    const { end } = await product({});
    expect(await end()).toEqual([
      'debug=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
      'debugBar=; Path=/; Max-Age=0; SameSite=Lax',
    ]);
  });
});
