import { ask } from './ask.mjs';
import { launchBrowser } from '../run/chromium.mjs';
import { packedSizes } from './first-load-js.mjs';
import { kilobytes, percentile, row } from '../run/figures.mjs';
import { VENUE_PATH } from './setup.mjs';

const PHONE = { width: 390, height: 844 };
const DRAWN_MS = 60_000;
const MAP_PATH = '/map?country=kz&language=ru';
const OTHER_PATHS = ['/?language=ru', '/filials', VENUE_PATH, '/cart', '/towns'];
/** What both libraries have in their compiled code, and no other code. */
const MAP_CODE = /maplibregl|mapboxgl/;
const PIN_COUNTS = [20, 5000];
/** Frames of the full map may take this much longer than those of a nearly empty one. */
const MAX_SLOWER = 1.5;
const MAX_TILE_BYTES = 150_000;

/** That many venues around the middle of a town, always the same ones, in the form of our own answer. */
function answerWith(count) {
  let seed = 7;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const around = () => (random() + random() + random() - 1.5) / 1.5;
  const rows = Array.from({ length: count }, (_, index) => {
    const [longitude, latitude] = [76.94 + around() * 0.2, 43.24 + around() * 0.15];
    return [index + 1, longitude, latitude, `Venue ${index + 1}`, `Abai avenue, ${index}`, 4.5, -1, 0];
  });
  const phases = [[{ fromMs: 0, text: '23:00', tone: 'soft', state: 'open' }]];
  return { rows, covers: [], phases, hasMore: false };
}

/** Scripts and map files that a page loads until it is idle. */
async function loadedBy(browser, origin, path, sizeOf) {
  const page = await browser.newPage({ viewport: PHONE });
  const paths = new Set();
  const tiles = [];
  page.on('response', (response) => {
    const { origin: from, pathname } = new URL(response.url());
    if (pathname.startsWith('/map/tiles/')) tiles.push(response.request().sizes());
    if (from !== origin) return;
    if (/\.m?js$/.test(pathname) || pathname.startsWith('/map/')) paths.add(pathname);
  });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  if (path === MAP_PATH) await page.locator('[data-map="drawn"]').waitFor({ timeout: DRAWN_MS });
  const streets = (await Promise.all(tiles)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  await page.close();
  let all = 0;
  let map = 0;
  for (const script of paths) {
    const size = await sizeOf(script);
    all += size;
    const isMap = script.startsWith('/map/') || MAP_CODE.test((await ask(origin + script)).body.toString());
    if (isMap) map += size;
  }
  return { all, map, streets };
}

/** Milliseconds of the frames while the map is dragged and zoomed. */
async function framesWith(browser, origin, count) {
  const page = await browser.newPage({ viewport: PHONE });
  await page.route('**/api/venues/map?*', (route) => route.fulfill({ json: answerWith(count) }));
  await page.goto(origin + MAP_PATH);
  await page.locator('[data-map="drawn"]').waitFor({ timeout: DRAWN_MS });
  await page.waitForTimeout(2000);
  await page.evaluate(() => {
    const frames = [];
    let last = performance.now();
    const next = (now) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    window.mapFrames = frames;
  });
  const { x, y, width, height } = await page.locator('.map').boundingBox();
  const [middle, centre] = [x + width / 2, y + height / 2];
  for (const direction of [1, -1, 1, -1]) {
    await page.mouse.move(middle, centre);
    await page.mouse.down();
    await page.mouse.move(middle + direction * 160, centre + direction * 80, { steps: 25 });
    await page.mouse.up();
    await page.mouse.wheel(0, direction * 300);
    await page.waitForTimeout(600);
  }
  const frames = await page.evaluate(() => window.mapFrames);
  await page.close();
  return frames;
}

/** What the map weighs where it is, that it weighs nothing elsewhere, and how it moves with thousands of pins. */
export async function map(servers) {
  const { origin } = await servers.app();
  const sizeOf = packedSizes(origin);
  const browser = await launchBrowser(undefined, ['--use-angle=swiftshader', '--enable-unsafe-swiftshader']);
  try {
    const loads = [];
    for (const path of [...OTHER_PATHS, MAP_PATH])
      loads.push({ path, ...(await loadedBy(browser, origin, path, sizeOf)) });
    const elsewhere = loads.slice(0, -1).reduce((sum, load) => sum + load.map, 0);
    const { streets } = loads.at(-1);
    const frames = [];
    for (const count of PIN_COUNTS) frames.push({ count, times: await framesWith(browser, origin, count) });
    const [few, many] = frames.map(({ times }) => percentile(times, 0.95));
    return {
      rows: [
        row('map code on all other pages together', kilobytes(elsewhere), '0.0 kB', elsewhere === 0),
        row('map code on the map’s page, worker and outlines included', kilobytes(loads.at(-1).map)),
        row(
          'tiles of a first view of the sandbox’s streets',
          kilobytes(streets),
          `≤ ${kilobytes(MAX_TILE_BYTES)}`,
          streets > 0 && streets <= MAX_TILE_BYTES,
        ),
        row(
          'frames with 5,000 pins against 20, 95th percentile',
          (many / few).toFixed(2),
          `≤ ${MAX_SLOWER}`,
          many / few <= MAX_SLOWER,
        ),
      ],
      tables: [
        {
          title: 'Scripts and map files until a page is at rest, gzip',
          head: ['page', 'all', 'of it for maps'],
          lines: loads.map((load) => [load.path, kilobytes(load.all), kilobytes(load.map)]),
        },
        {
          title: 'Milliseconds a frame while dragging and zooming, drawn by software on this machine',
          head: ['pins', 'frames', 'median', '95 %', 'longest'],
          lines: frames.map(({ count, times }) => [
            String(count),
            String(times.length),
            ...[0.5, 0.95, 1].map((share) => percentile(times, share).toFixed(0)),
          ]),
        },
      ],
    };
  } finally {
    await browser.close();
  }
}
