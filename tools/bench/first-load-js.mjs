import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ask } from './ask.mjs';
import { kilobytes, row } from '../run/figures.mjs';
import { measureFirstViews } from './first-view.mjs';
import { measureLazyScripts } from './lazy-js.mjs';
import { VENUE_PATH } from './setup.mjs';

/** Over the blank page, of a page that a guest sees first; and how many files of scripts. */
const FIRST_VIEW_BYTES = 25_000;
const FIRST_VIEW_FILES = 12;

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
export function packedSizes(origin) {
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

async function weigh(origin, paths, sizeOf) {
  const chunks = [];
  for (const path of paths) chunks.push({ name: path.split('/').at(-1), size: await sizeOf(path) });
  chunks.sort((one, other) => other.size - one.size);
  return { chunks, total: chunks.reduce((sum, { size }) => sum + size, 0) };
}

/** JavaScript that the browser must load before a page is alive, against the blank page of the same Next. */
export async function firstLoadJs(servers) {
  const [app, bare] = [await servers.app(), await servers.bare()];
  const load = async (origin, path) => scriptsOf((await ask(origin + path)).body.toString('utf8'));
  const sizeOf = packedSizes(app.origin);
  const blank = await weigh(bare.origin, await load(bare.origin, '/blank'), packedSizes(bare.origin));

  const listed = [];
  for (const page of pages) listed.push({ ...page, scripts: await load(app.origin, page.path) });
  const orderScripts = builtScripts(servers.root, ORDER_ROUTE);
  if (orderScripts) listed.push({ name: 'order', scripts: orderScripts });
  const everywhere = listed[0].scripts.filter((path) =>
    listed.every(({ scripts }) => scripts.includes(path)),
  );

  const weighed = [];
  for (const page of listed) weighed.push({ ...page, ...(await weigh(app.origin, page.scripts, sizeOf)) });
  const shared = await weigh(app.origin, everywhere, sizeOf);
  const sharedNames = new Set(shared.chunks.map(({ name }) => name));
  const chunkList = (chunks) => chunks.map(({ name, size }) => `${name} ${kilobytes(size)}`).join(', ');
  const lazy = await measureLazyScripts(app.origin, sizeOf);
  const firstPages = pages.filter(({ most }) => most === FIRST_VIEW_BYTES);
  const views = await measureFirstViews(app.origin, firstPages, sizeOf);
  return {
    rows: [
      ...weighed.map(({ name, total, most }) => {
        const over = total - blank.total;
        const target = most ? `≤ ${kilobytes(most)}` : '';
        return row(
          `${name}: first-load JS over blank`,
          kilobytes(over),
          target,
          most ? over <= most : undefined,
        );
      }),
      ...views.flatMap(({ name, files, size, calls }) => [
        row(`${name}: a guest’s first view, scripts over blank`, kilobytes(size - blank.total)),
        row(`${name}: files of them`, String(files), `≤ ${FIRST_VIEW_FILES}`, files <= FIRST_VIEW_FILES),
        row(`${name}: calls before a touch`, String(calls), '0', calls === 0),
      ]),
      ...lazy.map(({ name, size }) => row(name, kilobytes(size))),
    ],
    tables: [
      {
        title: 'First-load JS, gzip',
        head: ['page', 'all', 'over blank', 'own chunks'],
        lines: [
          ['blank bare page', kilobytes(blank.total), '', chunkList(blank.chunks)],
          ['shared by all pages', kilobytes(shared.total), '', chunkList(shared.chunks)],
          ...weighed.map(({ name, total, chunks }) => [
            name,
            kilobytes(total),
            kilobytes(total - blank.total),
            chunkList(chunks.filter((chunk) => !sharedNames.has(chunk.name))),
          ]),
        ],
      },
    ],
  };
}
