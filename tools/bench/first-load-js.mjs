import { gzipSync } from 'node:zlib';
import { inBrowser, openUntouched, turnOnDataSaver } from '../run/chromium.mjs';
import { atMost, kilobytes, row } from '../run/figures.mjs';
import { ask, PHONE, VENUE_PATH } from './setup.mjs';

/** Over the blank page, of a page that a guest sees first; and how many files of scripts. */
const FIRST_VIEW_BYTES = 25_000;
const FIRST_VIEW_FILES = 12;
/** Longer than anything of ours waits before it asks. */
const AT_REST_MS = 3000;

const pages = [
  { name: 'Home', path: '/?language=ru', most: FIRST_VIEW_BYTES },
  { name: 'venues', path: '/filials?language=ru', most: FIRST_VIEW_BYTES },
  { name: 'venue and menu', path: VENUE_PATH, most: FIRST_VIEW_BYTES },
  { name: 'cart', path: '/cart?language=ru', most: 45_000 },
];
/** The scripts that a page's HTML names: tags, preloads and the data for hydration, but not what only old browsers load. */
function scriptsOf(html) {
  const forOldBrowsers = new Set(
    [...html.matchAll(/<script(?=[^>]*\snomodule)[^>]*\ssrc="([^"?]+)/gi)].map(([, src]) => src),
  );
  const named = [...html.matchAll(/\/_next\/static\/chunks\/[\w.~/-]+?\.js/g)].map(([src]) => src);
  return [...new Set(named)].filter((src) => !forOldBrowsers.has(src));
}

function packedSizes(origin) {
  const sizes = new Map();
  return async (path) => {
    if (!sizes.has(path)) {
      const answer = await ask(origin + path);
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
      sizes.set(path, gzipSync(answer.body).length);
    }
    return sizes.get(path);
  };
}

async function weigh(paths, sizeOf) {
  let bytes = 0;
  for (const path of paths) bytes += await sizeOf(path);
  return bytes;
}

async function firstView(browser, url) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const scripts = new Set();
    let calls = 0;
    page.on('request', (request) => {
      const kind = request.resourceType();
      if (kind === 'script') scripts.add(new URL(request.url()).pathname);
      else if (kind === 'fetch' || kind === 'xhr') calls += 1;
    });
    await turnOnDataSaver(page);
    await openUntouched(page, url);
    await page.waitForTimeout(AT_REST_MS);
    return { scripts: [...scripts], calls };
  } finally {
    await context.close();
  }
}

export async function firstLoadJs(servers) {
  const [app, bare] = [await servers.app(), await servers.bare()];
  const load = async (origin, path) => scriptsOf((await ask(origin + path)).body.toString('utf8'));
  const sizeOf = packedSizes(app.origin);
  const blank = await weigh(await load(bare.origin, '/blank'), packedSizes(bare.origin));
  const rows = [row('first-load JS of the blank bare page', kilobytes(blank))];
  return inBrowser(async (browser) => {
    for (const { name, path, most } of pages) {
      const bytes = await weigh(await load(app.origin, path), sizeOf);
      rows.push(atMost(`${name}: first-load JS over blank`, bytes - blank, most, kilobytes));
      if (most !== FIRST_VIEW_BYTES) continue;
      const { scripts, calls } = await firstView(browser, app.origin + path);
      const seen = (await weigh(scripts, sizeOf)) - blank;
      rows.push(
        row(`${name}: a guest’s first view, scripts over blank`, kilobytes(seen)),
        atMost(`${name}: files of them`, scripts.length, FIRST_VIEW_FILES),
        atMost(`${name}: calls before a touch`, calls, 0),
      );
    }
    return rows;
  });
}
