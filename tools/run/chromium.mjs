import { chromium } from '@playwright/test';
import { programPath } from './programs.mjs';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts a headless Chromium: CHROME_PATH, else the first one that this machine has. @param debuggingPort where Lighthouse talks to it */
export function launchBrowser(debuggingPort) {
  return chromium.launch({
    executablePath: programPath('chromium'),
    args: [...args, ...(debuggingPort ? [`--remote-debugging-port=${debuggingPort}`] : [])],
  });
}

/** Does something with a browser of its own. @returns what comes of it */
export async function inBrowser(work, debuggingPort) {
  const browser = await launchBrowser(debuggingPort);
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/**
 * Opens a page and waits until it says that its buttons work: evaluating earlier would count as a touch.
 * @param {import('@playwright/test').Page} page @param {string} address
 */
export async function openUntouched(page, address) {
  await page.addInitScript(() => addEventListener('live', () => console.debug('live'), { once: true }));
  const [response] = await Promise.all([
    page.goto(address, { waitUntil: 'load' }),
    page.waitForEvent('console', (message) => message.text() === 'live'),
  ]);
  return response;
}

/** Everything that the page requests from now on. @param {import('@playwright/test').Page} page */
export function watchRequests(page) {
  /** @type {import('@playwright/test').Request[]} */
  const requests = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

/**
 * Waits until requests and their followers are answered and the page is idle; ignores timers, and requests of a page that
 * was left since: the browser never reports the end of those.
 * @param {import('@playwright/test').Page} page @param {import('@playwright/test').Request[]} requests
 */
export async function untilAnswered(page, requests) {
  const opensPage = (request) => request.isNavigationRequest() && request.frame() === page.mainFrame();
  let known;
  do {
    known = requests.length;
    const ofPage = requests.slice(Math.max(0, requests.findLastIndex(opensPage)));
    await Promise.all(ofPage.map(async (request) => (await request.response())?.finished()));
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve())));
  } while (requests.length > known);
}

/**
 * The browser saves data from now on: no page is fetched ahead.
 * @param {import('@playwright/test').Page} page
 */
export const turnOnDataSaver = (page) =>
  page.addInitScript(() =>
    Object.defineProperty(Object.getPrototypeOf(navigator.connection), 'saveData', { get: () => true }),
  );
