import { expect, test } from './test';
import { Diner } from './diner';
import { VENUES } from './environment';
import { sandbox } from './sandbox';
import { brandLinks, venueCards } from './screen';

test.beforeAll(() => sandbox.reset());

// Holds VEN-13.
test('a brand leads to its venues, and a venue to its menu', { tag: '@core' }, async ({ page }) => {
  const diner = new Diner(page, 'ge', 'ka');
  await diner.openHome();
  await page
    .getByRole('navigation', { name: diner.t('layout.about') })
    .getByRole('link', { name: diner.t('brands.title') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: diner.t('brands.title') })).toBeVisible();
  const brand = brandLinks(page).first();
  const tile = (await brand.textContent()) ?? '';
  await brand.click();
  await expect(page).toHaveURL(/\/brands\/filials\?brand=\d+/);
  const name = (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
  expect(name).not.toBe('');
  expect(tile.slice(0, name.length)).toBe(name);
  await venueCards(page).first().click();
  await expect(page).toHaveURL(/\/filials\/\d+$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
});

// Holds NAV-05.
test('brands that take reservations have a page of their own', { tag: '@core' }, async ({ page }) => {
  const diner = new Diner(page, 'kz', 'ru');
  await page.goto('/?country=kz&language=ru');
  await page
    .getByRole('navigation', { name: diner.t('layout.about') })
    .getByRole('link', { name: diner.t('brands.booking') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: diner.t('brands.booking') })).toBeVisible();
  await expect(page.getByText(diner.t('brands.bookingHint'))).toBeVisible();
  await expect(brandLinks(page).first()).toBeVisible();
});

test('a brand’s own site shows its brand in the place of Home, and only its services and towns', async ({
  page,
}) => {
  const diner = new Diner(page, 'kz', 'ru');
  await page.goto('/?country=kz&language=ru&config=samal-kz');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Самал');
  await expect(page.getByRole('radio', { name: diner.t('service.delivery') })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: diner.t('service.takeaway') })).toBeChecked();
  await page.goto('/filials');
  await expect(page.locator('html')).toHaveAttribute('data-site', /~samal-kz$/);
  const names = venueCards(page).getByRole('heading');
  await expect(names).not.toHaveCount(0);
  for (const name of await names.allTextContents()) expect(name).toContain('Самал');
  await page.goto('/towns');
  await expect(page.getByRole('main').getByRole('link', { name: 'Алматы' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Шымкент' })).toHaveCount(0);
});

test('every venue that a brand’s own site names can be opened there, and no other brand’s', async ({
  page,
  request,
}) => {
  const venues = venueCards(page);
  await page.goto('/?country=kz&language=ru&town=almaty&config=samal-kz');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Самал']);
  const links = await venues.evaluateAll((cards) => cards.map((card) => card.getAttribute('href') ?? ''));
  expect(links).not.toEqual([]);
  const own = 'country=kz&language=ru&config=samal-kz';
  for (const link of links) {
    expect((await request.get(`${link}?${own}`)).status(), link).toBe(200);
    expect((await request.get(`${link}/details?${own}`)).status(), link).toBe(200);
  }
  // A venue of a sister brand.
  expect((await request.get(`/filials/3108/details?${own}`)).status()).toBe(404);
  expect((await request.get(`/brands/filials?brand=14&${own}`)).status()).toBe(404);
  await page.goto('/brands/booking');
  for (const name of await brandLinks(page).allTextContents()) expect(name).toMatch(/^Самал/);
});

test('on a brand’s own site a venue of another brand is not found', async ({ page }) => {
  const open = async (venueId: number) => (await page.goto(`/filials/${venueId}`))?.status();
  await page.goto('/?country=kz&language=ru&config=piano-pizza-kz');
  expect(await open(VENUES.almaty)).toBe(404);
  await page.goto('/filials');
  const own = (await venueCards(page).first().getAttribute('href')) ?? '';
  expect((await page.goto(own))?.status()).toBe(200);
});

test('a site with one service has no switch of services', async ({ page }) => {
  await page.goto('/?country=kz&language=ru&config=piano-pizza-kz');
  await expect(venueCards(page).first()).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
});

test('an unknown or garbled configuration changes nothing', async ({ page }) => {
  for (const code of ['nobody-knows-this', '../x', 'A', '~']) {
    await page.goto(`/?country=kz&language=ru&config=${encodeURIComponent(code)}`);
    await expect(page.locator('html')).toHaveAttribute('data-site', /-takeaway$/);
  }
});
