import { launchBrowser } from '../run/chromium.mjs';
import { VENUE_PATH } from './setup.mjs';

const PHONE = { width: 390, height: 844 };

/**
 * What comes after the first load, seen in a browser: scripts until a product's sheet is open, and until a cart with
 * something in it can be ordered.
 * @param sizeOf compressed size of a script by its path
 * @returns names and bytes
 */
export async function measureLazyScripts(origin, sizeOf) {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: PHONE });
    const seen = new Set();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/_next/') && pathname.endsWith('.js')) seen.add(pathname);
    });
    const sizeOfNew = async (known) => {
      let sum = 0;
      for (const path of seen) if (!known.has(path)) sum += await sizeOf(path);
      return sum;
    };

    await page.goto(origin + VENUE_PATH, { waitUntil: 'networkidle' });
    const atRest = new Set(seen);
    await page.locator('[data-product]').first().click();
    await page.getByRole('dialog').getByRole('button').first().waitFor();
    await page.waitForLoadState('networkidle');
    const sheet = await sizeOfNew(atRest);

    await page.goto(origin + VENUE_PATH, { waitUntil: 'networkidle' });
    await page.locator('button.plus-button').first().click();
    seen.clear();
    await page.goto(`${origin}/cart`, { waitUntil: 'networkidle' });
    const cart = await sizeOfNew(new Set());
    return [
      { name: 'lazily, until a product’s sheet is open', size: sheet },
      { name: 'a cart with one dish, all JS until it is at rest', size: cart },
    ];
  } finally {
    await browser.close();
  }
}
