import { ask, askCached } from './ask.mjs';
import { launchBrowser } from '../run/chromium.mjs';
import { kilobytes, median, row } from '../run/figures.mjs';
import { VENUE_PATH } from './setup.mjs';
import { LONG_MENU_PATH, openPhone, REST_MS, SLOWER } from './slow-phone.mjs';

const MAX_BYTES = 300_000;
const MAX_NODES = 3000;
const MAX_SHEET_MS = 100;
/** A menu moves by less than a line of text while what is above is filled. */
const MAX_JUMP_PIXELS = 8;
/** Categories that are jumped to, as parts of the bar's length: to the end, back, and between. */
const JUMPS = [1, 0.1, 0.6, 0.3, 0.9, 0.5];
const SHEETS = 5;
/** A sheet has opened and stopped moving by then. */
const SHEET_MS = 1000;

const nodesOf = (page) => page.evaluate(() => document.querySelectorAll('*').length);

async function weightOf(origin, path) {
  const { body } = await askCached(origin + path, { 'accept-encoding': 'gzip' });
  const html = (await ask(origin + path)).body.toString('utf8');
  const products = new Set(html.match(/(?<=data-product=")\d+/g)).size;
  return { packed: body.length, plain: Buffer.byteLength(html), products };
}

/** Elements that the HTML makes, before any script does. */
async function nodesOfHtml(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto(url);
  const nodes = await page.locator('*').count();
  await context.close();
  return nodes;
}

/** A page opened and left alone: elements, and time that long tasks held the diner up. */
async function opened(browser, url) {
  const { context, page } = await openPhone(browser, url);
  const { blockedMs } = await page.evaluate(() => window.felt);
  const nodes = await nodesOf(page);
  await context.close();
  return { nodes, blockedMs };
}

/** Jumps from category to category. @returns how far from its place a category ever came to rest, pixels */
async function jumped(page) {
  const links = page.locator('.category-bar a');
  const last = (await links.count()) - 1;
  let offPixels = 0;
  for (const part of JUMPS) {
    const link = links.nth(Math.round(last * part));
    const anchor = (await link.getAttribute('href')).slice(1);
    await link.scrollIntoViewIfNeeded();
    await link.tap();
    await page.locator(`#${anchor} article`).first().waitFor();
    await page.locator(`.category-bar a[aria-current][href="#${anchor}"]`).waitFor();
    await page.waitForTimeout(REST_MS);
    const off = await page.evaluate((id) => {
      const section = document.getElementById(id);
      const wanted = parseFloat(getComputedStyle(section).scrollMarginTop);
      const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
      const isEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
      return isEnd ? 0 : Math.abs(section.getBoundingClientRect().top - wanted - padding);
    }, anchor);
    offPixels = Math.max(offPixels, off);
  }
  return offPixels;
}

/** Drags the menu upwards through categories that were jumped over. @returns the furthest that anything moved by itself, pixels */
async function scrolledUp(page) {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const shown = () => document.elementsFromPoint(195, 500).find((element) => element.matches('article'));
    let furthest = 0;
    for (let step = 0; step < 120; step += 1) {
      const card = shown();
      const before = card?.getBoundingClientRect().top;
      scrollBy(0, -90);
      await frame();
      await frame();
      if (card) furthest = Math.max(furthest, Math.abs(card.getBoundingClientRect().top - before - 90));
    }
    return furthest;
  });
}

/** Opens products one after another. @returns of each the calls that it made, and milliseconds of the main thread */
async function sheets(page, busyMs) {
  const found = [];
  let calls = 0;
  page.on(
    'request',
    (request) => (calls += Number(new URL(request.url()).pathname.startsWith('/api/menu/'))),
  );
  for (let turn = 0; turn < SHEETS; turn += 1) {
    const product = page.locator('.menu-section [data-product]').nth(turn * 2);
    await product.scrollIntoViewIfNeeded();
    await page.waitForTimeout(REST_MS);
    calls = 0;
    const before = await busyMs();
    // Not by a tap, and the page is not queried meanwhile: looking for elements would be counted too.
    await product.evaluate((link) => link.click());
    await page.waitForTimeout(SHEET_MS);
    found.push({ calls, ms: (await busyMs()) - before });
    await page.getByRole('dialog').getByRole('heading').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  return found;
}

/** The menu of two thousand products: its weight, and how it feels on a processor four times slower. */
export async function menu(servers) {
  const { origin } = await servers.largeApp();
  const long = await weightOf(origin, LONG_MENU_PATH);
  const browser = await launchBrowser();
  try {
    const usual = await opened(browser, origin + VENUE_PATH);
    const htmlNodes = await nodesOfHtml(browser, origin + LONG_MENU_PATH);
    const first = await opened(browser, origin + LONG_MENU_PATH);
    const phone = await openPhone(browser, origin + LONG_MENU_PATH);
    const offPixels = await jumped(phone.page);
    const movedPixels = await scrolledUp(phone.page);
    const filled = await nodesOf(phone.page);
    await phone.page.evaluate(() => scrollTo(0, 0));
    const opening = await sheets(phone.page, phone.busyMs);
    const sheetMs = median(opening.map(({ ms }) => ms));
    const most = Math.max(...opening.map(({ calls }) => calls));
    const ms = (value) => `${value.toFixed(0)} ms`;
    const limit = (value, bound) => [ms(value), `≤ ${bound} ms`, value <= bound];
    return {
      rows: [
        row('HTML of a long menu, gzip', kilobytes(long.packed), '≤ 300 kB', long.packed <= MAX_BYTES),
        row('the same unpacked', kilobytes(long.plain)),
        row('products in it; the others come when they are wanted', String(long.products)),
        row('elements of its HTML', String(htmlNodes), `< ${MAX_NODES}`, htmlNodes < MAX_NODES),
        row('elements at rest', String(first.nodes), `< ${MAX_NODES}`, first.nodes < MAX_NODES),
        row(
          'a category after a jump stands beside its place by',
          `${offPixels.toFixed(0)} px`,
          `≤ ${MAX_JUMP_PIXELS} px`,
          offPixels <= MAX_JUMP_PIXELS,
        ),
        row(
          'scrolling up, what is looked at moves by itself by',
          `${movedPixels.toFixed(0)} px`,
          `≤ ${MAX_JUMP_PIXELS} px`,
          movedPixels <= MAX_JUMP_PIXELS,
        ),
        row('opening a product, calls', String(most), '≤ 1', most <= 1),
        row('opening a product, main thread, median', ...limit(sheetMs, MAX_SHEET_MS)),
        row('elements after all that', String(filled)),
        row('blocked by long tasks while a long menu opens', ms(first.blockedMs)),
        row('the same, usual menu', ms(usual.blockedMs)),
      ],
      tables: [
        {
          title: `Opening products, processor ${SLOWER} times slower`,
          head: ['product', 'calls', 'main thread'],
          lines: opening.map(({ calls, ms: busy }, index) => [String(index + 1), String(calls), ms(busy)]),
        },
      ],
    };
  } finally {
    await browser.close();
  }
}
