import { loadavg } from 'node:os';
import { launchBrowser } from '../run/chromium.mjs';
import { median, row } from '../run/figures.mjs';
import { REST_MS, SLOWER } from './slow-phone.mjs';

const START = '/kiosk?filial_id=3107&source=TABLET&country=kz&language=kk';
const TABLET = { viewport: { width: 1080, height: 1920 }, hasTouch: true };
const ROUNDS = 5;
const MAX_SCREEN_MS = 150;
/** Until the start has loaded ahead what a guest will need. */
const LOADED_MS = 4_000;
const IDLE_MS = 60_000;
const IDLE_ROUNDS = 3;
const MAX_IDLE_SHARE = 0.02;

/** What a guest touches, and what is drawn then; a dish is closed again before the next touch. */
const TOUCHES = [
  { name: 'start to menu', on: '.kiosk-choice >> nth=1', shown: '.kiosk-menu' },
  {
    name: 'another category',
    on: '.kiosk-rail button >> nth=2',
    shown: '.kiosk-rail button:nth-child(3)[aria-current]',
  },
  {
    name: 'a dish',
    on: '.kiosk-menu__dishes [data-product] >> nth=0',
    shown: '[role="dialog"] h2',
    close: true,
  },
  { name: 'adding a dish', on: '.kiosk-menu__dishes [data-facts] >> nth=0', shown: '.kiosk-bar__line' },
  { name: 'review', on: '.kiosk-bar .button--main', shown: '.kiosk-page .sum, .kiosk-page ul.card' },
  { name: 'name and payment', on: '.kiosk-bar .button--main', shown: '.kiosk-field' },
];

/** Notes the next touch, and when what it leads to has been painted. */
function watchTouch(shown) {
  window.touch = new Promise((resolve) => {
    addEventListener(
      'pointerup',
      ({ timeStamp }) => {
        // The menus are drawn, hidden, before they are touched.
        const isShown = () => [...document.querySelectorAll(shown)].some((each) => each.checkVisibility());
        const look = () => {
          if (!isShown()) requestAnimationFrame(look);
          // The frame that has it is painted before the next task.
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp), 0));
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}

/** @returns milliseconds from each touch of a guest to the screen that it leads to, by name */
async function walk(browser, origin) {
  const context = await browser.newContext(TABLET);
  const page = await context.newPage();
  await page.goto(origin + START, { waitUntil: 'networkidle' });
  await page.waitForTimeout(LOADED_MS);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const times = {};
  for (const { name, on, shown, close } of TOUCHES) {
    const target = page.locator(on);
    await target.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await target.boundingBox();
    await page.evaluate(watchTouch, shown);
    await page.waitForTimeout(REST_MS);
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    times[name] = await page.evaluate(() => window.touch);
    await page.waitForTimeout(REST_MS);
    if (!close) continue;
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  await context.close();
  return times;
}

/** Seconds of processor time that each kind of process of the browser has used. */
async function processorSeconds(session) {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const seconds = { all: 0 };
  for (const { type, cpuTime } of processInfo) {
    seconds[type] = (seconds[type] ?? 0) + cpuTime;
    seconds.all += cpuTime;
  }
  return seconds;
}

/** @returns shares of a core that the start takes while nobody is there, by process, and of its main thread */
async function idle(origin) {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext(TABLET);
    const page = await context.newPage();
    await page.goto(origin + START, { waitUntil: 'networkidle' });
    await page.waitForTimeout(LOADED_MS);
    const session = await browser.newBrowserCDPSession();
    const client = await context.newCDPSession(page);
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    const mainThread = async () => {
      const { metrics } = await client.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration').value;
    };
    const [before, threadBefore] = [await processorSeconds(session), await mainThread()];
    await page.waitForTimeout(IDLE_MS);
    const [after, threadAfter] = [await processorSeconds(session), await mainThread()];
    const share = (seconds) => seconds / (IDLE_MS / 1000);
    const shares = Object.fromEntries(
      Object.keys(after).map((name) => [name, share(after[name] - (before[name] ?? 0))]),
    );
    return { ...shares, mainThread: share(threadAfter - threadBefore) };
  } finally {
    await browser.close();
  }
}

const percent = (share) => `${(share * 100).toFixed(2)} %`;
const loadNow = () => loadavg()[0].toFixed(1);

/** A kiosk: how long a guest's touch waits for the next screen on a slow tablet, and what the start costs that nobody uses. */
export async function kiosk(servers) {
  const { origin } = await servers.app();
  const browser = await launchBrowser();
  const rounds = [];
  const loads = [];
  try {
    // Makes the pictures and the cached pages.
    await walk(browser, origin);
    for (let round = 0; round < ROUNDS; round += 1) {
      loads.push(loadNow());
      rounds.push(await walk(browser, origin));
    }
  } finally {
    await browser.close();
  }
  const idles = [];
  for (let round = 0; round < IDLE_ROUNDS; round += 1)
    idles.push({ load: loadNow(), ...(await idle(origin)) });
  const idleShare = median(idles.map(({ all }) => all));
  return {
    rows: [
      ...TOUCHES.map(({ name }) => {
        const ms = median(rounds.map((times) => times[name]));
        const figure = `kiosk: touch to screen, ${name}`;
        return row(figure, `${ms.toFixed(0)} ms`, `≤ ${MAX_SCREEN_MS} ms`, ms <= MAX_SCREEN_MS);
      }),
      row('kiosk: the idle start', percent(idleShare), '< 2 % of a core', idleShare < MAX_IDLE_SHARE),
    ],
    tables: [
      {
        title: `Milliseconds from a touch to the screen that it leads to, processor ${SLOWER} times slower, by round (load ${loads.join(' ')})`,
        head: ['touch', ...rounds.map((_, index) => `round ${index + 1}`)],
        lines: TOUCHES.map(({ name }) => [name, ...rounds.map((times) => times[name].toFixed(0))]),
      },
      {
        title: `Share of a core over ${IDLE_MS / 1000} s of the start, by process; software draws here`,
        head: ['round', 'load', 'all', 'renderer', 'GPU', 'browser', 'main thread'],
        lines: idles.map(({ load, all, renderer, GPU, browser: own, mainThread }, index) => [
          String(index + 1),
          load,
          ...[all, renderer, GPU, own, mainThread].map((share) => percent(share ?? 0)),
        ]),
      },
    ],
  };
}
