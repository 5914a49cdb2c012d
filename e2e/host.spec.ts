import { expect, test, type Page } from './test';
import { findingsInBothSchemes } from './axe';
import { ownPort, VENUES } from './environment';
import { Partner } from './partner';
import { sandbox } from './sandbox';
import { dishes, dishLinks, venueCards } from './screen';
import { texts } from './texts';

const t = texts('ru');
const AGE = 21;
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

  // Holds HOST-06.
  test('has its close button in a place of its own', async ({ page }) => {
    const partner = new Partner(page);
    /** The other controls and texts within the box of the close button. */
    const under = async () => {
      const app = await partner.liveApp();
      const close = app.getByRole('button', { name: t('host.close') });
      await expect(close).toBeVisible();
      return close.evaluate((button) => {
        const box = button.getBoundingClientRect();
        return [...document.querySelectorAll('a, button, h1')]
          .filter((other) => other !== button && other.checkVisibility({ visibilityProperty: true }))
          .filter((other) => {
            const own = other.getBoundingClientRect();
            const isBeside = own.right <= box.left || own.left >= box.right;
            return !isBeside && own.bottom > box.top && own.top < box.bottom;
          })
          .map((other) => other.ariaLabel ?? other.textContent);
      });
    };
    for (const path of ['/', '/filials', `/filials/${VENUES.almaty}`]) {
      await partner.open({ path });
      expect(await under(), path).toEqual([]);
    }
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

  /** A dish, the question of age over it, and over that the one before a link that leads out. */
  async function openThreeSheets(page: Page, partner: Partner) {
    await partner.open({ path: `/filials/${VENUES.almaty}` });
    const app = await partner.liveApp();
    const label = app.getByTitle(t('menu.ageLabel', { age: AGE }));
    await app.getByRole('article').filter({ has: label }).getByRole('link').first().click();
    const dish = app
      .getByRole('dialog')
      .filter({ has: app.getByRole('button', { name: t('menu.addToCart') }) });
    await expect(dish).toBeVisible();
    const address = app.url();
    await dish.getByRole('button', { name: t('menu.addToCart') }).click();
    const age = app.getByRole('dialog', { name: t('menu.ageQuestion', { age: AGE }) });
    await expect(age).toBeVisible();
    // Texts are the restaurants' own: any of them may hold a link.
    await age.evaluate((element) => {
      const link = document.createElement('a');
      link.href = 'https://restaurant.example/';
      link.textContent = 'restaurant.example';
      element.append(link);
      link.click();
    });
    const leaving = app.getByRole('dialog', { name: t('host.leaveTitle') });
    await expect(leaving).toBeVisible();
    return { app, address, dish, age, leaving };
  }

  test('closes three sheets over each other by one press each', async ({ page }) => {
    const partner = new Partner(page);
    const { app, address, dish, age, leaving } = await openThreeSheets(page, partner);
    await partner.back();
    await expect(leaving).toBeHidden();
    await expect(age).toBeVisible();
    await partner.back();
    await expect(age).toBeHidden();
    await expect(dish).toBeVisible();
    await partner.back();
    await expect(dish).toBeHidden();
    expect(new URL(app.url()).pathname).toBe(new URL(address).pathname);
    await expect(page.locator('body')).toHaveAttribute('data-back', 'app');
    await partner.back();
    await expect(page.locator('#away')).toBeVisible();
  });

  test('takes two quick presses as two: each closes a sheet, and the page stays', async ({ page }) => {
    const partner = new Partner(page);
    const { dish, age, leaving } = await openThreeSheets(page, partner);
    const pressTwice = () =>
      page.locator('#back').evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      });
    await pressTwice();
    await expect(age).toBeHidden();
    await expect(leaving).toBeHidden();
    await expect(dish).toBeVisible();
    // The last sheet, and then the app: what is under the sheet is left by a press of its own.
    await partner.back();
    await expect(dish).toBeHidden();
    await expect(page.locator('#away')).toBeHidden();
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

  // Holds HOST-07.
  test('shows menus of its towns alone', async ({ page }) => {
    await page.goto('/filials?country=ge&language=ru&town=batumi');
    const elsewhere = (await venueCards(page).first().getAttribute('href')) ?? '';
    const partner = new Partner(page);
    const inApp = { country: 'ge', language: 'ru' };
    await partner.open({ path: elsewhere.split('?')[0], ...inApp });
    const app = await partner.app();
    await expect(app.getByRole('heading', { name: t('venues.notFoundTitle') })).toBeVisible();
    await partner.open({ path: `/filials/${VENUES.tbilisi}`, ...inApp });
    await expect(dishes(await partner.liveApp()).first()).toBeVisible();
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
