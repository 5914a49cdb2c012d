import { expect, test } from './test';
import { findingsInBothSchemes } from './axe';
import { Diner } from './diner';
import { VENUES } from './environment';
import { sandbox } from './sandbox';
import { choiceGroups, chooseButtons } from './screen';

test.beforeEach(() => sandbox.reset());

test('axe finds nothing on any screen, in the light and in the dark', { tag: '@wide' }, async ({ page }) => {
  // Some dozen screens, each looked through whole.
  test.setTimeout(300_000);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const diner = new Diner(page, 'kz', 'ru');
  for (const path of [
    '/?language=ru',
    '/filials?language=ru',
    '/brands',
    '/brands/booking',
    '/legal/offer',
    '/auth',
    '/cart',
    '/nothing',
  ]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('contentinfo'), path).toHaveCount(path === '/auth' ? 0 : 1);
    expect(await findingsInBothSchemes(page), path).toEqual([]);
  }
  await diner.openVenue(VENUES.almaty);
  expect(await findingsInBothSchemes(page), 'menu').toEqual([]);
  await chooseButtons(page, diner.t).first().click();
  await expect(choiceGroups(page.getByRole('dialog')).first()).toBeVisible();
  expect(await findingsInBothSchemes(page), 'product').toEqual([]);
  await page.keyboard.press('Escape');
  await diner.addPlainProduct();
  await diner.openCart();
  const { t } = diner;
  for (const row of [t('checkout.time_takeaway'), t('checkout.nameAndNote')])
    await page.getByRole('button', { name: new RegExp(`^${row}`) }).click();
  await page
    .getByRole('radiogroup', { name: t('checkout.day') })
    .getByRole('radio')
    .last()
    .check({ force: true });
  await expect(page.getByRole('combobox', { name: t('checkout.hour') })).toBeVisible();
  expect(await findingsInBothSchemes(page), 'cart').toEqual([]);
  await diner.signInButton().click();
  expect(await findingsInBothSchemes(page), 'sign-in').toEqual([]);
  await diner.passSignIn();
  await diner.onOrderPage();
  expect(await findingsInBothSchemes(page), 'order').toEqual([]);
});

test(
  'axe finds nothing on the screens of an account, in the light and in the dark',
  { tag: '@wide' },
  async ({ page }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await new Diner(page, 'kz', 'ru').signIn();
    for (const path of [
      '/profile',
      '/profile/form',
      '/profile/birthday',
      '/profile/data',
      '/profile/addresses',
      '/profile/notifications',
      '/address-map',
      '/address-form?id=4022',
    ]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await findingsInBothSchemes(page), path).toEqual([]);
    }
  },
);
