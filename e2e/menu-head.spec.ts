import { expect, test } from './test';
import { Diner } from './diner';
import { VENUES } from './environment';
import { dishes, dishLinks } from './screen';
import { misfits } from './text-fit';

/** CSS pixels of a usual phone’s screen, and of the head at most. */
const PHONE_HEIGHT = 844;
const HIGHEST_HEAD = 288;
/** An address that has no room beside the time stands on a line of its own, so that the number of the house is never cut off. */
const ADDRESS_LINE = 18;
const SERVICES = ['takeaway', 'express', 'delivery'] as const;

// The language with the longest words.
test('the head of a menu leaves room for its dishes: kk', async ({ page }) => {
  for (const service of SERVICES) {
    await page.goto(`/filials/${VENUES.almaty}?language=kk&service=${service}`);
    const head = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 1 }) });
    const bottom = await head.evaluate((shown) => shown.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(HIGHEST_HEAD);
    const name = dishes(page).first().getByRole('heading');
    expect(await name.evaluate((dish) => dish.getBoundingClientRect().bottom)).toBeLessThan(PHONE_HEIGHT);
  }
});

/** The share of a cover, from its upper edge, in which its dishes stand. */
const DISHES_END_AT = 0.85;

test('the head of a menu lies below the dishes of its cover', async ({ page }) => {
  await page.goto(`/filials/${VENUES.almaty}?language=ru`);
  const head = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 1 }) });
  const headTop = await head.evaluate((shown) => shown.getBoundingClientRect().top);
  const cover = page.getByRole('main').locator('img[fetchpriority=high]');
  const shownTo = await cover.evaluate((picture, top) => {
    const box = picture.getBoundingClientRect();
    const drawn = (box.width * 9) / 16;
    const position = parseFloat(getComputedStyle(picture).objectPosition.split(' ')[1] ?? '') / 100;
    return ((drawn - box.height) * position + top - box.top) / drawn;
  }, headTop);
  expect(shownTo).toBeGreaterThan(DISHES_END_AT);
});

/** A name of two lines, and one that is longer than any. */
const LONG_NAMES = {
  'of two lines': 'Дастархан и сыновья: домашняя кухня',
  'of 180 letters': 'Мейрамхана '.repeat(17).slice(0, 180),
};

test('a long name makes the head of a menu higher by a line at most', async ({ page }) => {
  for (const language of ['ru', 'kk'] as const) {
    for (const service of SERVICES) {
      await page.goto(`/filials/${VENUES.almaty}?language=${language}&service=${service}`);
      const heading = page.getByRole('heading', { level: 1 });
      for (const [which, name] of Object.entries(LONG_NAMES)) {
        const what = `${which}, ${language}, ${service}`;
        await heading.evaluate((shown, text) => (shown.textContent = text), name);
        const lines = await heading.evaluate(
          (shown) => shown.clientHeight / parseFloat(getComputedStyle(shown).lineHeight),
        );
        expect(Math.round(lines), what).toBe(2);
        const head = page.getByRole('region').filter({ has: heading });
        const bottom = await head.evaluate((shown) => shown.getBoundingClientRect().bottom);
        expect.soft(bottom, what).toBeLessThanOrEqual(HIGHEST_HEAD + ADDRESS_LINE);
        const found = await misfits(page, { width: 390, textSize: '' }, ['.venue-head h1']);
        expect.soft(found, what).toEqual([]);
      }
    }
  }
});

test('the bar of categories has a way back once it sticks', async ({ page }) => {
  const diner = new Diner(page, 'kz', 'ru');
  await page.goto('/filials?country=kz&language=ru');
  await diner.openVenue(VENUES.almaty);
  const bar = page.getByRole('navigation', { name: diner.t('menu.categories') });
  const back = bar.getByRole('button', { name: diner.t('layout.back') });
  await expect(bar).toBeVisible();
  await expect(back).toBeHidden();
  await page.mouse.wheel(0, 1200);
  await expect(back).toBeInViewport();
  await expect(bar.getByRole('link', { name: diner.t('search.menuPlaceholder') })).toBeInViewport();
  await back.click();
  await expect(page).toHaveURL(/\/filials$|\/filials\?/);
});

test('a menu is shared by its link', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  const diner = new Diner(page, 'kz', 'ru');
  await diner.openVenue(VENUES.almaty);
  await page.getByRole('button', { name: diner.t('layout.share') }).click();
  await expect(page.getByText(diner.t('layout.linkCopied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}/filials/${VENUES.almaty}`,
  );
});

test('a dish opens with what its card knows while the rest is on its way', async ({ page }) => {
  const diner = new Diner(page, 'kz', 'ru');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/menu/product?**', async (route) => {
    await held;
    await route.continue();
  });
  await diner.openVenue(VENUES.almaty);
  const dish = dishLinks(page).first();
  const name = (await dish.textContent()) ?? '';
  await dish.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name })).toBeVisible();
  await expect(dialog.getByRole('button', { name: diner.t('menu.addToCart') })).toBeDisabled();
  answer();
  await expect(dialog.getByRole('button', { name: diner.t('menu.addToCart') })).toBeEnabled();
});
