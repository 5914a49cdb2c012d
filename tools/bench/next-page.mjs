import { fillPlainCart, orderButton, signIn } from '../cluster/diner.mjs';
import { VENUE } from '../cluster/front-diner.mjs';
import { inBrowser } from '../run/chromium.mjs';
import { atMost, kilobytes, median, row } from '../run/figures.mjs';
import { fetchCached, PHONE, VENUE_PATH } from './setup.mjs';

const ROUNDS = 5;
/** Slow 4G as Lighthouse's devtools method applies it, and a quarter of the processor. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 };
const SLOWDOWN = 4;
const REST_MS = 2_500;
const MAX_PREFETCHED_BYTES = 60_000;

const HOME = '/?language=ru';
const LIST = '/filials?language=ru';
const KIOSK = `/kiosk?filial_id=${VENUE}&source=TABLET&country=kz&language=ru`;
const VENUE_CARD = 'main a[data-soft="prefetch"][href*="/filials/"]';
const PLUS = '[data-plus][data-facts]';
const DISH = 'main article h3 a';
const BEGIN = '.kiosk-choice--main';
const OWN_DATA = 'main :is(h2, h3)';
/** Where a way has led: the path, and what is seen there. */
const DISHES = ['^/filials/\\d+$', 'main article h3'];
const SHEET = ['', '[role="dialog"] *'];

/** The navigation from one page of a signed-in diner to another. */
const ownPage = (from, to) => ({
  name: `${from} → ${to}`,
  from,
  before: (page, origin) => signIn(page, origin, from),
  shown: OWN_DATA,
  link: `a[href="${to}"]:visible`,
  there: [`^${to}$`, OWN_DATA],
  maxMs: 800,
});

/** A kiosk's start stands between two guests, and has drawn its menu by then. */
const kiosk = { from: KIOSK, restMs: 6_000, maxMs: 150 };

/** From which page something is tapped, after `first` in it and `before` it. A kiosk has a line of its own, and the same slow processor. */
const WAYS = [
  { name: 'Home → venue', from: HOME, link: VENUE_CARD, there: DISHES, maxMs: 600 },
  { name: 'list → venue', from: LIST, link: VENUE_CARD, there: DISHES, maxMs: 600 },
  { name: 'venue → dish', from: VENUE_PATH, link: DISH, there: SHEET, maxMs: 300 },
  {
    name: 'venue → cart with a dish',
    from: VENUE_PATH,
    first: PLUS,
    link: 'a[href="/cart"]:visible',
    there: ['^/cart$', 'main .cart-line'],
    maxMs: 800,
  },
  {
    name: 'cart → order page',
    from: '/cart',
    before: (page, origin) =>
      fillPlainCart(page, origin + VENUE_PATH).then(() => signIn(page, origin, '/cart')),
    link: orderButton,
    there: ['', 'main .order-hero'],
    maxMs: 800,
  },
  ownPage('/profile', '/orders'),
  ownPage('/orders', '/profile'),
  { ...kiosk, name: 'kiosk: start → menu', link: BEGIN, there: ['', 'main article'] },
  { ...kiosk, name: 'kiosk: menu → dish', first: BEGIN, link: DISH, there: SHEET },
];

/** Other shops, at the addresses of their production builds where the environment names these. */
const PEERS = [
  { name: 'COMMERCE', from: '/search', link: 'main a[href^="/product/"]', there: ['^/product/', 'main h1'] },
  { name: 'NEXTFASTER', from: '/', link: 'main a[href^="/products/"]', there: ['^/products/', 'main h1'] },
];

/** Which cards of the list are opened in a visit, one after the other: most diners take one of the first. */
const VISITS = [[0], [1], [0, 1], [2], [1, 0]];

/** Records the last tap and the next frame's end in the page: outside it is late, and counts as a touch. */
function watch([path, selector]) {
  const check = () => {
    const isThere = new RegExp(path).test(location.pathname);
    if (isThere && [...document.querySelectorAll(selector)].some((element) => element.checkVisibility()))
      setTimeout(() => (window.thereMs = performance.timeOrigin + performance.now()));
    else requestAnimationFrame(check);
  };
  const begin = ({ timeStamp }) => {
    window.name = performance.timeOrigin + timeStamp;
    delete window.thereMs;
    requestAnimationFrame(check);
  };
  addEventListener('pointerdown', begin, true);
  if (window.name) requestAnimationFrame(check);
}
/** @returns milliseconds from the tap */
const untilThere = async (page) =>
  (await page.waitForFunction(() => window.thereMs - window.name, null, { polling: 50 })).jsonValue();

/** Does something on a slow phone, or a kiosk. @returns what comes of it */
const onPhone = (origin, { from, before, there }, work) =>
  inBrowser(async (browser) => {
    const viewport = from === KIOSK ? { width: 1080, height: 1920 } : PHONE.viewport;
    const page = await (await browser.newContext({ ...PHONE, viewport })).newPage();
    await before?.(page, origin);
    await page.addInitScript(watch, there);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    if (from !== KIOSK) await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return work(page);
  });

/** @returns milliseconds from the tap to the next page, and the bytes that were fetched between the load and the tap */
const tap = (origin, way, restMs = way.restMs ?? REST_MS) =>
  onPhone(origin, way, async (page) => {
    await page.goto(origin + way.from, { waitUntil: 'load' });
    if (way.shown) await page.locator(way.shown).first().waitFor();
    await page.waitForTimeout(restMs);
    if (way.first) {
      await page.locator(way.first).first().tap();
      await page.waitForTimeout(restMs);
    }
    const bytes = await page.evaluate(() => {
      const [{ loadEventEnd }] = performance.getEntriesByType('navigation');
      const later = performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime > loadEventEnd);
      return later.reduce((sum, { transferSize }) => sum + transferSize, 0);
    });
    const link = way.link === orderButton ? await orderButton(page) : page.locator(way.link).first();
    await link.tap({ noWaitAfter: true });
    return { ms: await untilThere(page), bytes };
  });

/** @returns milliseconds from the navigation to the effect of a press that comes as soon as there is something to press */
const firstPress = (origin) =>
  onPhone(origin, { there: ['', '.plus-button--in-cart'] }, async (page) => {
    await page.goto(origin + VENUE_PATH, { waitUntil: 'commit' });
    await page.locator(PLUS).first().tap({ noWaitAfter: true });
    await untilThere(page);
    return { ms: await page.evaluate(() => window.thereMs - performance.timeOrigin) };
  });

/** @returns the number of pages that a visit fetches ahead, and of those that it opens of them */
const visitPages = (origin, cards) =>
  onPhone(origin, { there: DISHES }, async (page) => {
    const [ahead, opened] = [new Set(), new Set()];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      const headers = response.request().headers();
      const isPage = 'rsc' in headers && !('next-router-segment-prefetch' in headers);
      if (isPage && response.status() === 200 && !opened.has(pathname)) ahead.add(pathname);
    });
    await page.goto(origin + LIST, { waitUntil: 'load' });
    for (const card of cards) {
      await page.waitForTimeout(REST_MS);
      const link = page.locator(VENUE_CARD).nth(card);
      opened.add(await link.evaluate(({ pathname }) => pathname));
      await link.tap({ noWaitAfter: true });
      await untilThere(page);
      await page.goBack();
    }
    return { ahead: ahead.size, used: [...opened].filter((path) => ahead.has(path)).length };
  });

const inMs = (value) => `${Math.round(value)} ms`;

/** Repeats a measurement and adds the row of its times. @returns its runs */
async function timed(rows, figure, maxMs, measure) {
  const runs = [];
  for (let round = 0; round < ROUNDS; round += 1) runs.push(await measure());
  const times = runs.map(({ ms }) => Math.round(ms));
  const name = `${figure} (${times.join(', ')})`;
  rows.push(maxMs === null ? row(name, inMs(median(times))) : atMost(name, median(times), maxMs, inMs));
  return runs;
}

/** The next page on slow 4G: from the tap to its text, after the page was at rest and right after it has loaded. */
export async function nextPage(servers) {
  const { origin } = await servers.app();
  const rows = [];
  for (const from of [HOME, LIST, VENUE_PATH]) {
    const { body } = await fetchCached(origin + from);
    // Only a page of the store is fetched ahead.
    const venues = new Set(String(body).match(/\/filials\/\d+(?=")/g));
    for (const path of [...venues].slice(0, 6)) await fetchCached(`${origin}${path}?language=ru`);
  }
  for (const way of WAYS) {
    const runs = await timed(rows, way.name, way.maxMs, () => tap(origin, way));
    const bytes = median(runs.map((run) => run.bytes));
    if (way.from !== KIOSK)
      rows.push(atMost(`${way.name}: fetched ahead`, bytes, MAX_PREFETCHED_BYTES, kilobytes));
  }
  for (const way of WAYS.slice(0, 2))
    await timed(rows, `${way.name}, half a second after the load`, 1_200, () => tap(origin, way, 500));
  await timed(rows, 'first press of a plus, from the navigation', 2_000, () => firstPress(origin));
  const visits = [];
  for (const cards of VISITS) visits.push(await visitPages(origin, cards));
  const sumOf = (count) => visits.reduce((sum, visit) => sum + visit[count], 0);
  const share = sumOf('used') / sumOf('ahead');
  const figure = `pages fetched ahead that ${VISITS.length} visits open`;
  rows.push(row(figure, share.toFixed(2), '≥ 0.3', share >= 0.3));
  for (const peer of PEERS) {
    const address = process.env[`BENCH_${peer.name}`];
    if (address) await timed(rows, `${peer.name} ${peer.from}`, null, () => tap(address, peer));
  }
  return rows;
}
