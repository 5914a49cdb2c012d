import { median, row } from '../run/figures.mjs';
import { launchBrowser } from '../run/chromium.mjs';
import { LONG_MENU_PATH, openPhone, REST_MS, SLOWER } from './slow-phone.mjs';
import { VENUE_PATH } from './setup.mjs';

const MAX_INP_MS = 200;
/** A pressed card, until its bar can be seen. */
const MAX_BAR_MS = 100;
/** A letter in the search of a menu, which finds among all dishes without a request. */
const MAX_LETTER_MS = 50;
const ROUNDS = 3;
/** Categories that are jumped to, as parts of the bar's length: to the end, back, and between. */
const JUMPS = [1, 0.1, 0.6, 0.3, 0.9, 0.5];
const PAGES_SCROLLED = 12;
const PRESSES = 3;
const SHEETS = 4;
/** A sheet is open, or another service's menu is there, and nothing moves any more. */
const SETTLED_MS = 1500;
const SEARCHED = 'плов';

/**
 * Prepares a touch of an element. What looks the element up runs before, and is at rest: it is no part of the touch.
 * @returns how to touch it
 */
async function aim(page, locator) {
  await locator.scrollIntoViewIfNeeded();
  await page.waitForTimeout(REST_MS);
  const { x, y, width, height } = await locator.boundingBox();
  await page.waitForTimeout(REST_MS);
  return () => page.touchscreen.tap(x + Math.min(30, width / 2), y + Math.min(50, height / 2));
}

/** Does something and waits. @returns the longest interaction in that time, ms */
async function felt({ page, longest }, act, waitMs = REST_MS) {
  await longest();
  await act();
  await page.waitForTimeout(waitMs);
  return longest();
}

async function scroll(phone) {
  const all = [];
  for (let turn = 0; turn < PAGES_SCROLLED; turn += 1) {
    const key = turn < PAGES_SCROLLED / 2 ? 'PageDown' : 'PageUp';
    // With the keyboard, whose presses are interactions and a finger's way is not.
    all.push(await felt(phone, () => phone.page.keyboard.press(key), 150));
  }
  return all;
}

async function jump(phone) {
  const links = phone.page.getByRole('navigation').locator('a[href^="#"]');
  const last = (await links.count()) - 1;
  const all = [];
  for (const part of JUMPS) {
    const touch = await aim(phone.page, links.nth(Math.round(last * part)));
    all.push(await felt(phone, touch, SETTLED_MS));
  }
  return all;
}

async function openSheets(phone) {
  const all = [];
  for (let turn = 0; turn < SHEETS; turn += 1) {
    const touch = await aim(phone.page, phone.page.locator('.menu-section [data-product]').nth(turn * 2));
    all.push(await felt(phone, touch, SETTLED_MS));
    await phone.page.getByRole('dialog').waitFor();
    await phone.page.keyboard.press('Escape');
    await phone.page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  return all;
}

async function add(phone) {
  const touch = await aim(phone.page, phone.page.locator('.menu-section [data-plus]').first());
  const all = [];
  for (let turn = 0; turn < PRESSES; turn += 1) all.push(await felt(phone, touch));
  return all;
}

/** @returns the milliseconds of each letter, once all dishes are there */
async function typeSearch(phone) {
  const field = phone.page.getByRole('search').locator('input[type="search"]');
  const answer = phone.page.waitForResponse(/\/api\/menu\/products/);
  const touch = await aim(phone.page, phone.page.locator('.category-bar a[href$="/search"]'));
  await touch();
  await Promise.all([field.waitFor(), answer]);
  await phone.page.waitForTimeout(SETTLED_MS);
  const all = [];
  // `insertText` is no interaction to the browser, and a key of another alphabet has no name: a Latin one is pressed before it.
  for (const letter of SEARCHED) {
    const type = async () => {
      await phone.page.keyboard.press('a');
      await phone.page.keyboard.press('Backspace');
      await phone.page.keyboard.insertText(letter);
    };
    all.push(await felt(phone, type));
  }
  return all;
}

async function switchService(phone) {
  const links = phone.page.locator('.venue-head__services a');
  const count = await links.count();
  const all = [];
  for (let turn = 1; turn <= count; turn += 1) {
    const touch = await aim(phone.page, links.nth(turn % count));
    all.push(await felt(phone, touch, SETTLED_MS));
  }
  return all;
}

/** Notes when the next click is answered by a bar that an eye can see, once it is painted. */
function watchBar() {
  window.answeredInMs = undefined;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const look = () => {
        const bar = document.querySelector('.page-progress');
        if (bar && bar.getBoundingClientRect().width >= 1)
          setTimeout(() => (window.answeredInMs = performance.now() - timeStamp));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}

/** Presses cards of a list whose pages take two seconds to come. */
async function pressCards({ page }) {
  const client = await page.context().newCDPSession(page);
  const delay = (latency) =>
    client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  const list = page.url();
  const all = [];
  for (let turn = 0; turn < PRESSES; turn += 1) {
    await page.goto(list);
    await page.waitForFunction(() => window.felt.isLive);
    await page.waitForLoadState('networkidle');
    const touch = await aim(page, page.locator('main a[href*="/filials/"][data-soft]').nth(turn));
    await page.evaluate(watchBar);
    await delay(2000);
    await touch();
    await page.waitForFunction(() => window.answeredInMs !== undefined);
    all.push(Math.round(await page.evaluate(() => window.answeredInMs)));
    await delay(0);
  }
  return all;
}

const ACTS = [
  { name: 'scrolling by pages, 2,000 dishes', path: LONG_MENU_PATH, act: scroll },
  { name: 'jump to a category, 2,000 dishes', path: LONG_MENU_PATH, act: jump },
  { name: 'opening a sheet, 2,000 dishes', path: LONG_MENU_PATH, act: openSheets },
  { name: 'opening a sheet, usual menu', path: VENUE_PATH, act: openSheets },
  { name: 'adding a dish', path: VENUE_PATH, act: add },
  {
    name: 'a letter in the menu’s search, 2,000 dishes',
    path: LONG_MENU_PATH,
    act: typeSearch,
    limitMs: MAX_LETTER_MS,
  },
  {
    name: 'a pressed card until its bar',
    path: '/filials?language=ru',
    act: pressCards,
    limitMs: MAX_BAR_MS,
  },
  { name: 'switching the service', path: VENUE_PATH, act: switchService },
];

/** How long a touch waits for its next frame (INP) on a processor four times slower; each act on a new page, three rounds. */
export async function interactions(servers) {
  const { origin } = await servers.largeApp();
  const browser = await launchBrowser();
  try {
    const rounds = new Map(ACTS.map(({ name }) => [name, []]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { name, path, act } of ACTS) {
        const phone = await openPhone(browser, origin + path);
        rounds.get(name).push(await act(phone));
        await phone.context.close();
      }
    }
    const worst = (all) => median(all.map((round) => Math.max(...round)));
    return {
      rows: ACTS.map(({ name, limitMs = MAX_INP_MS }) => {
        const ms = worst(rounds.get(name));
        return row(`longest interaction, ${name}`, `${ms.toFixed(0)} ms`, `≤ ${limitMs} ms`, ms <= limitMs);
      }),
      tables: [
        {
          title: `Milliseconds from each interaction to its next frame, processor ${SLOWER} times slower, by round`,
          head: ['act', ...Array.from({ length: ROUNDS }, (_, index) => `round ${index + 1}`)],
          lines: ACTS.map(({ name }) => [name, ...rounds.get(name).map((round) => round.join(' '))]),
        },
      ],
    };
  } finally {
    await browser.close();
  }
}
