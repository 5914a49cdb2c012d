import { inBrowser, openUntouched, untilAnswered, watchRequests } from '../run/chromium.mjs';
import { atMost } from '../run/figures.mjs';
import { PHONE } from './setup.mjs';

const TOUR = [/^\/filials\/\d+$/, /^\/filials\/\d+\/details$/, /^\/filials$/, /^\/$/];
const STEPS = 160;
const SAMPLE_EVERY = 40;
/** From here on the router's memory of pages is full. */
const FULL_AT = 80;
const MAX_GROWTH_MB = 1;

async function follow(page, pattern) {
  const pressed = await page.evaluate((source) => {
    const links = [...document.querySelectorAll('a[data-soft]')];
    const link = links.find(({ pathname }) => new RegExp(source).test(pathname));
    link?.click();
    return link !== undefined;
  }, pattern.source);
  if (!pressed) await page.goBack();
  await page.waitForFunction((source) => new RegExp(source).test(location.pathname), pattern.source);
  // Of the page that was left a dropped worker's requests never end.
  const requests = watchRequests(page);
  await untilAnswered(page, requests);
  page.removeAllListeners('request');
}

async function heldMegabytes(session) {
  // A second collection frees objects that a first one has released.
  for (let times = 0; times < 3; times += 1) {
    await session.send('HeapProfiler.collectGarbage');
    await new Promise((passed) => setTimeout(passed, 200));
  }
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1024 ** 2;
}

const walk = (origin) =>
  inBrowser(async (browser) => {
    const page = await (await browser.newContext(PHONE)).newPage();
    const session = await page.context().newCDPSession(page);
    await openUntouched(page, `${origin}/filials?language=ru`);
    const samples = [];
    for (let step = 0; step < STEPS; step += 1) {
      await follow(page, TOUR[step % TOUR.length]);
      if ((step + 1) % SAMPLE_EVERY === 0) samples.push(await heldMegabytes(session));
    }
    return samples;
  });

export async function visit(servers) {
  const { origin } = await servers.app();
  const samples = await walk(origin);
  const growth = samples.at(-1) - samples[FULL_AT / SAMPLE_EVERY - 1];
  const memory = `memory of the page, more from ${FULL_AT} to ${STEPS} soft navigations`;
  return [atMost(memory, growth, MAX_GROWTH_MB, (value) => `${value.toFixed(1)} MB`)];
}
