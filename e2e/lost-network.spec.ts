import { Diner } from './diner';
import { VENUES } from './environment';
import { test } from './network';
import { dishes, dishLinks, plusButtons, plusButtonsInCart } from './screen';
import { expect, type Page, type Request } from './test';

/* A network that is lost before the page is touched, and of which the device knows nothing: the line is dead. */

/** The pauses after which the page looks again whether our server answers. */
const PAUSES_MS = [1000, 3000];

/** Lets the page look again as often, each time with as long as an answer of our server takes. */
async function looksAgain(page: Page): Promise<void> {
  for (const pauseMs of PAUSES_MS) {
    await page.clock.runFor(pauseMs);
    await page.evaluate(() => fetch('/api/health', { method: 'HEAD' }));
  }
}

/** Waits for the page's reachability checks after missing code. @returns waits until they end */
function watchLooks(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let hasLooked = false;
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/health')) return;
    hasLooked = true;
    open.add(request);
  });
  page.on('requestfailed', (request) => open.delete(request));
  return () => expect.poll(() => hasLooked && open.size === 0).toBe(true);
}

/** Marks the document: another one is there after a reload. */
const tagDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);
const storedPieces = (page: Page) =>
  page.evaluate(() => {
    const cart = JSON.parse(sessionStorage.getItem('cart') ?? 'null') as {
      lines: { count: number }[];
    } | null;
    return cart?.lines.map(({ count }) => count) ?? [];
  });

// The code for a press is loaded half a second after the first touch, for which the browser takes every look of a journey at the page.
test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false, isActive: false } }),
  ),
);

test('a dish that cannot be marked as added without network is not added, and is by one press when it is back', async ({
  page,
  network,
}) => {
  await page.clock.install();
  const diner = new Diner(page, 'kz', 'kk');
  await diner.openVenue(VENUES.almaty);
  await tagDocument(page);
  const shown = await dishes(page).count();
  const looksAreOver = watchLooks(page);
  network.cut();
  await plusButtons(page, diner.t).first().click();
  await expect(page.getByText(diner.t('menu.failedText'))).toBeVisible();
  expect(await storedPieces(page)).toEqual([]);

  await looksAreOver();
  network.restore();
  await plusButtons(page, diner.t).first().click();
  await expect(plusButtonsInCart(page, diner.t).first()).toBeVisible();
  await looksAgain(page);
  expect(await storedPieces(page)).toEqual([1]);
  await expect(dishes(page)).toHaveCount(shown);
  expect(await isSameDocument(page)).toBe(true);
});

test('a dish that cannot open without network says so, and stays open when it is back', async ({
  page,
  network,
}) => {
  await page.clock.install();
  const diner = new Diner(page, 'ge', 'ka');
  await diner.openVenue(VENUES.tbilisi);
  await tagDocument(page);
  const name = await dishLinks(page).nth(1).innerText();
  const looksAreOver = watchLooks(page);
  network.cut();
  await dishLinks(page).first().click();
  await expect(page.getByText(diner.t('menu.failedText'))).toBeVisible();
  await expect(dishes(page).first()).toBeVisible();

  await looksAreOver();
  network.restore();
  await dishLinks(page).nth(1).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await looksAgain(page);
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});
