import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { sandboxControl } from '../run/sandbox-control.mjs';
import { slowness } from '../run/slowness.mjs';
import { until } from '../run/until.mjs';
import { frontClient } from './front-client.mjs';
import { refreshMenu, VENUE } from './front-diner.mjs';
import { venueIds } from './page-links.mjs';

const GUEST = 'deviceId=a-device-of-the-check; lang=ru';
/** Two ways to compress as small as it gets differ by so little. */
const COMPRESSION_ROOM = 1.01;
/** Within so long nginx and each app show a new menu, milliseconds; a busy machine takes several times as long. */
const SHOWN_MS = 1000 * slowness();

function createViews({ appOrigin }, cluster) {
  const front = frontClient(appOrigin, () => cluster.certificate);
  const view = (path, headers = {}) => front.send(path, { cookie: GUEST, ...headers });
  const textAt = (app) => async (path) =>
    (await fetch(app.url + path, { headers: { cookie: GUEST } })).text();
  const text = async (path) => (await view(path)).body.toString('utf8');
  const logged = () => readFileSync(cluster.accessLog, 'utf8').trimEnd().split('\n').at(-1).split(' ')[5];
  const isStored = async (send, tries = 25) => {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      await send();
      await pause(20);
      if (logged() === 'HIT') return true;
      await pause(100);
    }
    return false;
  };
  return { front, view, text, textAt, isStored };
}

async function* checkFiles({ view, text, isStored }) {
  const [script] = (await text('/')).match(/\/_next\/static\/[\w./~-]+\.js/);
  const picture = (await text('/filials')).match(/\/api\/images\?[^" ]+/)?.[0];
  const bodyOf = async (encoding) => (await view(script, { 'accept-encoding': encoding })).body;
  const smallest = brotliCompressSync(await bodyOf('identity')).length;
  const bytes = (await bodyOf('br')).length;
  const stored = {
    [script]: await isStored(() => view(script)),
    'an icon': await isStored(() => view('/icons/icon-192.png')),
    'a picture': await isStored(() => view(picture.replaceAll('&amp;', '&'), { accept: 'image/avif,*/*' })),
  };
  const isNothingStored = await isStored(() => view('/icons/none.png'), 3);
  yield {
    name: 'nginx stores files of the build, compressed as small as it gets, and pictures',
    seen: `a script of ${bytes} bytes by Brotli`,
    broken: [
      bytes > smallest * COMPRESSION_ROOM && `${script} has ${bytes} bytes, and could have ${smallest}`,
      ...Object.entries(stored).map(([what, is]) => !is && `${what} is not stored`),
      isNothingStored && 'what is not there is stored',
    ],
  };
}

async function* checkChanges({ sandboxUrl }, { apps }, { text, textAt }, menus) {
  const control = sandboxControl(sandboxUrl);
  const lists = await Promise.all([1, 2, 3].map((number) => text(`/filials?page=${number}`)));
  const places = [text, ...apps.map(textAt)];
  const times = [];
  for (const venue of venueIds(lists.join())) {
    if (times.length === menus) break;
    // Its menu is changed by another check, and is requested anew once in a while only.
    if (venue === String(VENUE)) continue;
    const path = `/filials/${venue}`;
    const product = (await text(path)).match(new RegExp(`\\b${venue}\\d{3}\\b`))?.[0];
    if (!product) continue;
    await Promise.all(places.map((check) => check(path)));
    const price = 8200 + times.length;
    await control('POST', `products/${product}`, { priceMinor: price * 100 });
    await refreshMenu(apps[0], Number(venue));
    const shown = new RegExp(`8[\\s\\u00a0\\u202f]?${String(price).slice(1)}`);
    const shownAt = async (check) => (await until(async () => shown.test(await check(path)))) ?? Infinity;
    times.push(await Promise.all(places.map(shownAt)));
  }
  const late = times.flat().filter((ms) => ms > SHOWN_MS);
  yield {
    name: `${menus} menus change: nginx and both apps show each new one within a second`,
    seen: `after ${times.map((each) => each.join('/')).join(', ')} ms`,
    broken: [
      times.length < menus && `${times.length} menus were changed`,
      late.length > 0 && `${late.length} places need longer: ${late.join(', ')} ms`,
    ],
  };
}

/** The checks through nginx. @param menus how many menus are changed in turn */
export async function* checkFront(settings, cluster, menus) {
  const views = createViews(settings, cluster);
  yield* checkFiles(views);
  yield* checkChanges(settings, cluster, views, menus);
  views.front.close();
}
