import { Diner } from './diner';
import { VENUES } from './environment';
import { test } from './network';
import { dishes, dishLinks, plusButtons, plusButtonsInCart } from './screen';
import { expect, type Page } from './test';

/* A network that is lost before the page is touched, and of which the device knows nothing: the line is dead. */

/** Longer than the page waits before it looks again whether our server answers, twice. */
const LOOKED_TWICE_MS = 5000;

/** When the document was opened: another one after a reload. */
const openedAt = (page: Page) => page.evaluate(() => performance.timeOrigin);
const storedPieces = (page: Page) =>
  page.evaluate(() => {
    const cart = JSON.parse(sessionStorage.getItem('cart') ?? 'null') as {
      lines: { count: number }[];
    } | null;
    return cart?.lines.map(({ count }) => count) ?? [];
  });

test('a dish that cannot be marked as added without network is not added, and is by one press when it is back', async ({
  page,
  network,
}) => {
  const diner = new Diner(page, 'kz', 'kk');
  await diner.openVenue(VENUES.almaty);
  const [shown, opened] = [await dishes(page).count(), await openedAt(page)];
  network.cut();
  await plusButtons(page, diner.t).first().click();
  await expect(page.getByText(diner.t('menu.failedText'))).toBeVisible();
  expect(await storedPieces(page)).toEqual([]);

  network.restore();
  await plusButtons(page, diner.t).first().click();
  await expect(plusButtonsInCart(page, diner.t).first()).toBeVisible();
  await page.waitForTimeout(LOOKED_TWICE_MS);
  expect(await storedPieces(page)).toEqual([1]);
  await expect(dishes(page)).toHaveCount(shown);
  expect(await openedAt(page)).toBe(opened);
});

test('a dish that cannot open without network says so, and stays open when it is back', async ({
  page,
  network,
}) => {
  const diner = new Diner(page, 'ge', 'ka');
  await diner.openVenue(VENUES.tbilisi);
  const opened = await openedAt(page);
  network.cut();
  await dishLinks(page).first().click();
  await expect(page.getByText(diner.t('menu.failedText'))).toBeVisible();
  await expect(dishes(page).first()).toBeVisible();

  network.restore();
  await dishLinks(page).nth(1).click();
  const name = await dishLinks(page).nth(1).innerText();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.waitForTimeout(LOOKED_TWICE_MS);
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  expect(await openedAt(page)).toBe(opened);
});
