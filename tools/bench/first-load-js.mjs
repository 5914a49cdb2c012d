import { gzipSync } from 'node:zlib';
import { atMost, kilobytes, row } from '../run/figures.mjs';
import { ask, VENUE_PATH } from './setup.mjs';

/** Over the blank page, of a page that a guest sees first; and how many files of scripts. */
const FIRST_VIEW_BYTES = 25_000;
const FIRST_VIEW_FILES = 12;
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

export async function firstLoadJs(servers) {
  const [app, bare] = [await servers.app(), await servers.bare()];
  const load = async (origin, path) => scriptsOf((await ask(origin + path)).body.toString('utf8'));
  const sizeOf = packedSizes(app.origin);
  const blank = await weigh(await load(bare.origin, '/blank'), packedSizes(bare.origin));
  const rows = [row('first-load JS of the blank bare page', kilobytes(blank))];
  for (const { name, path, most } of pages) {
    const scripts = await load(app.origin, path);
    const bytes = await weigh(scripts, sizeOf);
    rows.push(atMost(`${name}: first-load JS over blank`, bytes - blank, most, kilobytes));
    if (most === FIRST_VIEW_BYTES)
      rows.push(atMost(`${name}: files of it`, scripts.length, FIRST_VIEW_FILES));
  }
  return rows;
}
