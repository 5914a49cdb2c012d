import { launchBrowser } from '../run/chromium.mjs';

const PHONE = { width: 390, height: 844 };
/** Longer than anything of ours waits before it asks. */
const AT_REST_MS = 3000;

/**
 * What a guest's first view of pages loads in a browser that knows nothing, until it is touched.
 * @param pages their names and paths
 * @param sizeOf compressed size of a script by its path
 * @returns of each page the scripts, their bytes, and the calls (fetches and prefetches)
 */
export async function measureFirstViews(origin, pages, sizeOf) {
  const browser = await launchBrowser();
  try {
    const views = [];
    for (const { name, path } of pages) {
      const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
      const page = await context.newPage();
      const scripts = new Set();
      let calls = 0;
      page.on('request', (request) => {
        const kind = request.resourceType();
        if (kind === 'script') scripts.add(new URL(request.url()).pathname);
        else if (kind === 'fetch' || kind === 'xhr') calls += 1;
      });
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      await page.waitForTimeout(AT_REST_MS);
      let size = 0;
      for (const script of scripts) size += await sizeOf(script);
      views.push({ name, files: scripts.size, size, calls });
      await context.close();
    }
    return views;
  } finally {
    await browser.close();
  }
}
