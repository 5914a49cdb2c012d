import sharp from 'sharp';
import { archiveOf, rangeOf, type ArchivedTile } from '@/components/ui/map/test-archive';
import { expect, test } from './test';
import { SANDBOX_URL } from './environment';
import { sandbox } from './sandbox';
import { texts } from './texts';
import { canvas, card, openMap, rows } from './venue-map';

const t = texts('ru');

test.beforeAll(() => sandbox.reset());

/** The map data of the sandbox for a first view of a town, compressed. */
const MAX_TILE_BYTES = 150_000;
const TILES = '**/map/tiles/**';

test('the map has streets, in the light and in the dark, and a first view of them is light', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const styles: string[] = [];
  const sizes: Promise<number>[] = [];
  const violations: string[] = [];
  let isMeasured = false;
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) violations.push(message.text());
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/map/style-')) styles.push(pathname);
    if (!pathname.startsWith('/map/tiles/')) return;
    expect(response.status()).toBe(200);
    // A tile of the dark may still be on its way when all else is proved.
    if (isMeasured) return;
    sizes.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => responseBodySize),
    );
  });
  await openMap(page);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  isMeasured = true;
  expect(bytes).toBeGreaterThan(500);
  expect(bytes).toBeLessThan(MAX_TILE_BYTES);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => styles).toEqual(['/map/style-light.json', '/map/style-dark.json']);
  await expect.poll(async () => brightness(await canvas(page).screenshot())).toBeLessThan(100);
  await expect(page.getByText(t('map.noStreets'))).toBeHidden();
  expect(violations).toEqual([]);
});

/** A style of an archive that is not there. */
const LOST_ARCHIVE = {
  version: 8,
  sources: { a: { type: 'vector', url: 'pmtiles://none.pmtiles' } },
  layers: [{ id: 'a', type: 'line', source: 'a', 'source-layer': 'a' }],
};

test('a map without tiles or without its archive says so, and shows outlines and venues', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 560 });
  await page.route(TILES, (route) => route.abort());
  await openMap(page);
  await expect(page.getByText(t('map.noStreets'))).toBeVisible();
  await rows(page).first().click();
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.unrouteAll();
  const tile = page.waitForResponse(TILES);
  await page.getByRole('button', { name: t('map.retry') }).click();
  expect((await tile).ok()).toBe(true);
  await expect(page.getByText(t('map.noStreets'))).toHaveCount(0);
  await page.route('**/map/style-*', (route) =>
    route.fulfill({ json: LOST_ARCHIVE, headers: { 'access-control-allow-origin': '*' } }),
  );
  await openMap(page);
  await expect(page.getByText(t('map.noStreets'))).toBeVisible();
});

/** Longer than a map waits for its first tile. */
const LONG_MS = 15_000;

// Holds VEN-77.
test('a map whose tiles come slowly keeps the first one, and can be used', async ({ page }) => {
  await page.clock.install();
  let passed = 0;
  // The others never come.
  await page.route(TILES, (route) => {
    passed += 1;
    return passed === 1 ? route.continue() : undefined;
  });
  await openMap(page);
  await page.clock.fastForward(LONG_MS);
  await expect(page.getByText(t('map.noStreets'))).toHaveCount(0);
  await rows(page).first().click();
  await expect(card(page)).toBeVisible();
});

const ALMATY = { latitude: 43.238, longitude: 76.945 };
const ZOOM = 11;
/** Its streets alone, in a colour that nothing else of the map has. */
const ARCHIVE_STYLE = {
  version: 8,
  sources: { town: { type: 'vector', url: 'pmtiles://town.pmtiles' } },
  layers: [
    {
      id: 'streets',
      type: 'line',
      source: 'town',
      'source-layer': 'street',
      paint: { 'line-color': '#ff00ff', 'line-width': 8 },
    },
  ],
};

/** The sandbox's tiles of one zoom around a point. */
async function tilesAround({
  latitude,
  longitude,
}: typeof ALMATY): Promise<[ArchivedTile, ...ArchivedTile[]]> {
  const style = (await (await fetch(`${SANDBOX_URL}/map/style-light.json`)).json()) as {
    sources: { streets: { tiles: [string] } };
  };
  const { pathname } = new URL(style.sources.streets.tiles[0].replaceAll(/[{}]/g, ''));
  const radians = (latitude * Math.PI) / 180;
  const column = Math.floor(((longitude + 180) / 360) * 2 ** ZOOM);
  const row = Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** ZOOM);
  const tile = async (right: number, down: number): Promise<ArchivedTile> => {
    const at = { zoom: ZOOM, column: column + right, row: row + down };
    const path = pathname.replace('/z/x/y', `/${at.zoom}/${at.column}/${at.row}`);
    const answer = await fetch(`${SANDBOX_URL}${path}`);
    return { ...at, bytes: new Uint8Array(await answer.arrayBuffer()) };
  };
  const [first, ...others] = [0, -1, 1].flatMap((right) => [0, -1, 1].map((down) => tile(right, down)));
  if (!first) throw new Error('no tile');
  return [await first, ...(await Promise.all(others))];
}

/** How light a picture is, 0 to 255. */
async function brightness(picture: Buffer): Promise<number> {
  const { channels } = await sharp(picture).greyscale().stats();
  return channels[0]?.mean ?? NaN;
}

/** How many pixels of a picture have the colour of the archive's streets. */
async function purplePixels(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if ((data[at] ?? 0) > 230 && (data[at + 1] ?? 255) < 25 && (data[at + 2] ?? 0) > 230) count += 1;
  return count;
}

test('a map of a PMTiles archive draws its streets, requested in ranges of bytes', async ({ page }) => {
  const archive = archiveOf(await tilesAround(ALMATY));
  const ranges: string[] = [];
  const tiles: string[] = [];
  await page.route('**/map/style-*', (route) =>
    route.fulfill({ json: ARCHIVE_STYLE, headers: { 'access-control-allow-origin': '*' } }),
  );
  await page.route('**/map/town.pmtiles', (route) => {
    const { status, body, headers } = rangeOf(archive, route.request().headers()['range']);
    ranges.push(route.request().headers()['range'] ?? '');
    return route.fulfill({ status, body, headers: { ...headers, 'access-control-allow-origin': '*' } });
  });
  page.on('request', (request) =>
    tiles.push(...(request.url().includes('/map/tiles/') ? [request.url()] : [])),
  );
  await openMap(page);
  await expect(page.getByText(t('map.noStreets'))).toBeHidden();
  await expect.poll(async () => purplePixels(await canvas(page).screenshot())).toBeGreaterThan(1000);
  expect(ranges.length).toBeGreaterThan(1);
  expect(ranges.every((range) => /^bytes=\d+-\d+$/.test(range))).toBe(true);
  expect(tiles).toEqual([]);
});
