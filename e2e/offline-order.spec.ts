import { expect, test, type Page } from './test';
import { findingsInBothSchemes } from './axe';
import { Diner } from './diner';
import { VENUES } from './environment';
import { sandbox } from './sandbox';
import { cartBar, plusButtonsInCart } from './screen';
import { texts } from './texts';

/* An order across a network that goes and comes back, in a browser that knows it. */

const t = texts('ru');

// A second try would hide the order that is made twice.
test.describe.configure({ retries: 0 });
test.beforeEach(() => sandbox.reset());

const network = (page: Page, isThere: boolean) => page.context().setOffline(!isThere);
const unsent = (page: Page) => page.getByRole('heading', { name: t('checkout.unsentTitle') });
const amount = (text: string) => Number(text.replace(/\D/g, ''));

/** The only line of the cart. */
const cartLine = (page: Page) =>
  page.evaluate(() => {
    const cart = JSON.parse(sessionStorage.getItem('cart') ?? '') as {
      lines: { productId: number; name: string; priceMinor: number; count: number }[];
    };
    const [line] = cart.lines;
    if (!line) throw new Error('The cart is empty.');
    return line;
  });

/** Presses Order without network. */
async function pressOffline(page: Page): Promise<Diner> {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.readyToOrder(VENUES.almaty);
  await network(page, false);
  await diner.orderButton().click();
  await expect(unsent(page)).toBeVisible();
  return diner;
}

// Holds OFF-08, OFF-15.
test('Order pressed without network says that nothing was sent, can be withdrawn, and pressed again makes one order', async ({
  page,
}) => {
  const diner = await pressOffline(page);
  await page.getByRole('button', { name: t('checkout.doNotSend') }).click();
  await expect(diner.orderButton()).toBeVisible();
  await network(page, true);
  await expect(diner.orderButton()).toBeEnabled();
  expect(await sandbox.orders()).toHaveLength(0);

  await network(page, false);
  await diner.orderButton().click();
  await expect(unsent(page)).toBeVisible();
  await expect(page.getByText(t('checkout.unsentText', { minutes: 15 }))).toBeVisible();
  expect(await findingsInBothSchemes(page)).toEqual([]);
  await page.getByRole('button', { name: t('checkout.sendNow') }).click();
  await expect(unsent(page)).toBeVisible();
  expect(await sandbox.orders()).toHaveLength(0);
  await network(page, true);
  await diner.onOrderPage();
  expect(await sandbox.orders()).toHaveLength(1);
});

test('a price that changed while there was no network is said on the return, before anything is ordered', async ({
  page,
}) => {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.signIn();
  await diner.openVenue(VENUES.almaty);
  await diner.addPlainProduct();
  await network(page, false);
  // A later addition stays.
  await plusButtonsInCart(page, t).first().click();
  await expect.poll(async () => (await cartLine(page)).count).toBe(2);
  const { productId, name, priceMinor } = await cartLine(page);
  await sandbox.changeProduct(productId, { priceMinor: priceMinor + 10_000 });
  await network(page, true);
  await cartBar(page, t).click();
  await page.waitForURL('**/cart');
  const news = page.getByRole('status').filter({ hasText: t('cart.newsPrice', { name }) });
  await expect(news).toBeVisible();
  await expect(diner.orderButton()).toBeEnabled();
  expect(amount(await diner.orderButton().innerText()) * 100).toBe(2 * (priceMinor + 10_000));

  // The cart stands open when the network comes back.
  await network(page, false);
  await sandbox.changeProduct(productId, { priceMinor: priceMinor + 20_000 });
  await network(page, true);
  await expect
    .poll(async () => amount(await diner.orderButton().innerText()) * 100)
    .toBe(2 * (priceMinor + 20_000));
  expect(await sandbox.orders()).toHaveLength(0);
  await diner.orderButton().click();
  await diner.onOrderPage();
  expect(await sandbox.orders()).toMatchObject([{ sumMinor: 2 * (priceMinor + 20_000) }]);
});
