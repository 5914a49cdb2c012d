import { expect, test, type Page } from './test';
import { findingsInBothSchemes } from './axe';
import { VENUES } from './environment';
import { sandbox } from './sandbox';
import { ANY, plusButtons, plusButtonsInCart, textLike, venueCards } from './screen';
import { texts } from './texts';

const t = texts('ru');
const DISH = 'лагман';

test.beforeEach(() => sandbox.reset());

const field = (page: Page) => page.getByRole('combobox');
const options = (page: Page) => page.getByRole('option');
const found = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link');
const kinds = (page: Page) => page.getByRole('navigation', { name: t('search.ideas') }).getByRole('link');
const foundDishes = (page: Page) =>
  page
    .getByRole('region', { name: t('search.dishes') })
    .getByRole('listitem')
    .getByRole('link');

async function openHome(page: Page): Promise<void> {
  await page.goto('/?country=kz&language=ru&town=almaty&service=takeaway');
}

async function type(page: Page, text: string): Promise<void> {
  await field(page).click();
  await field(page).fill(text);
}

test(
  'a dish is typed, picked of the suggestions, found, and opened where it is sold',
  { tag: '@core' },
  async ({ page }) => {
    await openHome(page);
    await type(page, 'лаг');
    await expect(options(page).first()).toBeVisible();
    expect(await options(page).count()).toBeLessThanOrEqual(3);
    const picked = (await options(page).first().textContent()) ?? '';
    await options(page).first().click();
    await page.waitForURL(/\/search\?q=/);
    await expect(field(page)).toHaveValue(picked);
    await expect(page.getByRole('heading', { name: t('search.dishes') })).toBeVisible();
    await expect(page.locator('mark').first()).toBeVisible();
    await foundDishes(page).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);

// Holds SRCH-34.
test('a venue is found by its name, and going back keeps the results', async ({ page }) => {
  await openHome(page);
  await page.goto('/filials?language=ru');
  const name = (await venueCards(page).first().getByRole('heading').textContent()) ?? '';
  await type(page, name);
  await field(page).press('Enter');
  await page.waitForURL(/\/search\?q=/);
  await expect(page.getByRole('heading', { name: t('search.venues'), level: 2 })).toBeVisible();
  await found(page).first().click();
  await expect(page).toHaveURL(/\/filials\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(field(page)).toHaveValue(name);
  await expect(found(page).first()).toBeVisible();
});

test('the text is in the address: a reload keeps it, going back leads out of the search', async ({
  page,
}) => {
  await openHome(page);
  await type(page, DISH);
  await field(page).press('Enter');
  await page.waitForURL(/\/search\?q=/);
  await expect(found(page).first()).toBeVisible();
  await type(page, 'плов');
  await field(page).press('Enter');
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent('плов')}`);
  await expect(page.locator('mark').first()).toHaveText(/плов/i);
  await page.reload();
  await expect(field(page)).toHaveValue('плов');
  await expect(page.locator('mark').first()).toHaveText(/плов/i);
  await page.goBack();
  await expect(page).toHaveURL(/\/(\?.*)?$/);
});

test('the history holds three texts, searches again, and can be cleared', async ({ page }) => {
  await page.goto('/search?language=ru');
  await expect(page.getByText(t('search.hint'))).toBeVisible();
  await expect(field(page)).toBeFocused();
  for (const text of ['чай', 'плов', 'самса', 'манты']) {
    await type(page, text);
    await field(page).press('Enter');
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent(text)}`);
  }
  await type(page, '');
  await expect(options(page)).toHaveText(['манты', 'самса', 'плов']);
  await options(page).nth(2).click();
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent('плов')}`);
  await type(page, '');
  await expect(options(page)).toHaveText(['плов', 'манты', 'самса']);
  await page.getByRole('button', { name: t('search.clearHistory') }).click();
  await expect(options(page)).toHaveCount(0);
  await expect(page.getByText(t('search.hint'))).toBeVisible();
});

test('cancel restores the text that was searched for, and shows the page again', async ({ page }) => {
  await page.goto(`/search?language=ru&q=${DISH}`);
  await type(page, 'что-то другое');
  await expect(found(page).first()).toBeHidden();
  await page.getByRole('button', { name: t('search.cancel') }).click();
  await expect(field(page)).toHaveValue(DISH);
  await expect(found(page).first()).toBeVisible();
});

test('the field does not move when it is used', async ({ page }) => {
  await openHome(page);
  const before = await field(page).boundingBox();
  await type(page, 'л');
  const after = await field(page).boundingBox();
  expect([after?.x, after?.y, after?.height]).toEqual([before?.x, before?.y, before?.height]);
});

test('everything works with the keyboard alone', async ({ page }) => {
  await openHome(page);
  await field(page).focus();
  await expect(page.getByRole('button', { name: t('search.cancel') })).toBeHidden();
  await page.keyboard.type('лагм');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await page.keyboard.press('Tab');
  await field(page).focus();
  await page.keyboard.type('лагм');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\?q=/);
  await expect(found(page).first()).toBeVisible();
});

// Holds SRCH-10.
test('the map is one press away, and not on the pages of a search', async ({ page }) => {
  await openHome(page);
  const map = page.getByRole('search').getByRole('link', { name: t('search.map') });
  await expect(map).toHaveAttribute('href', '/map');
  await page.goto('/search?language=ru');
  await expect(map).toHaveCount(0);
  await page.goto(`/filials/${VENUES.almaty}/search?language=ru`);
  await expect(map).toHaveCount(0);
});

test(
  'a menu is searched with a slip, in another alphabet and in another language',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto(`/filials/${VENUES.almaty}/search?language=ru`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const text of ['плов', 'plov', 'пловв', 'палау']) {
      await type(page, text);
      await field(page).press('Enter');
      await expect(found(page).first(), text).toContainText(/плов/i);
    }
    await found(page).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);

// Holds SRCH-40.
test('an empty result names the text that was searched for, and shows popular dishes of the town', async ({
  page,
}) => {
  await page.goto('/search?country=kz&language=ru&town=almaty&service=takeaway');
  await type(page, 'qqqqzzzz');
  await field(page).press('Enter');
  await expect(page.getByText(t('search.emptyTitle', { text: 'qqqqzzzz' }))).toBeVisible();
  const popular = page.getByRole('region', { name: t('search.popular') });
  await expect(popular.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: t('search.clearSearch') }).click();
  await expect(field(page)).toHaveValue('');
});

// Holds SRCH-38.
test('the plus of a found dish puts it into the cart, and its minus takes it out', async ({ page }) => {
  await page.goto('/search?country=kz&language=ru&town=almaty&service=takeaway&q=самса');
  await plusButtons(page.getByRole('main'), t).first().click();
  await expect(plusButtonsInCart(page, t)).toHaveCount(1);
  await expect(page).toHaveURL(/\/search/);
  const toCart = page.getByRole('link', { name: t('menu.cart') });
  await expect(toCart).toHaveAttribute('href', '/cart');
  const minus = page.getByRole('button', { name: textLike(t('menu.takeOne', { name: ANY, count: 1 })) });
  await minus.click();
  await expect(plusButtonsInCart(page, t)).toHaveCount(0);
  await expect(toCart).toHaveCount(0);
});

// Holds SRCH-39.
test('a search names the word that it shows instead of a misspelled one', async ({ page }) => {
  await page.goto('/search?country=kz&language=ru&town=almaty&service=takeaway&q=бишпармак');
  await expect(page.getByText(t('search.corrected', { text: 'бешбармак' }))).toBeVisible();
  await page.goto(`/filials/${VENUES.almaty}/search?q=бишпармак`);
  await expect(page.getByText(t('search.corrected', { text: 'бешбармак' }))).toBeVisible();
});

test('a search that fails says so and can be repeated', async ({ page }) => {
  await page.goto('/search?language=ru');
  await sandbox.fault({ path: '/takeaway/v2/locations', kind: 'fail', status: 500, times: 2 });
  await type(page, DISH);
  await field(page).press('Enter');
  await expect(page.getByText(t('search.failedTitle'))).toBeVisible();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: t('search.retry') }).click();
  await expect(found(page).first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the field is a form, and its page shows the results', async ({ page }) => {
    await page.goto('/?country=kz&language=ru&town=almaty&service=takeaway');
    await field(page).fill(DISH);
    await field(page).press('Enter');
    await page.waitForURL(/\/search\?q=/);
    await expect(found(page).first()).toBeVisible();
    await expect(field(page)).toHaveValue(DISH);
  });

  test('an empty field stands above kinds of food', async ({ page }) => {
    await page.goto('/search?country=kz&language=ru&town=almaty');
    await kinds(page).first().click();
    await page.waitForURL(/\/search\?q=/);
    await expect(found(page).first()).toBeVisible();
  });
});

// Holds SRCH-41.
test('a search without a text begins with kinds of food, under the history too', async ({ page }) => {
  await page.goto('/search?country=kz&language=ru&town=almaty');
  await expect(field(page)).toBeFocused();
  await expect(page.getByText(t('search.hint'))).toBeVisible();
  await expect(kinds(page)).toHaveCount(8);
  await field(page).fill(DISH);
  await expect(kinds(page).first()).toBeHidden();
  await field(page).press('Enter');
  await expect(found(page).first()).toBeVisible();
  await page.goto('/search');
  await expect(options(page)).toHaveText([DISH]);
  await kinds(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(found(page).first()).toBeVisible();
});

test('bad input is refused or cut, and never breaks', async ({ page, request }) => {
  const headers = { 'X-Site': 'kz-ru-web-1-takeaway' };
  const long = 'a'.repeat(1_000);
  for (const [address, status] of [
    ['/api/search/autocomplete', 400],
    ['/api/search/autocomplete?text=%20%20', 400],
    [`/api/search/autocomplete?text=${long}`, 200],
    [`/api/search?text=${long}`, 200],
    [`/api/search?text=${long.repeat(10)}`, 414],
    ['/api/search?text=a&page=0', 400],
    ['/api/search?text=a&service=plane', 400],
    ['/api/search?text=%25_%5C%00&page=9999', 200],
    ['/api/menu/products?venueId=abc', 400],
    ['/api/menu/products?venueId=999999999', 404],
    ['/api/menu/search?venueId=abc&text=a&count=1', 400],
    ['/api/menu/search?venueId=999999999&text=a', 400],
    ['/api/menu/search?venueId=999999999&text=a&count=1', 404],
  ] as const) {
    expect((await request.get(address, { headers })).status(), address.slice(0, 60)).toBe(status);
  }
  await page.goto(`/search?language=ru&q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  await expect(page.getByText('<img src=x onerror=alert(1)>').first()).toBeVisible();
  expect((await request.get('/filials/999999999/search?language=ru')).status()).toBe(404);
});

test('axe finds nothing in a search, in the light and in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/search?language=ru');
  expect(await findingsInBothSchemes(page), 'empty').toEqual([]);
  await type(page, 'лаг');
  await expect(options(page).first()).toBeVisible();
  expect(await findingsInBothSchemes(page), 'suggestions').toEqual([]);
  await field(page).press('Enter');
  await expect(found(page).first()).toBeVisible();
  expect(await findingsInBothSchemes(page), 'results').toEqual([]);
  await type(page, '');
  await expect(options(page)).toHaveCount(1);
  expect(await findingsInBothSchemes(page), 'history').toEqual([]);
  await page.goto('/search?q=qqqqzzzz');
  expect(await findingsInBothSchemes(page), 'nothing found').toEqual([]);
  await page.goto(`/filials/${VENUES.almaty}/search?q=плов`);
  await expect(found(page).first()).toBeVisible();
  expect(await findingsInBothSchemes(page), 'menu').toEqual([]);
});
