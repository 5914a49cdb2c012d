import { expect, test } from './test';
import { Diner } from './diner';
import { VENUES } from './environment';
import { cartLines, dishLinks, plusButtons, venueCards } from './screen';

/** A dish with three pictures. */
const PHOTOGRAPHED = 3107001;
/** A dish without anything to choose: a narrow sheet on a desktop. */
const WITHOUT_CHOICES = 3107033;
const STEAK = 3107048;
/** A dish without a description. */
const COMPOTE = 3107076;

test('the system’s back closes the product and stays on the menu', async ({ page }) => {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.openVenue(VENUES.almaty);
  const before = page.url();
  await dishLinks(page).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(page.url()).toBe(before);
});

test('a dish’s pictures are stepped through by keys and buttons', { tag: '@wide' }, async ({ page }) => {
  const diner = new Diner(page, 'kz', 'ru');
  await page.goto(`/filials/${VENUES.almaty}?product=${PHOTOGRAPHED}&language=ru`);
  const dialog = page.getByRole('dialog');
  const pictures = dialog.getByRole('group', { name: diner.t('menu.pictures') });
  await expect(pictures.locator('img')).toHaveCount(1);
  await pictures.focus();
  await page.keyboard.press('ArrowRight');
  const second = pictures.getByRole('img', { name: diner.t('menu.pictureOf', { number: 2, total: 3 }) });
  await expect(second).toBeInViewport({ ratio: 0.9 });
  await expect.poll(() => second.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await dialog.getByRole('button', { name: diner.t('menu.nextPicture') }).press('Enter');
  await expect(
    pictures.getByRole('img', { name: diner.t('menu.pictureOf', { number: 3, total: 3 }) }),
  ).toBeInViewport({ ratio: 0.9 });
  await expect(second).not.toBeInViewport();
});

test('the button of a dish without choices is whole, with its price', { tag: '@wide' }, async ({ page }) => {
  const diner = new Diner(page, 'kz', 'ru');
  await page.goto(`/filials/${VENUES.almaty}?product=${WITHOUT_CHOICES}&language=ru`);
  const add = page.getByRole('dialog').getByRole('button', { name: new RegExp(diner.t('menu.addToCart')) });
  await expect(add).toBeInViewport({ ratio: 0.99 });
});

for (const [kind, dish] of [
  ['with choices', STEAK],
  ['without choices', COMPOTE],
] as const)
  test(`a dish ${kind} comes into a sheet of its final height`, async ({ page }) => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/api/menu/product?**', async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto(`/filials/${VENUES.almaty}?language=ru`);
    await dishLinks(page)
      .and(page.locator(`[data-product="${dish}"]`))
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('[aria-busy]')).toBeVisible();
    const height = () => dialog.evaluate((element: HTMLElement) => element.offsetHeight);
    const before = await height();
    arrive();
    await expect(dialog.locator('[aria-busy]')).toHaveCount(0);
    expect(await height()).toBe(before);
  });

test('another venue’s dish asks before the cart goes', async ({ page }) => {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.openVenue(VENUES.almaty);
  await diner.addPlainProduct();
  await page.goto('/filials?language=ru');
  const others = venueCards(page).and(page.locator(`:not([href="/filials/${VENUES.almaty}"])`));
  await others.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await plusButtons(page, diner.t).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(diner.t('menu.otherVenueTitle'))).toBeVisible();
  await dialog.getByRole('button', { name: diner.t('menu.keep') }).click();
  await expect(dialog).toBeHidden();
});

test('a code of another branch clears the cart, which can be had back', async ({ page }) => {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.openVenue(VENUES.almaty);
  await diner.addPlainProduct();
  await page.goto('/filials/3108?source=QR&language=ru');
  const left = page.getByText(new RegExp(diner.t('menu.cartLeft', { venue: '§' }).split('§')[1] ?? '§'));
  await expect(left).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('cart'))).toBeNull();
  await page.getByRole('button', { name: diner.t('layout.undo') }).click();
  await diner.openCart();
  await page.getByRole('button', { name: diner.t('cart.clear') }).click();
  await expect(page.getByRole('heading', { name: diner.t('cart.emptyTitle') })).toBeVisible();
  await page.getByRole('button', { name: diner.t('layout.undo') }).click();
  await expect(cartLines(page).first()).toBeVisible();
});
