import { untilAnswered, watchRequests } from '../tools/run/chromium.mjs';
import { expect, test, type Locator, type Page } from './test';
import { findingsInBothSchemes } from './axe';
import { VENUES } from './environment';
import { drag } from './drag';
import { sandbox } from './sandbox';
import { texts } from './texts';
import { canvas, card, MAP, menuLink, openMap, rows, withoutStreets } from './venue-map';

const t = texts('ru');

test.beforeAll(() => sandbox.reset());

/** The facts of a venue in the rows and on the card, as on cards of a list: minutes, with their icon before them on one line. */
async function saysMinutes(page: Page, scope: Locator): Promise<void> {
  const [minutes, name] = [scope.getByText(/^\d.*\sмин$/), scope.locator('b').first()];
  await expect(minutes).toBeVisible();
  const left = (shownTexts: Locator) => shownTexts.evaluate((shown) => shown.getBoundingClientRect().left);
  expect((await left(minutes)) - (await left(name))).toBeGreaterThan(10);
}

test(
  'a venue is chosen in the list, by its pin and by the keyboard alone, and its card leads to the menu',
  { tag: '@wide' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await openMap(page);
    const first = rows(page).first();
    await saysMinutes(page, first);
    const name = await first.locator('b').innerText();

    await first.click();
    await expect(card(page)).toContainText(name);
    await saysMinutes(page, card(page));
    expect(await findingsInBothSchemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeHidden();

    const box = await canvas(page).boundingBox();
    if (!box) throw new Error('no map');
    // The chosen pin stops in the middle of the map.
    await expect(async () => {
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2 - 18);
      await expect(card(page)).toContainText(name, { timeout: 2000 });
    }).toPass();
    await page.mouse.click(box.x + 12, box.y + 12);
    await expect(card(page)).toBeHidden();
    expect(await findingsInBothSchemes(page)).toEqual([]);

    const row = rows(page).nth(1);
    const second = await row.locator('b').innerText();
    await row.focus();
    await page.keyboard.press('Enter');
    await expect(card(page)).toBeFocused();
    // Its row once more, where the card does not stand in the list's place; by its name, as the list's order follows the map.
    const again = rows(page).filter({ hasText: second });
    if ((page.viewportSize()?.width ?? 0) >= 1024) {
      await expect(again).toBeVisible();
      await again.press('Enter');
      await expect(card(page)).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeHidden();
    await expect(row).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(card(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menuLink(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/filials\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible();
  },
);

test(
  'a diner who refuses their position reads so, and distances count from where one is who gives it',
  { tag: '@core' },
  async ({ page, context }) => {
    await withoutStreets(page);
    await openMap(page);
    const locate = page.getByRole('button', { name: t('map.locate') });
    await locate.click();
    await expect(page.getByText(t('map.denied'))).toBeVisible();
    await expect(rows(page).first()).toBeVisible();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 43.25, longitude: 76.92 });
    await locate.click();
    const labelParts = t('venues.fromYou', { distance: '§' }).split('§');
    await expect(rows(page).first()).toContainText(labelParts.find((part) => part.trim() !== '') ?? '');
  },
);

// Holds VEN-72, NAV-15.
test('the list follows the map, and leads back from an empty part of it', async ({ page }) => {
  await withoutStreets(page);
  await openMap(page);
  const before = await rows(page).count();
  expect(before).toBeGreaterThan(5);
  for (let times = 0; times < 2; times += 1)
    await page.getByRole('button', { name: t('map.nearer'), exact: true }).click();
  await expect.poll(() => rows(page).count()).toBeLessThan(before);
  for (let times = 0; times < 6; times += 1) await drag(page, canvas(page), -180, -200);
  await expect(page.getByText(t('map.emptyTitle'))).toBeVisible();
  await page.getByRole('button', { name: t('map.toTown', { town: 'Алматы' }) }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('without WebGL the list alone leads to the menus', async ({ page }) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...parameters: [string]) {
      return parameters[0].startsWith('webgl') ? null : getContext.apply(this, parameters);
    } as typeof getContext;
  });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(MAP);
  await expect(page.getByText(t('map.unsupported'))).toBeVisible();
  await page
    .getByRole('region', { name: t('map.list') })
    .getByRole('listitem')
    .first()
    .getByRole('link')
    .click();
  await page.waitForURL(/\/filials\/\d+$/);
  expect(scripts.filter((url) => url.includes('/map/maplibre'))).toEqual([]);
});

test('no other page loads anything of a map', async ({ page }) => {
  const requests = watchRequests(page);
  const found = async () => {
    await untilAnswered(page, requests);
    const ofMap: string[] = [];
    for (const request of requests.splice(0)) {
      const { pathname } = new URL(request.url());
      // A browser drops the body of a response once its page is left.
      const script = pathname.endsWith('.js') ? await (await page.request.get(request.url())).text() : '';
      if (pathname.startsWith('/map/') || /maplibregl|mapboxgl/.test(script)) ofMap.push(pathname);
    }
    return ofMap;
  };
  for (const path of ['/?language=ru', '/filials', `/filials/${VENUES.almaty}`, '/cart', '/towns']) {
    await page.goto(path);
    expect(await found(), path).toEqual([]);
  }
  // The same net catches the map where it is.
  await withoutStreets(page);
  await openMap(page);
  expect((await found()).length).toBeGreaterThan(1);
});

const NO_BOUNDS = ['77,43,76,44', '76,44,77,43', '76,43,181,44', '76,43,77,91', 'a,b,c,d', '', '76,43,77'];
test('an invalid part of the map is refused', async ({ request }) => {
  for (const bbox of NO_BOUNDS) {
    const response = await request.get(`/api/venues/map?bbox=${bbox}`);
    expect(response.status(), bbox).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'request/invalid' } });
  }
});
