import { expect, test } from './test';
import { findings } from './axe';
import { Diner } from './diner';
import { VENUES } from './environment';
import { sandbox } from './sandbox';
import { chooseButtons, choiceGroups, dishes } from './screen';
import { inWindow, inLine, rowOf, sectionsOf, boxOf } from './wide-window';

test.beforeAll(() => sandbox.reset());

test('the head of a menu has its text beside a picture that is no larger than its file', async ({ page }) => {
  const diner = new Diner(page, 'kz', 'kk');
  for (const width of [1024, 1280, 1920] as const) {
    await inWindow(page, width);
    await diner.openVenue(VENUES.almaty);
    const heading = page.getByRole('heading', { level: 1 });
    const picture = page.getByRole('main').locator('img[fetchpriority=high]');
    await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => shown.complete)).toBe(true);
    const file = await picture.evaluate(async ({ currentSrc }: HTMLImageElement) => {
      const { width: pixels } = await createImageBitmap(await (await fetch(currentSrc)).blob());
      return pixels;
    });
    const [head, cover] = await Promise.all(
      [page.getByRole('region').filter({ has: heading }), picture].map(boxOf),
    );
    expect(file).toBeGreaterThanOrEqual(cover?.width ?? Infinity);
    expect((cover?.width ?? 0) / (cover?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    expect((await boxOf(heading)).right).toBeLessThan(cover?.x ?? 0);
    expect(head?.bottom).toBeLessThan(420);
    for (const name of ['booking.book', 'details.more'] as const)
      await expect(page.getByRole('main').getByRole('link', { name: diner.t(name) })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  }
});

// Holds MENU-08.
test('tiles of food to take home share the whole row', async ({ page }) => {
  const diner = new Diner(page, 'kz', 'ru');
  for (const width of [1024, 1280, 1920] as const) {
    await inWindow(page, width);
    await diner.openVenue(VENUES.almaty);
    const section = page.getByRole('region', { name: diner.t('menu.takeHome') });
    const tiles = await section.getByRole('link').all();
    const boxes = await Promise.all(tiles.map(boxOf));
    const row = await boxOf(section);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeGreaterThan(row.right - 2);
  }
});

// Holds MENU-60.
test('a shelf before the categories ends with a whole row', async ({ page }) => {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.openVenue(VENUES.almaty);
  const cards = dishes(rowOf(page, diner.t('menu.popular')));
  const all = await cards.evaluateAll((shown) => shown.map(({ outerHTML }) => outerHTML));
  for (const [width, columns] of [
    [390, 2],
    [768, 3],
    [1024, 3],
    [1280, 4],
    [1680, 5],
    [1920, 5],
  ] as const)
    for (const count of [6, 5, 4]) {
      await page.setViewportSize({ width, height: 900 });
      // Fewer dishes than columns are one row.
      const row = Math.min(columns, count);
      await expect(async () => {
        const shown = await cards.evaluateAll(
          ([first], [html, wanted]) => {
            const shelf = first?.parentElement;
            if (shelf) shelf.innerHTML = html.slice(0, wanted).join('');
            return [...(shelf?.children ?? [])].filter((card) => card.checkVisibility()).length;
          },
          [all, count] as const,
        );
        expect(shown % row, `${count} dishes at ${width}`).toBe(0);
        expect(shown).toBeGreaterThan(0);
      }).toPass();
      expect(await inLine(cards, width)).toBe(row);
    }
});

test('a menu has its sections in a column that stays, names the one in view and leads to each', async ({
  page,
}) => {
  const diner = new Diner(page, 'ge', 'ka');
  await inWindow(page, 1024);
  await diner.openVenue(VENUES.tbilisi);
  const sections = sectionsOf(page, diner);
  const links = sections.getByRole('link');
  const column = await boxOf(sections);
  expect(column.right).toBeLessThan((await boxOf(dishes(page).first())).x);
  expect(await inLine(dishes(page), 1024)).toBe(3);
  for (const { height } of await Promise.all([links.nth(1), links.nth(2)].map(boxOf)))
    expect(height).toBeGreaterThanOrEqual(40);
  expect(await findings(page)).toEqual([]);

  await links.nth(2).focus();
  await page.keyboard.press('Tab');
  await expect(links.nth(3)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(links.nth(3)).toHaveAttribute('aria-current', 'location');
  const name = (await links.nth(3).textContent()) ?? '';
  const heading = page.getByRole('heading', { level: 2, name, exact: true });
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await boxOf(heading)).y).toBeLessThan(140);
  await expect(links.first()).toBeInViewport({ ratio: 1 });
});

test('a dish with choices fills both halves of its dialog', async ({ page }) => {
  const diner = new Diner(page, 'kz', 'ru');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await inWindow(page, 1280);
  await diner.openVenue(VENUES.almaty);
  await chooseButtons(page, diner.t).first().click();
  const dialog = page.getByRole('dialog');
  await expect(choiceGroups(dialog).first()).toBeVisible();
  const [whole, picture, name, choice, add] = await Promise.all(
    [
      dialog,
      dialog.locator('img').first(),
      dialog.getByRole('heading').first(),
      choiceGroups(dialog).first(),
      dialog.getByRole('button', { name: new RegExp(diner.t('menu.addToCart')) }),
    ].map(boxOf),
  );
  expect(name?.x).toBeGreaterThan(picture?.right ?? Infinity);
  expect(choice?.x).toBe(name?.x);
  expect(picture?.y).toBe(whole?.y);
  expect(picture?.height).toBeGreaterThan(400);
  expect(add?.y).toBeGreaterThan(picture?.bottom ?? Infinity);
});
