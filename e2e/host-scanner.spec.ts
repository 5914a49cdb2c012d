import { expect, test } from './test';
import { MICROMARKET, ownPort, VENUES } from './environment';
import { Partner } from './partner';
import { sandbox } from './sandbox';
import { texts } from './texts';

const t = texts('ru');

test.beforeEach(() => sandbox.reset());

test.describe('scanning inside another app', () => {
  const stand = () => `http://localhost:${ownPort()}/filials/${VENUES.almaty}?source=STANDQR`;

  // Holds HOST-16.
  test('a QR code over react-native opens what it leads to', async ({ page }) => {
    const partner = new Partner(page);
    await partner.open({ path: '/qr-scanner', transport: 'react-native', controls: { scanned: stand() } });
    await partner.expectAt(`/filials/${VENUES.almaty}`);
  });

  // Holds HOST-17, HOST-18.
  test('a barcode that is answered twice puts one piece into the cart', async ({ page }) => {
    const partner = new Partner(page);
    const controls = { scanBarcode: 'twice', scanned: '4870300002747', format: 'ean_13' };
    await partner.open({ path: `/filials/${MICROMARKET}/barcode-scanner`, controls });
    const app = await partner.app();
    await expect(app.getByText(t('scanner.added', { name: 'Печенье овсяное' }))).toBeVisible();
    const counter = app.getByRole('group', { name: `${t('menu.count')}: Печенье овсяное` });
    await expect(counter).toContainText('1');
  });

  test('a scan that ends as DENIED says so, and the next one works', async ({ page }) => {
    const partner = new Partner(page);
    await partner.open({ path: '/qr-scanner', controls: { scanQr: 'DENIED', scanned: stand() } });
    const app = await partner.app();
    await expect(app.getByText(t('scanner.hostDeniedText'))).toBeVisible();
    await partner.set('scanQr', 'success');
    await app.getByRole('button', { name: t('scanner.hostOpen') }).click();
    await partner.expectAt(`/filials/${VENUES.almaty}`);
  });

  test('a scan whose answer is foreign waits for the app’s own', async ({ page }) => {
    const partner = new Partner(page);
    await partner.open({ path: '/qr-scanner', controls: { scanQr: 'foreign', scanned: stand() } });
    await expect(page.locator('#log')).toContainText('⇢');
    const app = await partner.app();
    await expect(app.getByText(t('scanner.hostAskingTitle'))).toBeVisible();
    await partner.press('release');
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
