import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { launchBrowser, openUntouched } from '../run/chromium.mjs';
import { kilobytes, row } from '../run/figures.mjs';
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
/** Asks for a signed-in diner, so its list is the build's own. */
const ORDER_ROUTE = '/[site]/typ/[filialId]/order/[orderId]';

/** The scripts that a page's HTML names: tags, preloads and the data for hydration, but not what only old browsers load. */
function scriptsOf(html) {
  const forOldBrowsers = new Set(
    [...html.matchAll(/<script(?=[^>]*\snomodule)[^>]*\ssrc="([^"?]+)/gi)].map(([, src]) => src),
  );
  const named = [...html.matchAll(/\/_next\/static\/chunks\/[\w.~/-]+?\.js/g)].map(([src]) => src);
  return [...new Set(named)].filter((src) => !forOldBrowsers.has(src));
}

/** The scripts of a page that cannot be requested, as the build lists them. */
function builtScripts(root, route) {
  const file = join(root, '.next/diagnostics/route-bundle-stats.json');
  if (!existsSync(file)) return undefined;
  const entry = JSON.parse(readFileSync(file, 'utf8')).find((known) => known.route === route);
  return entry?.firstLoadChunkPaths.map((path) => path.replace(/^\.next\//, '/_next/'));
}

/** Compressed sizes of scripts, each requested once. */
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
  const chunks = [];
  for (const path of paths) chunks.push({ name: path.split('/').at(-1), size: await sizeOf(path) });
  chunks.sort((one, other) => other.size - one.size);
  return { chunks, total: chunks.reduce((sum, { size }) => sum + size, 0) };
}

/** The scripts and calls (fetches and prefetches) of a page in a browser that knows nothing, until it is touched. */
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
    await openUntouched(page, url);
    await page.waitForTimeout(AT_REST_MS);
    return { scripts: [...scripts], calls };
  } finally {
    await context.close();
  }
}

async function firstViews(origin, sizeOf) {
  const browser = await launchBrowser();
  try {
    const views = [];
    for (const { name, path } of pages.filter(({ most }) => most === FIRST_VIEW_BYTES)) {
      const { scripts, calls } = await firstView(browser, origin + path);
      const { total } = await weigh(scripts, sizeOf);
      views.push({ name, calls, total, files: scripts.length });
    }
    return views;
  } finally {
    await browser.close();
  }
}

/** JavaScript that the browser must load before a page is alive, against the blank page of the same Next. */
export async function firstLoadJs(servers) {
  const [app, bare] = [await servers.app(), await servers.bare()];
  const load = async (origin, path) => scriptsOf((await ask(origin + path)).body.toString('utf8'));
  const sizeOf = packedSizes(app.origin);
  const blank = await weigh(await load(bare.origin, '/blank'), packedSizes(bare.origin));

  const listed = [];
  for (const page of pages) listed.push({ ...page, scripts: await load(app.origin, page.path) });
  const orderScripts = builtScripts(servers.root, ORDER_ROUTE);
  if (orderScripts) listed.push({ name: 'order', scripts: orderScripts });
  const everywhere = listed[0].scripts.filter((path) =>
    listed.every(({ scripts }) => scripts.includes(path)),
  );

  const weighed = [];
  for (const page of listed) weighed.push({ ...page, ...(await weigh(page.scripts, sizeOf)) });
  const shared = await weigh(everywhere, sizeOf);
  const sharedNames = new Set(shared.chunks.map(({ name }) => name));
  const chunkList = (chunks) => chunks.map(({ name, size }) => `${name} ${kilobytes(size)}`).join(', ');
  const overBlank = ({ total }) => total - blank.total;
  return [
    row('first-load JS of the blank bare page', kilobytes(blank.total)),
    row('shared by all pages', `${kilobytes(shared.total)}: ${chunkList(shared.chunks)}`),
    ...weighed.flatMap((page) => {
      const { name, most, chunks } = page;
      const figure = `${name}: first-load JS over blank`;
      const over = overBlank(page);
      const own = chunkList(chunks.filter((chunk) => !sharedNames.has(chunk.name)));
      return [
        most
          ? row(figure, kilobytes(over), `≤ ${kilobytes(most)}`, over <= most)
          : row(figure, kilobytes(over)),
        row(`${name}: own files`, own),
      ];
    }),
    ...(await firstViews(app.origin, sizeOf)).flatMap((view) => {
      const { name, files, calls } = view;
      return [
        row(`${name}: a guest’s first view, scripts over blank`, kilobytes(overBlank(view))),
        row(`${name}: files of them`, String(files), `≤ ${FIRST_VIEW_FILES}`, files <= FIRST_VIEW_FILES),
        row(`${name}: calls before a touch`, String(calls), '0', calls === 0),
      ];
    }),
  ];
}
