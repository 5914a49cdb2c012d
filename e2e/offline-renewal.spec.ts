import offlineTexts from '../messages/offline/texts.json' with { type: 'json' };
import { Diner } from './diner';
import { VENUES } from './environment';
import { test } from './network';
import { sandbox } from './sandbox';
import { dishLinks } from './screen';
import { cachedPaths, offlineLine, waitUntilCached } from './service-worker';
import { type Page, expect } from './test';

// Elsewhere workers are blocked: see playwright.config.ts.
test.use({ serviceWorkers: 'allow' });

test.beforeEach(() => sandbox.reset());

const MENU = `/filials/${VENUES.almaty}`;
/** Longer than the worker waits for the network where it has the page. */
const SLOW_MS = 6000;

/** A takeaway menu that is cached. */
async function openMenu(page: Page): Promise<Diner> {
  const diner = new Diner(page, 'kz', 'ru');
  await page.goto(`${MENU}?country=kz&language=ru&service=takeaway`);
  await waitUntilCached(page, MENU);
  return diner;
}

/** Another service is chosen, of which this tab has heard nothing. */
async function chooseElsewhere(page: Page, service: string): Promise<void> {
  await page.context().addCookies([{ name: 'service', value: service, url: new URL('/', page.url()).href }]);
}

const deliveryMenu = (page: Page, diner: Diner) => page.getByText(diner.t('venues.deliveryByAddress'));

test.describe('a menu of another service', () => {
  test.describe.configure({ retries: 0 });

  // Holds OFF-13.
  test('is not read without network for the service that is chosen', async ({ page, network }) => {
    const diner = await openMenu(page);
    const services = page.getByRole('navigation', { name: diner.t('service.label') });
    await services.getByRole('link', { name: diner.t('service.delivery') }).click();
    await expect(deliveryMenu(page, diner)).toBeVisible();
    const variant = () =>
      page.evaluate(async (path) => (await caches.match(path))?.headers.get('X-Cached-Variant'), MENU);
    await expect.poll(variant).toContain('service=delivery');
    // The cart is cached ahead, in an idle moment: it is what the page without network leads to.
    await expect.poll(() => cachedPaths(page, 'pages')).toContain('/cart');
    network.cut();
    await page.goto(MENU);
    await expect(deliveryMenu(page, diner)).toBeVisible();
    await expect(offlineLine(page)).toBeVisible();
    await chooseElsewhere(page, 'takeaway');
    await page.goto(MENU);
    await expect(
      page.getByRole('heading', { level: 1, name: offlineTexts.ru.title, exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('listitem').getByRole('link', { name: /./ })).not.toHaveCount(0);
    await expect(page.locator(`a[href="${MENU}"]`)).toHaveCount(0);
  });

  // Holds OFF-13.
  test('is waited for where it is slow', async ({ page, network }) => {
    const diner = await openMenu(page);
    await chooseElsewhere(page, 'delivery');
    network.delay(MENU, SLOW_MS);
    await page.goto(MENU);
    await expect(deliveryMenu(page, diner)).toBeVisible();
    await expect(offlineLine(page)).toHaveCount(0);
  });
});

// Holds OFF-14.
test('a menu that stands in for a slow one is renewed in its place', async ({ page, network }) => {
  await openMenu(page);
  network.delay(MENU, SLOW_MS);
  await page.goto(MENU);
  await expect(offlineLine(page)).toBeVisible();
  const dish = dishLinks(page).last();
  await dish.scrollIntoViewIfNeeded();
  // Of the document, and of the dish on the screen: the line over the menu goes without moving it.
  const place = async () => [
    await page.evaluate(() => performance.timeOrigin),
    Math.round((await dish.boundingBox())?.y ?? 0),
  ];
  // A press first scrolls what the bar covers into the open.
  await dish.click({ trial: true });
  const before = await place();
  await dish.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  network.delay(MENU, 0);
  await expect(offlineLine(page)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(place).toEqual(before);
});
