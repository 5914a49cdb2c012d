import { VENUES } from './environment';
import { expect, test, type Page } from './test';
import { texts } from './texts';

// Menus and rows of cards are drawn once, by the server: the browser neither gets their data nor takes them
// over. React documents no such thing, so the ways by which they could be lost are tried here.

const MENU = `/filials/${VENUES.almaty}?country=kz&language=ru`;
const dishes = (page: Page) => page.getByRole('article');
const cards = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link');

/** The data that a page's HTML brings for its scripts. */
const dataOf = (html: string) =>
  [...html.matchAll(/self\.__next_f\.push\((.*?)\)<\/script>/gs)].map(([, piece]) => piece).join('');

test('the data of a page says nothing of its cards, nor of its footer’s links, nor of another page', async ({
  request,
}) => {
  for (const [path, markup, least] of [
    [MENU, 'product-card__', 30],
    [MENU, 'section__head', 10],
    ['/?country=kz&language=ru', 'venue-card__', 30],
    ['/filials?country=kz&language=ru', 'venue-card__', 30],
  ] as const) {
    const html = await (await request.get(path)).text();
    const data = dataOf(html);
    expect(html.split(markup).length, `${path}: ${markup}`).toBeGreaterThan(least);
    expect(data, path).toContain('StaticContent');
    expect(data, path).not.toContain(markup);
    // A menu has no footer.
    if (path !== MENU) expect(html, path).toContain('href="/brands/booking"');
    if (path !== MENU) expect(html, path).toContain('href="?language=kk"');
    expect(data, path).not.toContain('/brands/booking');
    expect(data, path).not.toContain('"?language=kk');
    expect(data, path).not.toContain(texts('ru')('orders.notFoundTitle'));
  }
});

test('a menu is whole after the way to its details and back, and its dishes can be added', async ({
  page,
}) => {
  await page.goto(MENU);
  const count = await dishes(page).count();
  expect(count).toBeGreaterThan(20);
  await page.getByRole('link', { name: /^О ресторане/ }).click();
  await expect(page).toHaveURL(/\/details/);
  await page.goBack();
  await expect(dishes(page)).toHaveCount(count);
  await dishes(page)
    .getByRole('button', { name: /^Добавить/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: /корзин/i }).first()).toBeVisible();
  await dishes(page).getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('Home is whole after the way to a list and back', async ({ page }) => {
  await page.goto('/?country=kz&language=ru');
  const count = await cards(page).count();
  expect(count).toBeGreaterThan(20);
  await page.getByRole('navigation').getByRole('link', { name: 'Рестораны' }).first().click();
  await expect(page).toHaveURL(/\/filials/);
  await page.goBack();
  await expect(cards(page)).toHaveCount(count);
});

test('a menu that the router has fetched is as whole as its document', async ({ page }) => {
  await page.goto(MENU);
  const count = await dishes(page).count();
  await page.goto(`/?country=kz&language=ru`);
  await page.getByRole('main').locator(`a[href="/filials/${VENUES.almaty}"]`).first().click();
  await expect(dishes(page)).toHaveCount(count);
  const first = dishes(page).first();
  await first.getByRole('button', { name: /^Добавить/ }).click();
  await expect(page.getByRole('link', { name: /корзин/i }).first()).toBeVisible();
  await first.getByRole('link').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a page that something else has changed before our scripts came still shows its menu', async ({
  page,
}) => {
  // As a translator does it: React finds other texts than it expects and draws the whole page once more.
  let isTranslated = false;
  await page.route('**/filials/*', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/(<a [^>]*href="#popular"[^>]*>)[^<]+/, '$1Translated');
    isTranslated = body !== html;
    await route.fulfill({ response, body });
  });
  const response = await page.goto(MENU);
  const count = ((await response?.text()) ?? '').split('<article').length - 1;
  expect(count).toBeGreaterThan(20);
  expect(isTranslated).toBe(true);
  await expect(page.getByRole('link', { name: 'Translated' })).toHaveCount(0);
  await expect(dishes(page)).toHaveCount(count);
});
