import { expect, test } from './test';
import { VENUES } from './environment';
import { dishes, venueCards } from './screen';
import { texts } from './texts';

const t = texts('ru');

// Holds NAV-44.
test('a card pressed on slow 3G answers within 100 ms, and nothing moves', async ({ page }) => {
  await page.goto('/filials?country=kz&language=ru', { waitUntil: 'networkidle' });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2000,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.evaluate(() => {
    let pressedAtMs = 0;
    let shift = 0;
    addEventListener('click', () => (pressedAtMs = performance.now()), true);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
      Object.assign(window, { shift });
    }).observe({ type: 'layout-shift' });
    new MutationObserver(() => {
      if (!document.querySelector('[role="progressbar"]') || 'answeredInMs' in window) return;
      // What is painted is what counts.
      requestAnimationFrame(() =>
        setTimeout(() => Object.assign(window, { answeredInMs: performance.now() - pressedAtMs })),
      );
    }).observe(document.body, { childList: true, subtree: true });
  });
  await venueCards(page).first().tap();
  const bar = page.getByRole('progressbar', { name: t('layout.loading') });
  await expect(bar).toBeVisible();
  await page.waitForFunction(() => 'answeredInMs' in window);
  const [answeredInMs, shift] = await page.evaluate(() =>
    ['answeredInMs', 'shift'].map((name) => Number(Reflect.get(window, name) ?? 0)),
  );
  expect(answeredInMs).toBeLessThan(100);
  expect(shift).toBe(0);
  await expect(dishes(page).first()).toBeVisible({ timeout: 30_000 });
  await expect(bar).toHaveCount(0);
});

test('a page that comes at once ends the bar', async ({ page }) => {
  await page.goto(`/filials/${VENUES.almaty}?country=kz&language=ru`);
  await page.locator('a[href$="/details"]').first().click();
  await page.waitForURL('**/details');
  await expect(page.getByRole('progressbar', { name: t('layout.loading') })).toHaveCount(0);
});
