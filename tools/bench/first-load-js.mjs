import { gzipSync } from 'node:zlib';
import { atMost, kilobytes, row } from '../run/figures.mjs';
import { send, VENUE_PATH } from './setup.mjs';

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

async function weigh(origin, paths) {
  const answers = await Promise.all(paths.map((path) => send(origin + path)));
  if (answers.some(({ status }) => status !== 200)) throw new Error(`a script of ${origin} is missing`);
  return answers.reduce((bytes, { body }) => bytes + gzipSync(body).length, 0);
}

export async function firstLoadJs(servers) {
  const [app, bare] = [await servers.app(), await servers.bare()];
  const load = async (origin, path) => scriptsOf((await send(origin + path)).body.toString('utf8'));
  const blank = await weigh(bare.origin, await load(bare.origin, '/blank'));
  const rows = [row('first-load JS of the blank bare page', kilobytes(blank))];
  for (const { name, path, most } of pages) {
    const scripts = await load(app.origin, path);
    const bytes = await weigh(app.origin, scripts);
    rows.push(atMost(`${name}: first-load JS over blank`, bytes - blank, most, kilobytes));
    if (most === FIRST_VIEW_BYTES)
      rows.push(atMost(`${name}: files of it`, scripts.length, FIRST_VIEW_FILES));
  }
  return rows;
}
