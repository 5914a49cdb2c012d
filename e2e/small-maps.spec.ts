import { expect, test, type Page } from './test';
import { VENUES } from './environment';
import { drag } from './drag';
import { sandbox } from './sandbox';
import { textLike, ANY } from './screen';
import { texts } from './texts';

const t = texts('ru');
/** Drawing by software takes its time. */
const DRAWN_MS = 40_000;

test.beforeAll(() => sandbox.reset());

const drawn = (page: Page) => expect(page.locator('[data-map="drawn"]')).toBeVisible({ timeout: DRAWN_MS });

// Holds ADDR-30.
test('a guest moves the map under the pin, reads what stands there, and takes it to the form', async ({
  page,
}) => {
  await page.goto('/?country=kz&language=ru');
  await page.goto('/address-map');
  await drawn(page);
  const map = page.getByRole('region', { name: t('addresses.mapLabel') });
  const card = page.getByRole('region', { name: t('addresses.place'), exact: true });
  const place = card.locator('b');
  const confirm = card.getByRole('button', { name: t('addresses.deliverHere') });
  await expect(place).toHaveText(t('addresses.unplaced'));
  await expect(confirm).toBeDisabled();
  await drag(page, map, 60, 90);
  await expect(place).toHaveText(/\p{L}.*, \d/u);
  const first = await place.innerText();
  await drag(page, map, -150, -200);
  await expect(place).not.toHaveText(first);
  await expect(place).toHaveText(/\p{L}.*, \d/u);
  const second = await place.innerText();
  await expect(page.getByText(t('addresses.noStreets'))).toBeHidden();
  await confirm.click();
  await page.waitForURL(/\/address-form/);
  await expect(page.getByLabel(t('addresses.street'), { exact: true })).toHaveValue(
    second.split(', ')[0] ?? '',
  );
});

test('a venue’s details show where it is, on streets', async ({ page }) => {
  const tiles: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/map/tiles/') && response.ok()) tiles.push(response.url());
  });
  await page.goto(`/filials/${VENUES.almaty}/details?country=kz&language=ru`);
  // On a screen that shows no part of the map it waits until one comes to it.
  await page.getByRole('region', { name: t('details.contacts') }).scrollIntoViewIfNeeded();
  await drawn(page);
  await expect(page.getByRole('region', { name: textLike(t('map.pinLabel', { name: ANY })) })).toBeVisible();
  expect(tiles.length).toBeGreaterThan(0);
  await expect(page.getByText(t('map.noStreets'))).toBeHidden();
});
