import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './test';
import { findingsInBothSchemes } from './axe';
import { MICROMARKET, ownPort, VENUES } from './environment';
import { cameraArguments, photoOf } from './films';
import { sandbox } from './sandbox';
import { texts } from './texts';

const t = texts('ru');
const SCANNER = `/filials/${MICROMARKET}/barcode-scanner?language=ru`;
const QR = '/qr-scanner?language=ru';

/** Goods of the shop, each printed in another symbology (SHOP-01); the label is shown three times, far from itself. */
const LABEL = 'SORE-0133';
const FILM = [
  { symbology: 'Code128', text: LABEL },
  { symbology: 'EAN13', text: '4870300002747' },
  { symbology: 'Code39', text: LABEL },
  { symbology: 'EAN8', text: '48700177' },
  { symbology: 'Code93', text: LABEL },
  { symbology: 'UPCA', text: '036000291452' },
  { symbology: 'ITF', text: '14870055500021' },
  { symbology: 'UPCE', text: '04252614' },
];
const GOODS = {
  label: 'Котлеты, полуфабрикат',
  ean13: 'Печенье овсяное',
  ean8: 'Сок персиковый',
  upcA: 'Пельмени домашние',
  itf: 'Голубцы, полуфабрикат',
  upcE: 'Блинчики замороженные',
};

const stand = () => `http://localhost:${ownPort()}/filials/${VENUES.almaty}?source=STANDQR`;

test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const camera = await cameraArguments('codes', [{ symbology: 'QRCode', text: stand() }, ...FILM]);
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] });
    },
    { scope: 'worker' },
  ],
});
test.beforeEach(() => sandbox.reset());

const counterOf = (page: Page, name: string) =>
  page.getByRole('group', { name: `${t('menu.count')}: ${name}` });
const allowCamera = (context: BrowserContext) => context.grantPermissions(['camera']);
const refuseCamera = async (page: Page, context: BrowserContext) => {
  const session = await context.newCDPSession(page);
  const { targetInfo } = await session.send('Target.getTargetInfo');
  await session.send('Browser.setPermission', {
    permission: { name: 'camera' },
    setting: 'denied',
    origin: new URL(page.url()).origin,
    browserContextId: targetInfo.browserContextId,
  });
};
const pick = async (page: Page, code: { symbology: string; text: string }) =>
  page
    .getByLabel(t('scanner.photo'))
    .and(page.locator('input'))
    .setInputFiles({ name: 'code.jpg', mimeType: 'image/jpeg', buffer: await photoOf(code) });

// Holds SHOP-01, SHOP-02, SHOP-20, NAV-13.
test('the camera reads goods in every format, each once as long as it is in view', async ({
  page,
  context,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await allowCamera(context);
  await page.goto(SCANNER);
  for (const name of Object.values(GOODS)) await expect(counterOf(page, name), name).toBeVisible();
  await expect(counterOf(page, GOODS.label)).toContainText(/[3-9]/);
  expect(violations).toEqual([]);
  const link = page.getByRole('link', { name: new RegExp(t('menu.cart')) });
  await expect(link).toBeVisible();
});

// Holds SHOP-10, SHOP-11.
test(
  'the camera reads the code of a stand and opens its menu',
  { tag: '@core' },
  async ({ page, context }) => {
    await allowCamera(context);
    await page.goto(QR);
    await page.waitForURL(`**/filials/${VENUES.almaty}?source=STANDQR`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

// Holds SHOP-11, SHOP-26.
test('a diner finds the scanner on Home and on the list of venues, and reads a code there', async ({
  page,
  context,
}) => {
  await allowCamera(context);
  const scan = page.getByRole('banner').getByRole('link', { name: t('layout.scanQr') });
  await page.goto('/filials?country=kz&language=ru');
  await expect(scan).toBeVisible();
  await page.goto('/');
  await scan.click();
  await page.waitForURL(`**/filials/${VENUES.almaty}?source=STANDQR`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

// Holds SHOP-21.
test('the camera is off while the page is hidden, and says so when it was taken away', async ({
  page,
  context,
}) => {
  await allowCamera(context);
  await page.goto(SCANNER);
  const hint = page.getByText(t('scanner.aimBarcode'));
  await expect(hint).toBeVisible();
  const hide = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  const isOn = () => page.evaluate(() => document.querySelector('video')?.srcObject !== null);
  await hide('hidden');
  expect(await isOn()).toBe(false);
  await hide('visible');
  await expect.poll(isOn).toBe(true);
  await page.evaluate(() => {
    const stream = document.querySelector('video')?.srcObject;
    if (stream instanceof MediaStream)
      stream.getTracks().forEach((track) => track.dispatchEvent(new Event('ended')));
  });
  await expect(page.getByRole('heading', { name: t('scanner.lostTitle') })).toBeVisible();
  await page.getByRole('button', { name: t('layout.retry') }).click();
  await expect(hint).toBeVisible();
});

test('a camera that was refused leaves a photo and the digits', async ({ page, context }) => {
  await page.goto('/faq?language=ru');
  await refuseCamera(page, context);
  await page.goto(SCANNER);
  await expect(page.getByRole('heading', { name: t('scanner.deniedTitle') })).toBeVisible();
  expect(await findingsInBothSchemes(page)).toEqual([]);
  await pick(page, { symbology: 'EAN13', text: '4870300002747' });
  await expect(counterOf(page, GOODS.ean13)).toBeVisible();
  await page.getByRole('link', { name: t('scanner.enter') }).click();
  await expect(page.getByLabel(t('scanner.digits'))).toBeVisible();
});

// Holds SHOP-04, SHOP-08.
test('photos of goods: unknown, of another venue, sold out, and for adults only', async ({ page }) => {
  await page.goto(SCANNER);
  for (const text of ['96385074', '4860019001346']) {
    await pick(page, { symbology: text.length === 8 ? 'EAN8' : 'EAN13', text });
    await expect(page.getByText(t('scanner.notFoundText', { barcode: text }))).toBeVisible();
  }
  await pick(page, { symbology: 'EAN13', text: '4870300001375' });
  await expect(page.getByText(t('scanner.soldOut', { name: 'Соломка солёная' }))).toBeVisible();
  const energy = { symbology: 'EAN13', text: '4870112000115' };
  const gate = page.getByRole('dialog', { name: t('menu.ageQuestion', { age: 21 }) });
  await pick(page, energy);
  await gate.getByRole('button', { name: t('menu.ageNo') }).click();
  await expect(page.getByText(t('scanner.notAdded', { name: 'Энергетик «Кыран»' }))).toBeVisible();
  await pick(page, energy);
  await gate.getByRole('button', { name: t('menu.ageYes', { age: 21 }) }).click();
  await expect(counterOf(page, 'Энергетик «Кыран»')).toBeVisible();
});

// Holds SHOP-10.
test('codes of others are wrong and followed nowhere', async ({ page }) => {
  await page.goto(QR);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  for (const text of ['javascript:alert(1)', 'https://evil.example/filials/3107', `${stand()}&table_id=x`]) {
    await pick(page, { symbology: 'QRCode', text });
    await expect(page.getByText(t('scanner.wrongQr'))).toBeVisible();
  }
  expect(new URL(page.url()).pathname).toBe('/qr-scanner');
  expect(requested.filter((url) => url.includes('evil'))).toEqual([]);
});

test('only pages with a scanner may use the camera, and load an engine', async ({ page }) => {
  const engines: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/scanner/')) engines.push(request.url());
  });
  for (const path of [SCANNER, QR]) {
    for (const view of ['first', 'cached']) {
      const headers = (await page.goto(path))?.headers() ?? {};
      expect(headers['permissions-policy'], `${path} ${view}`).toContain('camera=(self)');
      expect(headers['content-security-policy'], `${path} ${view}`).toContain("'wasm-unsafe-eval'");
      expect(headers['content-security-policy'], `${path} ${view}`).not.toContain("'unsafe-eval'");
    }
  }
  engines.length = 0;
  for (const path of ['/', `/filials/${MICROMARKET}`, `/filials/${MICROMARKET}/barcode-manual`, '/cart']) {
    const headers = (await page.goto(path))?.headers() ?? {};
    expect(headers['permissions-policy'], path).toContain('camera=()');
    expect(headers['content-security-policy'], path).not.toContain('wasm');
  }
  expect(engines).toEqual([]);
});
