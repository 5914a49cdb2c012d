import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { Partner, TRANSPORTS } from './partner';
import { sandbox } from './sandbox';
import { texts } from './texts';

const t = texts('ru');

test.beforeEach(() => sandbox.reset());

/** Every request to the provider's pages from here on. */
function toProvider(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/oauth2/login')) seen.push(request.url());
  });
  return seen;
}

test.describe('signing in inside another app', () => {
  // Holds HOST-01, HOST-02, HOST-03, HOST-09.
  for (const transport of TRANSPORTS)
    test(
      `a code over ${transport} opens the requested page, without the provider`,
      { tag: transport === 'android' ? '@core' : [] },
      async ({ page }) => {
        const provider = toProvider(page);
        const partner = new Partner(page);
        await partner.open({ path: '/orders', transport });
        await partner.expectAt('/orders');
        expect(await partner.calls()).toContain('authorize');
        expect(provider).toEqual([]);
      },
    );

  // Holds HOST-10, HOST-11, SES-02.
  test(
    'an app that gives no codes approves a track, which is stored nowhere that a script reads',
    { tag: '@core' },
    async ({ page }) => {
      const provider = toProvider(page);
      const partner = new Partner(page);
      const taken = page.waitForResponse('**/api/auth/track');
      await partner.open({ path: '/orders', controls: { authorizeByCode: 'NOT_SUPPORTED' } });
      const { trackId } = (await (await taken).json()) as { trackId: string };
      await partner.expectAt('/orders');
      expect(provider).toEqual([]);
      const stored = await (
        await partner.liveApp()
      ).evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
      expect(stored).not.toContain(trackId);
      expect(stored).not.toBe('[{},{},""]');
    },
  );

  test('an app that dies during a sign-in is called again and signs in once', async ({ page }) => {
    const partner = new Partner(page);
    await partner.open({ path: '/orders', controls: { authorizeByCode: 'held' } });
    await expect.poll(() => partner.calls()).toContain('authorize');
    await partner.press('die');
    await partner.set('authorizeByCode', 'success');
    await page.locator('#again').click();
    await partner.expectAt('/orders');
    expect((await partner.calls()).filter((method) => method === 'authorize')).toHaveLength(2);
  });

  // Holds HOST-13.
  test('an app that cannot sign in is said to', async ({ page }) => {
    const provider = toProvider(page);
    const partner = new Partner(page);
    await partner.open({
      path: '/orders',
      controls: { authorizeByCode: 'NOT_SUPPORTED', authorizeSimply: 'NOT_SUPPORTED' },
    });
    const app = await partner.app();
    await expect(app.getByText(t('auth.hostUnsupported'))).toBeVisible();
    expect(provider).toEqual([]);
  });

  // Holds HOST-12.
  test('a dismissed one leads Home and says nothing', async ({ page }) => {
    const partner = new Partner(page);
    await partner.open({ path: '/orders', controls: { authorizeByCode: 'ask' } });
    await page.getByRole('dialog').getByRole('button').last().click();
    await partner.expectAt('/');
    await expect((await partner.liveApp()).getByText(t('host.signInFailed'))).toHaveCount(0);
  });

  // Holds HOST-05.
  test('one that ends as FAILED blocks the page with the reason, until another try opens it', async ({
    page,
  }) => {
    const partner = new Partner(page);
    await partner.open({ path: '/orders', controls: { authorizeByCode: 'FAILED' } });
    const app = await partner.app();
    await expect(app.getByText(t('auth.problem_host'))).toBeVisible();
    await partner.set('authorizeByCode', 'success');
    await app.getByRole('button', { name: t('auth.again') }).click();
    await partner.expectAt('/orders');
  });

  // Holds HOST-04.
  test('a failure without a return page leads Home, which shows it', async ({ page }) => {
    const partner = new Partner(page);
    await partner.open({ path: '/auth', controls: { authorizeByCode: 'FAILED' } });
    await partner.expectAt('/');
    await expect((await partner.app()).getByText(t('host.signInFailed'))).toBeVisible();
  });

  test('one that is answered with garbage first signs in once', async ({ page }) => {
    const partner = new Partner(page);
    await partner.open({ path: '/orders', controls: { authorizeByCode: 'garbage' } });
    await partner.expectAt('/orders');
    expect((await partner.calls()).filter((method) => method === 'authorize')).toHaveLength(1);
  });

  test('one whose answer is foreign waits for the app’s own', async ({ page }) => {
    const partner = new Partner(page);
    await partner.open({ path: '/orders', controls: { authorizeByCode: 'foreign' } });
    const app = await partner.app();
    await expect(page.locator('#log')).toContainText('⇢');
    await expect(app.getByText(t('auth.hostTitle'))).toBeVisible();
    await partner.press('release');
    await partner.expectAt('/orders');
  });

  test('the browser’s own sign-in is open where the app does not answer', async ({ page }) => {
    await page.goto('/orders?runtime=webview&country=kz&language=ru', { waitUntil: 'commit' });
    await page.waitForURL(/\/oauth2\/login/);
  });
});
