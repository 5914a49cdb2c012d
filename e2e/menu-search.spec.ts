import { expect, test } from './test';
import { findings } from './axe';
import { Diner } from './diner';
import { VENUES } from './environment';
import { dishes, dishLinks, plusButtons } from './screen';

const PLACEHOLDER = 'search.menuPlaceholder';

test(
  'a menu is searched as one types, and its dishes are requested once',
  { tag: ['@wide', '@core'] },
  async ({ page }) => {
    const diner = new Diner(page, 'kz', 'ru');
    await diner.openVenue(VENUES.almaty);
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) requested.push(new URL(request.url()).pathname);
    });
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    await page.getByRole('link', { name: diner.t(PLACEHOLDER) }).click();
    const field = page.getByRole('searchbox', { name: diner.t(PLACEHOLDER) });
    await expect(field).toBeFocused();
    await field.pressSequentially('логман');
    await expect(dishLinks(page).first()).toHaveText(/Лагман/i);
    await field.fill('');
    await field.pressSequentially('до 700');
    await expect(dishes(page).first()).toContainText('690');
    await plusButtons(page, diner.t).first().click();
    await expect(field).toBeVisible();
    await field.fill('qzxjwv');
    await expect(page.getByText(diner.t('menu.searchNothing', { text: 'qzxjwv' }))).toBeVisible();
    // A text that no name surely matches is looked up by our server as well (SRCH-35).
    expect(requested.filter((path) => path === '/api/menu/products')).toHaveLength(1);
    await page.getByRole('button', { name: diner.t('menu.searchClose') }).click();
    await expect(field).toBeHidden();
    await expect(page.getByRole('navigation', { name: diner.t('menu.categories') })).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  },
);

test('the system’s back closes the search of a menu, a found dish opens over it', async ({ page }) => {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.openVenue(VENUES.almaty);
  await page.getByRole('link', { name: diner.t(PLACEHOLDER) }).click();
  const field = page.getByRole('searchbox', { name: diner.t(PLACEHOLDER) });
  await field.fill('плов');
  await dishLinks(page).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(field).toHaveValue('плов');
  await page.goBack();
  await expect(field).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/filials/${VENUES.almaty}`));
});

// Holds MENU-58.
test('a hit bears its mark on each of its cards, in the search and in its sheet, ka', async ({ page }) => {
  const diner = new Diner(page, 'ge', 'ka');
  await diner.openVenue(VENUES.tbilisi);
  const hit = page.getByText(diner.t('menu.hit'), { exact: true });
  const marked = dishes(page).filter({ has: hit });
  const names = new Set(await marked.getByRole('link').allTextContents());
  expect(names.size).toBeGreaterThan(0);
  expect(names.size).toBeLessThanOrEqual(5);
  for (const name of names) {
    const cards = dishes(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
    expect(await cards.filter({ has: hit }).count()).toBe(await cards.count());
  }
  const [name = ''] = names;
  await page.getByRole('link', { name: diner.t(PLACEHOLDER) }).click();
  await page.getByRole('searchbox', { name: diner.t(PLACEHOLDER) }).fill(name);
  const found = dishes(page).filter({ visible: true }).first();
  await expect(found.getByRole('heading')).toHaveText(name);
  await expect(found).toContainText(diner.t('menu.hit'));
  expect(await findings(page, 'main')).toEqual([]);
  await found.getByRole('link').click();
  await expect(page.getByRole('dialog').getByText(diner.t('menu.hit'), { exact: true })).toBeVisible();
});
