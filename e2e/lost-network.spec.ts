import { Diner } from './diner';
import { VENUES } from './environment';
import { test } from './network';
import { dishLinks, dishes, plusButtons, plusButtonsInCart } from './screen';
import { expect, type Page } from './test';

/* A network that is lost before the page is touched, and of which the device knows nothing: the line is dead. */

const storedCart = (page: Page) => page.evaluate(() => sessionStorage.getItem('cart'));

test('a dish that cannot be shown as added without network is not, and the menu stays', async ({
  page,
  network,
}) => {
  const diner = new Diner(page, 'kz', 'kk');
  await diner.openVenue(VENUES.almaty);
  const shown = await dishes(page).count();
  network.cut();
  await plusButtons(page, diner.t).first().click();
  await expect(page.getByText(diner.t('menu.failedText'))).toBeVisible();
  await expect(dishes(page)).toHaveCount(shown);
  expect(await storedCart(page)).toBeNull();

  network.restore();
  await expect(async () => {
    await plusButtons(page, diner.t).first().click({ timeout: 1000 });
    await expect(plusButtonsInCart(page, diner.t).first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(dishes(page)).toHaveCount(shown);
});

test('a dish that cannot open without network says so, and opens when it is back', async ({
  page,
  network,
}) => {
  const diner = new Diner(page, 'ge', 'ka');
  await diner.openVenue(VENUES.tbilisi);
  network.cut();
  await dishLinks(page).first().click();
  await expect(page.getByText(diner.t('menu.failedText'))).toBeVisible();
  await expect(dishes(page).first()).toBeVisible();

  network.restore();
  await expect(async () => {
    await dishLinks(page).first().click({ timeout: 1000 });
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2000 });
  }).toPass();
});
