import type { Page } from '@playwright/test';

/**
 * From the next page on adds up how far its elements move.
 * @returns a function that answers the sum (CLS without its windows), what the diner's own press has moved included
 */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      // The observer hears of a frame after it was drawn.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return (window as Window & { shifts?: { sum: number } }).shifts?.sum ?? NaN;
    });
}
