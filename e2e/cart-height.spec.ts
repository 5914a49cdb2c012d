import { expect, test, type Page } from './test';
import { Diner } from './diner';
import { VENUES } from './environment';
import { sandbox } from './sandbox';
import { cartBar, dishes, plusButtons } from './screen';

test.beforeEach(() => sandbox.reset());

/** From 3,000 ₸ on, the venue's smallest delivery. */
const ENOUGH_FOR_DELIVERY = /([3-9]|\d\d)\s\d{3}\s₸/;

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

// Holds CART-33.
test('a newcomer’s cart of one dish is at most 1,000 px high as takeaway, and 1,400 as delivery', async ({
  page,
}) => {
  const diner = new Diner(page, 'kz', 'ru');
  const { t } = diner;
  await diner.openVenue(VENUES.almaty);
  const plain = dishes(page)
    .filter({ hasNotText: t('menu.oldPrice') })
    .filter({ hasNotText: /\d\+/ })
    .filter({ hasText: ENOUGH_FOR_DELIVERY });
  await plusButtons(plain, t).first().click();
  await expect(cartBar(page, t)).toBeVisible();
  await diner.openCart();
  await diner.signInButton().waitFor();
  await expect(page.getByRole('region', { name: t('cart.crossSell') })).toBeVisible();
  await expect(page.getByText(t('checkout.promoCode'), { exact: true })).toBeVisible();
  expect(await heightOf(page)).toBeLessThanOrEqual(1000);

  await page.getByText(t('service.delivery'), { exact: true }).click();
  await diner.dockButton().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('searchbox', { name: t('addresses.search') }).fill('Абая 52');
  await sheet.getByRole('list').getByRole('button').first().click();
  await sheet.getByLabel(t('addresses.apartment')).fill('41');
  await sheet.getByRole('button', { name: t('addresses.save') }).click();
  await expect(sheet).toBeHidden();
  await diner.signInButton().waitFor();
  await expect(page.getByRole('radio', { name: /70/ })).toBeVisible();
  expect(await heightOf(page)).toBeLessThanOrEqual(1400);
});
