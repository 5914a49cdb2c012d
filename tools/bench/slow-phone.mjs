const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** The processor is slowed down so many times: a modest phone. */
export const SLOWER = 4;
/** About two thousand products in forty categories; only the large catalogue has it. */
export const LONG_MENU_PATH = '/filials/90010?language=ru';
export const REST_MS = 700;

/** Notes, before anything of the page runs, what a diner would feel of it. */
function watch() {
  window.felt = { presses: [], blockedMs: 0, isLive: false };
  addEventListener('live', () => (window.felt.isLive = true), { once: true });
  const observe = (type, note, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    });
  const notePress = ({ interactionId, duration }) => interactionId && window.felt.presses.push(duration);
  observe('event', notePress, { durationThreshold: 16 });
  observe('first-input', notePress);
  observe('longtask', ({ duration }) => (window.felt.blockedMs += Math.max(0, duration - 50)));
}

/**
 * Opens an address on a slow phone, until it answers presses (a cached page's scripts start after its first view) and is at rest.
 * @returns its context and page; `busyMs`, the time that its main thread has run; `longest`, what the longest interaction since the
 *   last call took until it was drawn, both in milliseconds (0 when all were below 16)
 */
export async function openPhone(browser, url) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  // Time of the thread itself, so that what else the machine does is not in it.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addInitScript(watch);
  await page.goto(url);
  await page.waitForFunction(() => window.felt.isLive);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(REST_MS);
  const busyMs = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  const longest = () => page.evaluate(() => Math.max(0, ...window.felt.presses.splice(0)));
  return { context, page, busyMs, longest };
}
