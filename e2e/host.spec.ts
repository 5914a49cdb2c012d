import { expect, test } from './test';
import { findingsInBothSchemes } from './axe';
import { ownPort, VENUES } from './environment';
import { Partner } from './partner';
import { sandbox } from './sandbox';
import { dishLinks } from './screen';
import { texts } from './texts';

const t = texts('ru');
const own = () => `http://localhost:${ownPort()}`;

test.beforeEach(() => sandbox.reset());

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
