import { expect, test, type Page } from './test';
import { findingsInBothSchemes } from './axe';
import { watchLayoutShift } from './layout-shift';
import { sandbox } from './sandbox';
import { ANY, textLike, venueCards } from './screen';
import { texts, type Language } from './texts';

/** Drawing by software takes its time. */
const DRAWN_MS = 40_000;

test.beforeAll(() => sandbox.reset());

const line = (page: Page, language: Language) =>
  page.getByRole('link', { name: textLike(texts(language)('addressLine.change', { place: ANY })) });

/** Opens the sheet on a list of deliveries and finds an address by its street. */
async function findAddress(page: Page, country: string, language: Language, text: string): Promise<void> {
  const t = texts(language);
  await page.goto(`/filials?country=${country}&language=${language}&service=delivery`);
  await line(page, language).click();
  await page
    .getByRole('dialog')
    .getByRole('searchbox', { name: t('addresses.search') })
    .fill(text);
  await page.getByRole('dialog').getByRole('list').getByRole('button').first().click();
}

test(
  'a guest gives the address in the header’s sheet, and the cards speak of it',
  { tag: '@core' },
  async ({ page }) => {
    const t = texts('ka');
    const whole = 'თბილისი, რუსთაველის გამზირი, 12';
    await findAddress(page, 'ge', 'ka', 'რუსთაველის 12');
    const dialog = page.getByRole('dialog', { name: t('addresses.formTitle') });
    await dialog.getByRole('button', { name: t('addresses.save') }).click();
    await expect(dialog.getByText(t('addresses.apartmentRequired'))).toBeVisible();
    await dialog.getByLabel(t('addresses.apartment')).fill('41');
    const terms = page.waitForResponse('**/api/venues/terms');
    await dialog.getByRole('button', { name: t('addresses.save') }).click();
    await expect(dialog).toBeHidden();
    await expect(line(page, 'ka')).toHaveText(whole);
    expect((await terms).ok()).toBe(true);
    await page.reload();
    await expect(line(page, 'ka')).toHaveText(whole);
    // Whole, with its flat, in the sheet.
    await line(page, 'ka').click();
    await expect(
      page.getByRole('dialog').getByText(t('addresses.atApartment', { apartment: '41' })),
    ).toBeVisible();
  },
);

const hint = (page: Page, language: Language) =>
  page.getByRole('link', { name: texts(language)('addresses.hint') });

/** On Home, as a switch to delivery leaves it. */
async function chooseDelivery(page: Page, language: Language): Promise<void> {
  const listed = page.waitForEvent('load');
  await page.getByText(texts(language)('service.delivery'), { exact: true }).first().click();
  await listed;
}

// Holds ADDR-31.
test('delivery without an address asks where to once, and a row asks from then on @wide', async ({
  page,
}) => {
  const t = texts('ka');
  await page.goto('/?country=ge&language=ka');
  await expect(hint(page, 'ka')).toHaveCount(0);
  await chooseDelivery(page, 'ka');
  const sheet = page.getByRole('dialog', { name: t('addresses.whereTitle') });
  await expect(sheet.getByRole('searchbox', { name: t('addresses.search') })).toBeFocused();
  expect(await findingsInBothSchemes(page), 'the question').toEqual([]);
  await sheet.getByRole('button', { name: t('towns.close') }).click();
  await expect(sheet).toBeHidden();
  await expect(hint(page, 'ka')).toBeVisible();
  expect(await findingsInBothSchemes(page), 'the row').toEqual([]);
  await page.goto('/filials');
  await expect(hint(page, 'ka')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await hint(page, 'ka').click();
  await sheet.getByRole('searchbox').fill('რუსთაველის 12');
  await sheet.getByRole('list').getByRole('button').first().click();
  const form = page.getByRole('dialog', { name: t('addresses.formTitle') });
  await form.getByLabel(t('addresses.apartment')).fill('41');
  await form.getByRole('button', { name: t('addresses.save') }).click();
  await expect(form).toBeHidden();
  await expect(hint(page, 'ka')).toBeHidden();
  // From the first paint on: the row would move the list.
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'commit' });
  await expect(venueCards(page).first()).toBeVisible();
  await expect(hint(page, 'ka')).toBeHidden();
});

// Holds ADDR-32.
test.describe('with the position permitted before', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 43.2371, longitude: 76.9152 } });

  test('the question where to deliver names the house of the diner, and takes it by one press', async ({
    page,
  }) => {
    const t = texts('ru');
    await page.goto('/?country=kz&language=ru');
    await chooseDelivery(page, 'ru');
    const here = page.getByRole('dialog').getByRole('button', {
      name: textLike(t('addresses.hereAt', { place: ANY })),
    });
    await expect(here).toHaveText(/\p{L}.*, \d/u);
    await here.click();
    await expect(page.getByRole('dialog').getByLabel(t('addresses.apartment'))).toBeFocused();
  });
});

/** A keyboard takes this much of the screen, px. */
const KEYBOARD = 336;

// Holds ADDR-33.
test('the form of an address has its pin on a map, and its button above the keyboard', async ({ page }) => {
  const t = texts('ru');
  await page.setViewportSize({ width: 390, height: 844 });
  await findAddress(page, 'kz', 'ru', 'Абая 52');
  const form = page.getByRole('dialog', { name: t('addresses.formTitle') });
  await expect(form.locator('[data-map="drawn"]')).toBeVisible({ timeout: DRAWN_MS });
  const save = form.getByRole('button', { name: t('addresses.save') });
  await expect(save).toBeInViewport({ ratio: 1 });
  expect(await findingsInBothSchemes(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 - KEYBOARD });
  const flat = form.getByLabel(t('addresses.apartment'));
  await flat.focus();
  await expect(save).toBeInViewport({ ratio: 1 });
  await expect(flat).toBeInViewport({ ratio: 1 });
  await flat.fill('41');
  await form.getByText(t('addresses.leaveAtDoor')).click();
  await save.click();
  await expect(form).toBeHidden();
  const stored = await page.evaluate(() => localStorage.getItem('default.activeAddress') ?? '');
  expect(stored).toContain(`"comment":"${t('addresses.leaveAtDoor')}"`);
});

/** Metres that a pixel of a map shows at zoom 16 in Almaty, and that a degree of latitude has. */
const PIXEL_METERS = 0.87;
const DEGREE_METERS = 111_320;

test('the foot of the pin is on the point that is sent, and the street that is named is beneath it', async ({
  page,
}) => {
  const points: { lat: number; long: number }[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname !== '/api/geo/reverse-geocode') return;
    points.push({ lat: Number(searchParams.get('lat')), long: Number(searchParams.get('long')) });
  });
  await page.goto('/?country=kz&language=ru');
  // A house of a street that runs from west to east, 15 m beside it.
  await page.goto('/address-map?lat=43.2381&long=76.9362');
  await expect(page.locator('[data-map="drawn"]')).toBeVisible({ timeout: DRAWN_MS });
  const card = page.getByRole('region', { name: texts('ru')('addresses.place') });
  await expect(card).toContainText('улица Сатпаева, 45');
  const stage = await page.locator('[data-map]').boundingBox();
  const pin = await page.locator('[data-pin]').boundingBox();
  if (!stage || !pin) throw new Error('The map is not there');
  expect(pin.x + pin.width / 2).toBeCloseTo(stage.x + stage.width / 2, 0);
  expect(pin.y + pin.height).toBeCloseTo(stage.y + stage.height / 2, 0);
  // A map that is drawn down by so much shows what lies north of it under the pin.
  const down = 120;
  await page.mouse.move(stage.x + 60, stage.y + 200);
  await page.mouse.down();
  await page.mouse.move(stage.x + 60, stage.y + 200 + down, { steps: 20 });
  // A finger that rests before it is lifted: the map does not follow through.
  for (let rest = 0; rest < 30; rest += 1)
    await page.mouse.move(stage.x + 60 + (rest % 2), stage.y + 200 + down);
  await page.mouse.up();
  await expect(card).not.toContainText('улица Сатпаева, 45');
  await expect.poll(() => points.length).toBeGreaterThan(1);
  const north = ((points.at(-1)?.lat ?? 0) - 43.2381) * DEGREE_METERS;
  expect(north / PIXEL_METERS).toBeGreaterThan(down - 8);
  expect(north / PIXEL_METERS).toBeLessThan(down + 8);
});

test('the line moves nothing when the address comes, and is cut to one line', async ({ page }) => {
  const layoutShift = await watchLayoutShift(page);
  await page.addInitScript(() => {
    const street = 'проспект имени Бауыржана Момышулы и всех остальных героев войны';
    const address = {
      ...{ id: -1, title: street, label: 'Дом', city: 'Алматы', street, building: '52/1 корпус 12' },
      ...{ entrance: '', floor: '', apartment: '41', isPrivateHouse: false, comment: '' },
      ...{ latitude: 43.2401, longitude: 76.9189 },
    };
    const stored = { version: 2, address, mark: null, key: 'address-0000-0001', isRefused: false };
    localStorage.setItem('default.activeAddress', JSON.stringify(stored));
  });
  await page.goto('/?country=kz&language=ru');
  await expect(line(page, 'ru')).toContainText('Момышулы');
  const { height } = (await line(page, 'ru').boundingBox()) ?? { height: 0 };
  expect(height).toBeLessThan(24);
  // The font that comes late moves a letter by less than that.
  expect(await layoutShift()).toBeLessThan(0.001);
});

test('an address in another town leads to its lists', async ({ page }) => {
  const t = texts('ru');
  await findAddress(page, 'kz', 'ru', 'Астана Кабанбай 10');
  await page.getByLabel(t('addresses.apartment')).fill('3');
  await page.getByRole('button', { name: t('addresses.save') }).click();
  await page.waitForURL('/filials?town=astana');
  await expect(line(page, 'ru')).toContainText(/^Астана, .+, 10$/);
});

test('a refused position, a silent geo service and a lost network are said, beside the map', async ({
  page,
  context,
}) => {
  const t = texts('ru');
  await context.clearPermissions();
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_found, failed) =>
      failed?.({ code: 1 } as GeolocationPositionError);
  });
  await page.goto('/?country=kz&language=ru');
  await line(page, 'ru').click();
  const dialog = page.getByRole('dialog', { name: t('addresses.sheetTitle') });
  await dialog.getByRole('button', { name: t('addresses.myPosition') }).click();
  await expect(dialog.getByText(t('geolocation.rejected'))).toBeVisible();
  await page.route('**/api/geo/**', (route) => route.abort());
  await dialog.getByRole('searchbox').fill('Абая');
  await expect(dialog.getByText(t('addresses.searchFailed'))).toBeVisible();
  await dialog.getByRole('link', { name: t('addresses.onMap') }).click();
  await page.waitForURL('/address-map');
  // The pin is not placed: it stands in the middle of the town.
  await expect(page.getByText(t('addresses.unplaced'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('addresses.deliverHere') })).toBeDisabled();
});

test('axe finds nothing in the sheet', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/?country=kz&language=ru');
  await line(page, 'ru').click();
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible();
  expect(await findingsInBothSchemes(page), 'places').toEqual([]);
  await findAddress(page, 'kz', 'ru', 'Абая 52');
  await expect(page.getByLabel(texts('ru')('addresses.apartment'))).toBeVisible();
  expect(await findingsInBothSchemes(page), 'the flat').toEqual([]);
});
