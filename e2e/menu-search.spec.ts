import { expect, test } from './test';
import { Diner } from './diner';
import { VENUES } from './environment';
import { dishes, dishLinks, plusButtons } from './screen';

const PLACEHOLDER = 'search.menuPlaceholder';

test(
  'a menu is searched as one types, with one request for all letters',
  { tag: '@wide' },
  async ({ page }) => {
    const diner = new Diner(page, 'kz', 'ru');
    await diner.openVenue(VENUES.almaty);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) asked.push(new URL(request.url()).pathname);
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
    expect(asked.filter((path) => path.startsWith('/api/menu/'))).toEqual(['/api/menu/products']);
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
