import { expect, test, type Page } from './test';
import { findings } from './axe';
import { Diner } from './diner';
import { sandbox } from './sandbox';
import { ANY, cartLines, textLike } from './screen';

test.beforeAll(() => sandbox.reset());
test.afterEach(() => sandbox.clearFaults());

const sheet = (page: Page) => page.getByRole('dialog');
const plates = (page: Page) => sheet(page).getByRole('listitem');
const toCart = (page: Page, diner: Diner) =>
  sheet(page).getByRole('button', { name: textLike(diner.t('meals.toCart', { sum: ANY })) });
const swaps = (page: Page, diner: Diner) =>
  sheet(page).getByRole('button', { name: textLike(diner.t('meals.swap', { name: ANY })) });

async function openMeal(page: Page, country: 'kz' | 'ge', language: 'ru' | 'ka'): Promise<Diner> {
  const diner = new Diner(page, country, language);
  await diner.openHome();
  await page.getByRole('button', { name: new RegExp(diner.t('home.mealTitle')) }).click();
  await expect(toCart(page, diner)).toBeEnabled();
  return diner;
}

/** The digits of an amount. */
const digits = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));

test(
  'lays a meal by one press, within five percent of the sum, and puts it into the cart',
  { tag: '@core' },
  async ({ page }) => {
    const diner = await openMeal(page, 'kz', 'ru');
    const sum = digits(await toCart(page, diner).textContent());
    expect(sum).toBeLessThanOrEqual(20_000);
    expect(sum).toBeGreaterThanOrEqual(19_000);
    expect(await findings(page)).toEqual([]);
    const count = await plates(page).count();
    await toCart(page, diner).click();
    await expect(page).toHaveURL(/\/cart/);
    await expect(cartLines(page)).toHaveCount(count);
  },
);

test('swaps a dish by its button and by a sideways swipe', async ({ page }) => {
  const diner = await openMeal(page, 'ge', 'ka');
  const before = await plates(page).first().textContent();
  await swaps(page, diner).first().click();
  await expect(plates(page).first()).not.toHaveText(before ?? '');
  const second = plates(page).nth(1);
  const earlier = await second.textContent();
  const box = await second.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 120, (box?.y ?? 0) + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 90, y);
  await page.mouse.up();
  await expect(second).not.toHaveText(earlier ?? '');
});

test('lays the table anew for other wishes', async ({ page }) => {
  const diner = await openMeal(page, 'kz', 'ru');
  await sheet(page)
    .getByRole('button', { name: diner.t('meals.more') })
    .click();
  await sheet(page)
    .getByRole('button', { name: diner.t('meals.without_meat') })
    .click();
  await expect(sheet(page).getByText(diner.t('meals.byDescription'))).toBeVisible();
  await expect(toCart(page, diner)).toBeEnabled();
  await expect(sheet(page).getByText(/шашлык|говяд|баран|казы/i)).toHaveCount(0);
});

test('says what a sum has to be where it buys no meal', async ({ page }) => {
  const diner = await openMeal(page, 'kz', 'ru');
  for (let guests = 4; guests < 8; guests += 1)
    await sheet(page)
      .getByRole('button', { name: diner.t('meals.more') })
      .click();
  await sheet(page).getByRole('slider').press('Home');
  const least = sheet(page).getByRole('button', { name: textLike(diner.t('meals.useLeast', { sum: ANY })) });
  await least.click();
  await expect(toCart(page, diner)).toBeEnabled();
});

test('says that the table could not be laid while there is no connection, and lays it afterwards', async ({
  page,
}) => {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.openHome();
  await page.route('**/api/meals?*', (route) => route.abort());
  await page.getByRole('button', { name: new RegExp(diner.t('home.mealTitle')) }).click();
  await expect(sheet(page).getByText(diner.t('meals.failedTitle'))).toBeVisible();
  await page.unroute('**/api/meals?*');
  await sheet(page)
    .getByRole('button', { name: diner.t('layout.retry') })
    .click();
  await expect(toCart(page, diner)).toBeEnabled();
});

test('Undo restores the cart that a meal has replaced', async ({ page }) => {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.readyToOrder(3107);
  await diner.openHome();
  await page.getByRole('button', { name: new RegExp(diner.t('home.mealTitle')) }).click();
  await expect(sheet(page).getByText(textLike(diner.t('meals.replaces', { venue: ANY })))).toBeVisible();
  await toCart(page, diner).click();
  await page.getByRole('button', { name: diner.t('layout.undo') }).click();
  await expect(cartLines(page)).toHaveCount(1);
});
