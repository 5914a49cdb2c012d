import { expect, test, type Page } from './test';
import { findings } from './axe';
import { AT_HOME, liveAt } from './device-address';
import { Diner } from './diner';
import { VENUES } from './environment';
import { ANY, dishes, plusButtons, plusButtonsInCart, textLike } from './screen';
import { misfits } from './text-fit';

const COUNTRIES = [
  { country: 'kz', language: 'kk', venueId: VENUES.almaty },
  { country: 'ge', language: 'ka', venueId: VENUES.tbilisi },
] as const;

/** When the page's font had come, milliseconds of the page: what that moves, before any press, is not what is looked at here. */
const fontsReady = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => performance.now()));

/** How far the elements of the page have moved since then, but for what a press moves at once. */
const layoutShift = (page: Page, sinceMs: number) =>
  page.evaluate(
    (since) =>
      new Promise<number>((resolve) => {
        type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
        new PerformanceObserver((list) =>
          resolve(
            (list.getEntries() as Shift[])
              .filter(({ hadRecentInput, startTime }) => !hadRecentInput && startTime >= since)
              .reduce((sum, { value }) => sum + value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 300);
      }),
    sinceMs,
  );

test('a dish on a menu is taken off again, and brought back', { tag: '@wide' }, async ({ page }) => {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.openVenue(VENUES.almaty);
  const first = dishes(page)
    .filter({ has: plusButtons(page, diner.t) })
    .first();
  const name = (await first.getByRole('heading').innerText()).replace(/\s+/g, ' ');
  const card = dishes(page).filter({ hasText: name }).first();
  const button = (label: string) => card.getByRole('button', { name: label, exact: true });
  const add = button(diner.t('menu.add', { name }));
  const more = (count: number) => button(diner.t('menu.addMore', { name, count }));
  const less = (count: number) => button(diner.t('menu.takeOne', { name, count }));
  const heightOf = async () => (await card.boundingBox())?.height;
  const height = await heightOf();
  const sinceMs = await fontsReady(page);

  await add.click();
  await more(1).click();
  await expect(less(2)).toBeVisible();
  expect(await heightOf()).toBe(height);
  await less(2).focus();
  await page.keyboard.press('Enter');
  await expect(less(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(less(1)).toBeHidden();
  await expect(add).toBeFocused();
  await page.getByRole('button', { name: diner.t('layout.undo') }).click();
  await expect(less(1)).toBeVisible();
  expect(await layoutShift(page, sinceMs)).toBe(0);
  expect(await findings(page, 'main')).toEqual([]);
});

for (const { country, language, venueId } of COUNTRIES)
  test(`the minus and the number fit on each card, ${language}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const diner = new Diner(page, country, language);
    await diner.openVenue(venueId);
    for (let added = 0; added < 4; added += 1) await diner.addPlainProduct();
    for (const view of [
      { width: 390, textSize: '200%' },
      { width: 320, textSize: '' },
    ]) {
      await page.setViewportSize({ width: view.width, height: 844 });
      const found = await misfits(page, view);
      expect
        .soft(found.filter((misfit) => /stepper|product-card|list-row|plus-button/.test(misfit)))
        .toEqual([]);
    }
  });

test('the bar says how much is missing to a cheaper delivery', { tag: '@wide' }, async ({ page }) => {
  await liveAt(page, AT_HOME);
  const diner = new Diner(page, 'kz', 'ru');
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) requested.push(new URL(request.url()).pathname);
  });
  await page.goto(`/filials/${VENUES.almaty}?country=kz&language=ru&service=delivery`);
  const sinceMs = await fontsReady(page);
  await diner.addPlainProduct();
  const shown = (texts: string) => page.getByText(textLike(texts)).filter({ visible: true });
  const missing = shown(diner.t('menu.toMinimum', { missing: ANY }));
  const cheaper = shown(diner.t('menu.toNextTier', { missing: ANY, cost: ANY }));
  const cost = shown(diner.t('menu.deliveryCost', { cost: ANY }));
  // One dish is less than the least order; what is missing to a cheaper delivery is said from that on.
  await expect(missing).toHaveCount(1);
  for (const reached of [cheaper, cost])
    await expect(async () => {
      await plusButtonsInCart(page, diner.t).first().click();
      expect(await reached.count()).toBe(1);
    }).toPass({ intervals: [50] });
  await expect(missing.or(cheaper)).toHaveCount(0);
  expect(requested.filter((path) => path === '/api/cart/quote')).toHaveLength(1);
  expect(await layoutShift(page, sinceMs)).toBe(0);
  expect(await findings(page, 'main')).toEqual([]);
});
