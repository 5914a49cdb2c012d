import { expect, test, type Locator, type Page } from './test';
import { Diner } from './diner';
import { VENUES } from './environment';
import { sandbox } from './sandbox';
import { cartBar, cartLines, dishes, plusButtons } from './screen';

test.beforeEach(() => sandbox.reset());

const SCREENS = 1.5;

/** A cart of two dishes without choice, as a guest sees it on a phone once it is checked. */
async function cartOfTwo(page: Page): Promise<Diner> {
  await page.setViewportSize({ width: 390, height: 844 });
  const diner = new Diner(page, 'kz', 'ru');
  await diner.openVenue(VENUES.almaty);
  const plain = dishes(page)
    .filter({ hasNotText: diner.t('menu.oldPrice') })
    .filter({ hasNotText: /\d\+/ });
  const ids = await plusButtons(plain, diner.t).evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('data-plus')),
  );
  // A dish may stand in two places of the menu.
  for (const id of [...new Set(ids)].slice(0, 2)) await page.locator(`[data-plus="${id}"]`).first().click();
  await expect(cartBar(page, diner.t)).toHaveText(/^2\D/);
  await diner.openCart();
  await expect(cartLines(page)).toHaveCount(2);
  await diner.dockButton().waitFor();
  await expect(page.getByRole('region', { name: diner.t('cart.crossSell') })).toBeVisible();
  return diner;
}

// Holds CART-30.
test('a cart of two dishes is one and a half screens high at most', async ({ page }) => {
  const diner = await cartOfTwo(page);
  const bottomOf = (place: Locator) =>
    place.evaluate((element) => element.getBoundingClientRect().bottom + window.scrollY);
  const dock = await diner.orderDock().boundingBox();
  // The consent to advertising is the last of it; the button, with the needed consent, stands over what is under that.
  const marketing = page.getByRole('checkbox', {
    name: diner.t.markup('checkout.marketing', { doc: (chunks) => chunks }),
  });
  const height = (await bottomOf(marketing)) + (dock?.height ?? 0);
  expect(height).toBeLessThanOrEqual(844 * SCREENS);
});

test('Order is seen at once on a wide screen', async ({ page }) => {
  const diner = await cartOfTwo(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(diner.signInButton()).toBeInViewport({ ratio: 1 });
});

// Holds CHK-22.
test('an order is had on another day, at the hour and the quarter that were chosen', async ({ page }) => {
  const diner = new Diner(page, 'kz', 'ru');
  const { t } = diner;
  await diner.readyToOrder(VENUES.almaty);
  const when = page.getByRole('button', { name: new RegExp(`^${t('checkout.time_takeaway')}`) });
  await when.click();
  const days = page.getByRole('radiogroup', { name: t('checkout.day') });
  await days.getByRole('radio', { name: t('checkout.day_tomorrow') }).check({ force: true });
  await page.getByRole('combobox', { name: t('checkout.hour') }).selectOption({ index: 0 });
  const quarter = page
    .getByRole('radiogroup', { name: t('checkout.quarter') })
    .getByRole('radio')
    .last();
  await quarter.check({ force: true });
  const chosen = (await quarter.inputValue()).slice(14, 16);
  await expect(when).toContainText(`${t('checkout.day_tomorrow')}, `);
  await expect(when).toContainText(`:${chosen}`);
  const wantedAt = await quarter.inputValue();
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && /\/api\/orders$/.test(request.url()),
  );
  await diner.orderButton().click();
  expect((await sent).postDataJSON()).toMatchObject({ wantedAt });
  await diner.onOrderPage();
});
