import type { Frame, Page } from '@playwright/test';
import { expect, test } from './test';
import { findingsInBothSchemes } from './axe';
import { MICROMARKET, ownPort, VENUES } from './environment';
import { withCart } from './ordering';
import { Partner, TRANSPORTS } from './partner';
import { sandbox } from './sandbox';
import { dishLinks } from './screen';
import { texts } from './texts';

const t = texts('ru');
const own = () => `http://localhost:${ownPort()}`;

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
    test(`a code over ${transport} opens the page that was asked for, without the provider`, async ({
      page,
    }) => {
      const provider = toProvider(page);
      const partner = new Partner(page);
      await partner.open({ path: '/orders', transport });
      await partner.expectAt('/orders');
      expect(await partner.calls()).toContain('authorize');
      expect(provider).toEqual([]);
    });

  // Holds HOST-10, HOST-11.
  test('an app that gives no codes approves a track', async ({ page }) => {
    const provider = toProvider(page);
    const partner = new Partner(page);
    await partner.open({ path: '/orders', controls: { authorizeByCode: 'NOT_SUPPORTED' } });
    await partner.expectAt('/orders');
    expect(provider).toEqual([]);
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
  for (const code of ['FAILED', 'DENIED'])
    test(`one that ends as ${code} blocks the page with the reason, until another try opens it`, async ({
      page,
    }) => {
      const partner = new Partner(page);
      await partner.open({ path: '/orders', controls: { authorizeByCode: code } });
      const app = await partner.app();
      await expect(app.getByText(t('auth.problem_host'))).toBeVisible();
      await partner.set('authorizeByCode', 'success');
      await app.getByRole('button', { name: t('auth.again') }).click();
      await partner.expectAt('/orders');
    });

  // Holds HOST-04.
  test('one that fails without a page that was asked for leads Home, which says so', async ({ page }) => {
    const partner = new Partner(page);
    await partner.open({ path: '/auth', controls: { authorizeByCode: 'FAILED' } });
    await partner.expectAt('/');
    await expect((await partner.app()).getByText(t('host.signInFailed'))).toBeVisible();
  });

  for (const wish of ['garbage', 'twice'])
    test(`one that is answered with ${wish} signs in once`, async ({ page }) => {
      const partner = new Partner(page);
      await partner.open({ path: '/orders', controls: { authorizeByCode: wish } });
      await partner.expectAt('/orders');
      expect((await partner.calls()).filter((method) => method === 'authorize')).toHaveLength(1);
    });

  for (const wish of ['held', 'foreign'])
    test(`one whose answer is ${wish} waits for the app’s own`, async ({ page }) => {
      const partner = new Partner(page);
      await partner.open({ path: '/orders', controls: { authorizeByCode: wish } });
      const app = await partner.app();
      await expect(app.getByText(t('auth.hostTitle'))).toBeVisible();
      await expect.poll(() => partner.calls()).toContain('authorize');
      if (wish === 'foreign') await expect(page.locator('#log')).toContainText('⇢');
      await expect(app.getByText(t('auth.hostTitle'))).toBeVisible();
      await partner.press('release');
      await partner.expectAt('/orders');
    });

  test('without an app that answers the browser’s own way is open', async ({ page }) => {
    await page.goto('/orders?runtime=webview&country=kz&language=ru', { waitUntil: 'commit' });
    await page.waitForURL(/\/oauth2\/login/);
  });
});

test.describe('paying inside another app', () => {
  /** A cart that is to be paid online, ordered inside the partner's app. */
  async function order(page: Page, controls: Record<string, string>): Promise<[Partner, Frame]> {
    await withCart(page, VENUES.almaty);
    const partner = new Partner(page);
    await partner.open({ path: '/cart', controls });
    const app = await partner.liveApp();
    const method = app.getByRole('radio', { name: t('checkout.short_online'), exact: true });
    await expect(async () => {
      await method.check({ force: true, timeout: 2000 });
    }).toPass();
    const dock = app.getByRole('region', { name: t('checkout.order'), exact: true });
    await dock.getByRole('button').last().and(app.locator(':not([aria-busy="true"])')).click();
    return [partner, app];
  }
  const paymentStatus = () => sandbox.orders().then((orders) => orders.map((one) => one.paymentStatus));
  const payButton = (app: Frame) =>
    app.getByRole('button', {
      name: new RegExp(`^(${t('payments.openPayment')}|${t('payments.payAgain')})`),
    });

  // Holds HOST-14.
  for (const wish of ['success', 'twice', 'garbage'])
    test(`an answer of ${wish} leads to the order, which is paid once`, async ({ page }) => {
      const [partner] = await order(page, { pay: wish });
      await partner.expectAt(/\/typ\/\d+\/order\/\d+/);
      expect(await paymentStatus()).toEqual(['paid']);
    });

  // Holds HOST-15.
  for (const wish of ['closed', 'pretended', 'FAILED', 'DENIED', 'DISMISSED'])
    test(`an answer of ${wish} leaves the order, which the app then pays without a second one`, async ({
      page,
    }) => {
      const [partner, app] = await order(page, { pay: wish });
      await partner.expectAt(/\/payment\/(success|failure)\/\d+/);
      await expect(app.getByText(t('payments.pendingTitle'))).toBeVisible();
      expect(await paymentStatus()).toEqual(['pending']);
      await partner.set('pay', 'success');
      await payButton(app).click();
      await partner.expectAt(/\/typ\/\d+\/order\/\d+/);
      expect(await paymentStatus()).toEqual(['paid']);
    });

  test('an app that takes no money has the hosted page opened', async ({ page }) => {
    const opened = page.waitForRequest(/\/payment-page\?/);
    await order(page, { pay: 'NOT_SUPPORTED' });
    await opened;
    expect(await paymentStatus()).toEqual(['pending']);
  });

  for (const wish of ['held', 'foreign'])
    test(`an app that comes back with its answer ${wish} is waited for a moment, and the platform is asked`, async ({
      page,
    }) => {
      const [partner, app] = await order(page, { pay: wish });
      await expect.poll(() => partner.calls()).toContain('pay');
      await partner.press('resume');
      await partner.expectAt(/\/payment\/failure\/\d+|\/typ\/\d+\/order\/\d+/);
      await partner.press('release');
      await expect(app.getByRole('heading').first()).toBeVisible();
      expect(await paymentStatus()).toHaveLength(1);
    });

  test('an app that dies in the middle leaves exactly one order, which can be paid', async ({ page }) => {
    const [partner] = await order(page, { pay: 'ask' });
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goto('about:blank');
    await partner.open({ path: '/cart' });
    // The cart is that order, which waits for its money.
    await partner.expectAt(/\/orders\/\d+/);
    await payButton(await partner.liveApp()).click();
    await partner.expectAt(/\/typ\/\d+\/order\/\d+/);
    expect(await paymentStatus()).toEqual(['paid']);
  });
});

test.describe('scanning inside another app', () => {
  const stand = () => `${own()}/filials/${VENUES.almaty}?source=STANDQR`;

  // Holds HOST-16.
  for (const transport of TRANSPORTS)
    test(`a QR code over ${transport} opens what it leads to`, async ({ page }) => {
      const partner = new Partner(page);
      await partner.open({ path: '/qr-scanner', transport, controls: { scanned: stand() } });
      await partner.expectAt(`/filials/${VENUES.almaty}`);
    });

  // Holds HOST-17, HOST-18.
  for (const wish of ['success', 'twice', 'garbage'])
    test(`a barcode that is answered with ${wish} puts one piece into the cart`, async ({ page }) => {
      const partner = new Partner(page);
      const controls = { scanBarcode: wish, scanned: '4870300002747', format: 'ean_13' };
      await partner.open({ path: `/filials/${MICROMARKET}/barcode-scanner`, controls });
      const app = await partner.app();
      await expect(app.getByText(t('scanner.added', { name: 'Печенье овсяное' }))).toBeVisible();
      const counter = app.getByRole('group', { name: `${t('menu.count')}: Печенье овсяное` });
      await expect(counter).toContainText('1');
    });

  for (const [wish, words] of [
    ['DISMISSED', 'hostIdleTitle'],
    ['DENIED', 'hostDeniedText'],
    ['FAILED', 'hostFailedTitle'],
    ['held', 'hostAskingTitle'],
    ['foreign', 'hostAskingTitle'],
  ] as const)
    test(`a scan that ends as ${wish} says so, and the next one works`, async ({ page }) => {
      const partner = new Partner(page);
      await partner.open({ path: '/qr-scanner', controls: { scanQr: wish, scanned: stand() } });
      const app = await partner.app();
      await expect(app.getByText(t(`scanner.${words}`))).toBeVisible();
      if (wish === 'held' || wish === 'foreign') await partner.press('release');
      else {
        await partner.set('scanQr', 'success');
        await app.getByRole('button', { name: t('scanner.hostOpen') }).click();
      }
      await partner.expectAt(`/filials/${VENUES.almaty}`);
    });

  test('a foreign code is wrong and followed nowhere', async ({ page }) => {
    const partner = new Partner(page);
    await partner.open({ path: '/qr-scanner', controls: { scanned: 'https://evil.example/filials/3107' } });
    await expect((await partner.app()).getByText(t('scanner.wrongQr'))).toBeVisible();
    await partner.expectAt('/qr-scanner');
  });

  test('an app without a scanner leaves it to the page’s own', async ({ page }) => {
    const partner = new Partner(page);
    await partner.open({ path: '/qr-scanner', controls: { scanQr: 'absent' } });
    await expect((await partner.app()).getByRole('button', { name: t('scanner.photo') })).toBeVisible();
  });

  // Holds HOST-20.
  test('an app that may not use the camera has the page say how to allow it', async ({ page }) => {
    const partner = new Partner(page);
    await partner.open({ path: '/qr-scanner', controls: { scanQr: 'absent', camera: 'DENIED' } });
    await expect((await partner.app()).getByText(t('scanner.hostDeniedText'))).toBeVisible();
  });
});

test.describe('the app around the page', () => {
  // Holds HOST-06, HOST-23.
  test('is returned to by the close button', async ({ page }) => {
    const partner = new Partner(page);
    await partner.open();
    await (await partner.liveApp()).getByRole('button', { name: t('host.close') }).click();
    await expect(page.locator('#away')).toBeVisible();
  });

  // Holds HOST-25.
  test('steps back from a sheet, from a page, and then out', async ({ page }) => {
    const partner = new Partner(page);
    await partner.open({ path: `/filials/${VENUES.almaty}` });
    const app = await partner.liveApp();
    await expect(page.locator('body')).toHaveAttribute('data-back', 'app');
    await dishLinks(app).first().click();
    await expect(app.getByRole('dialog')).toBeVisible();
    await expect(page.locator('body')).toHaveAttribute('data-back', 'page');
    await partner.back();
    await expect(app.getByRole('dialog')).toBeHidden();
    await expect(page.locator('body')).toHaveAttribute('data-back', 'app');
    await app.goto(`${own()}/filials`);
    await expect(page.locator('body')).toHaveAttribute('data-back', 'page');
    await partner.back();
    await partner.expectAt(`/filials/${VENUES.almaty}`);
    await expect(page.locator('body')).toHaveAttribute('data-back', 'app');
    await partner.back();
    await expect(page.locator('#away')).toBeVisible();
  });

  test('gives theme, language and edges, and ends the session', async ({ page }) => {
    const partner = new Partner(page);
    await partner.open({ path: '/profile', language: 'kk' });
    await partner.expectAt('/profile');
    const html = (await partner.liveApp()).locator('html');
    await expect(html).toHaveAttribute('lang', 'kk');
    await partner.press('themeDark');
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await partner.press('insets');
    await expect(html).toHaveCSS('--safe-bottom', /34px/);
    // Holds HOST-22.
    await partner.press('signedOut');
    await partner.expectAt('/');
    await expect.poll(() => partner.calls()).toContain('clearCache');
    await (await partner.app()).goto(`${own()}/orders`);
    await expect.poll(() => partner.calls()).toContain('authorize');
  });

  // Holds HOST-08.
  test('offers its services alone, and no delivery', async ({ page }) => {
    const partner = new Partner(page);
    await partner.open();
    const app = await partner.liveApp();
    await expect(app.getByRole('radio', { name: t('service.takeaway') })).toBeChecked();
    await expect(app.getByRole('radio', { name: t('service.delivery') })).toHaveCount(0);
  });

  test('is left by a link only after a question', async ({ page }) => {
    const partner = new Partner(page);
    await partner.open({ path: `/filials/${VENUES.almaty}/details` });
    const app = await partner.liveApp();
    await app.locator('a[href^="tel:"]').first().click();
    const question = app.getByRole('dialog');
    await expect(question.getByText(t('host.leaveTitle'))).toBeVisible();
    await question.getByRole('button', { name: t('host.stay') }).click();
    await expect(question).toBeHidden();
  });

  test('and its own controls have no findings', { tag: '@wide' }, async ({ page }) => {
    const partner = new Partner(page);
    await partner.open();
    await partner.liveApp();
    expect(await findingsInBothSchemes(page)).toEqual([]);
  });
});
