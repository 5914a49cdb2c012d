import type { Page } from '@playwright/test';
import { expect, test as base } from './test';
import { ownPort, SANDBOX_RULE, SANDBOX_URL } from './environment';
import { startOwnApp, type OwnApp } from './own-app';
import { Partner } from './partner';
import { sandbox } from './sandbox';
import { startTlsProxy } from './tls-proxy';

// The app in a frame of a partner's page on another site, over https, in a browser that gives no cookies to
// such frames but those that are of the one partner alone.

const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = (launchOptions.args ?? []).filter((one) => !one.startsWith('--host-resolver-rules'));
      await use({
        ...launchOptions,
        args: [
          ...args,
          `--host-resolver-rules=${SANDBOX_RULE}, MAP *.test 127.0.0.1`,
          '--test-third-party-cookie-phaseout',
        ],
      });
    },
    { scope: 'worker' },
  ],
});
test.use({ ignoreHTTPSErrors: true });

let app: OwnApp;
let proxies: Awaited<ReturnType<typeof startTlsProxy>>[];
let origin: string;
let partnerOrigin: string;
let strangerOrigin: string;

test.beforeAll(async () => {
  const [ours, theirs] = (proxies = [await startTlsProxy(), await startTlsProxy()]) as [
    (typeof proxies)[number],
    (typeof proxies)[number],
  ];
  origin = `https://app.dastarkhan.test:${ours.port}`;
  partnerOrigin = `https://super.tumar.test:${theirs.port}`;
  strangerOrigin = `https://stranger.test:${theirs.port}`;
  app = await startOwnApp({ APP_ORIGIN: origin, FRAME_ANCESTORS: partnerOrigin });
  ours.put({ target: app.origin });
  theirs.put({ target: SANDBOX_URL, renamed: [`http://localhost:${ownPort()}`, origin] });
});
test.afterAll(async () => {
  await Promise.all([app.stop(), ...proxies.map((proxy) => proxy.stop())]);
});
test.beforeEach(() => sandbox.reset());

async function signInFramed(page: Page): Promise<Partner> {
  const partner = new Partner(page, partnerOrigin);
  await partner.open({ path: '/orders' });
  await partner.expectAt('/orders');
  return partner;
}
const signIns = async (partner: Partner) =>
  (await partner.calls()).filter((method) => method === 'authorize').length;

test.describe('in a frame of a partner’s page on another site', () => {
  test('a diner who has signed in stays so, in that partner’s page alone', async ({ page }) => {
    const partner = await signInFramed(page);
    expect(await signIns(partner)).toBe(1);
    const cookies = await page.context().cookies(origin);
    for (const name of ['__Host-session', 'signedIn', 'runtime', 'deviceId'])
      expect(cookies.find((cookie) => cookie.name === name)).toMatchObject({
        sameSite: 'None',
        secure: true,
        partitionKey: expect.stringContaining('tumar.test'),
      });
    // The frame's next page does not name its surface: that, too, is stored.
    await (await partner.app()).goto(`${origin}/profile`);
    await partner.expectAt('/profile');
    await page.reload();
    await partner.expectAt('/orders');
    expect(await signIns(partner)).toBe(0);
    // On its own, the app is another partition.
    const own = await page.context().newPage();
    await own.goto(`${origin}/`);
    expect(await own.evaluate(() => document.cookie)).not.toContain('signedIn');
    await expect(own.locator('html')).not.toHaveClass(/webview/);
  });

  test('the partner’s own scripts change and read nothing as the diner', async ({ page }) => {
    const partner = await signInFramed(page);
    const seen = await page.evaluate(async (address) => {
      const send = (path: string, init: RequestInit) =>
        fetch(address + path, { credentials: 'include', ...init }).then(
          ({ type }) => type,
          () => 'refused',
        );
      return [
        await send('/api/auth/sign-out', { method: 'POST', mode: 'no-cors' }),
        await send('/api/session', { method: 'DELETE', headers: { 'x-site': 'kz-ru-webview' } }),
        await send('/api/session', { headers: { 'x-site': 'kz-ru-webview' } }),
        await send('/api/session', {}),
      ];
    }, origin);
    // The policy of the partner's page, CORS, or our own answer without a session.
    expect(seen.slice(1)).toEqual(['refused', 'refused', 'refused']);
    await page.reload();
    await partner.expectAt('/orders');
    expect(await signIns(partner)).toBe(0);
  });

  test('a page of no partner shows nothing of the app', async ({ page }) => {
    const partner = new Partner(page, strangerOrigin);
    await partner.open({ path: '/' });
    await expect.poll(async () => (await partner.app()).url()).toMatch(/^chrome-error:/);
  });
});
