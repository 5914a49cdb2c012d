import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { hammer, noneOf } from './cluster-checks.mjs';
import { OWN_PAGE } from './front-diner.mjs';
import { changeChecks } from './front-change-checks.mjs';
import { createFrontViews } from './front-views.mjs';
import { until } from '../run/until.mjs';

const VENUE = 3107;
const AT_ONCE = 50;
/** Two ways to pack as small as it gets differ by so little. */
const PACKING_ROOM = 1.01;

/** What differs in the key, and what a page is asked with then. */
const PARTS = [
  ['nothing', '/', ''],
  ['country', '/', 'country=ge'],
  ['language', '/', 'lang=en'],
  ['surface', '/', 'runtime=webview'],
  ['town', '/', 'townId=2'],
  ['service', '/', 'service=express'],
  ['configuration', '/', 'config=samal-kz'],
  ['language of the address', '/?language=ru', ''],
  ['town of the address', '/?town=astana', ''],
  ['page of a list', '/filials?page=2', ''],
  ['filter', '/filials?promo=1', ''],
  ['menu', `/filials/${VENUE}`, ''],
  ['service of a menu', `/filials/${VENUE}`, 'service=express'],
];

/** What has nothing to do with a page. */
const OTHERS = [
  [`/filials/${VENUE}?utm_source=a&fbclid=b`, 'lang=ru', {}],
  [`/filials/${VENUE}?table_id=7&source=STANDQR`, 'lang=ru', {}],
  [`/filials/${VENUE}`, 'lang=ru; townId=2; _ga=1; deviceId=another-device-here', {}],
  [
    `/filials/${VENUE}`,
    'lang=ru',
    { 'user-agent': 'another', 'accept-language': 'ka', 'x-site': 'ge-ka-web' },
  ],
];

/**
 * The checks of what the front keeps, in their order; each leaves the cluster whole.
 * @param options.cookie all cookies of a signed-in diner, as a header; `menus`: how many menus are changed in turn
 * @yields {{ name: string, broken: string[], seen?: string }} `broken`: the sentences that do not hold
 */
export async function* checkFront(settings, cluster, { cookie, menus }) {
  const views = createFrontViews(settings, cluster);
  const { front, view, direct, logged, isKept } = views;
  const [one] = cluster.apps;
  const changes = changeChecks(settings, cluster, views, menus);

  await changes.begin();
  const strange = [];
  for (const [name, path, cookie] of PARTS) {
    if (!(await isKept(() => view(path, cookie)))) strange.push(`${name}: it is not kept`);
    let [kept, own] = [];
    // The app that nginx asks may have made the page anew a moment before the other one learns of it.
    const isTheApps = async () => {
      [kept, own] = [await view(path, cookie), await direct(one, path, cookie)];
      return kept.headers.etag === own.headers.get('etag');
    };
    if ((await until(isTheApps)) === undefined) strange.push(`${name}: another page than the app’s`);
    if (kept.headers['content-security-policy'] !== own.headers.get('content-security-policy'))
      strange.push(`${name}: another policy than the app’s`);
    const cookies = [kept.headers['set-cookie'] ?? []].flat();
    if (cookies.join() !== own.headers.getSetCookie().join()) strange.push(`${name}: cookies ${cookies}`);
  }
  const splits = [];
  await isKept(() => view(`/filials/${VENUE}`, 'lang=ru'));
  for (const [path, others, headers] of OTHERS) {
    // The first time it is asked: a page of its own would be fetched.
    await view(path, others, headers);
    await pause(20);
    if (logged(1)[0].cache === 'MISS') splits.push(`${path} with ${others} has a page of its own`);
  }
  yield {
    name: 'Each part of a page’s key has its own page, and nothing else has one',
    seen: `${PARTS.length} pages, ${OTHERS.length} that are none`,
    broken: [...strange, ...splits],
  };

  const odd = { cookie: '' };
  const [first, second] = [await front.ask('/', odd), await front.ask('/', odd)];
  const devices = [first, second].map(({ headers }) =>
    [headers['set-cookie'] ?? []].flat().filter((cookie) => /^deviceId=[0-9a-f]{20};/.test(cookie)),
  );
  yield {
    name: 'A first visit gets a device’s id of its own with a page that is kept',
    broken: [
      devices.some((ids) => ids.length !== 1) && `the ids are ${devices.map((ids) => ids.length)}`,
      devices[0][0] === devices[1][0] && 'two visits have one id',
      [first, second].some(({ headers }) => headers['x-accel-expires']) && 'the app’s word leaves the front',
    ].filter(Boolean),
  };

  const etag = (await view('/', '', { 'accept-encoding': 'br' })).headers.etag;
  const packings = {};
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await view('/', '', { 'accept-encoding': encoding });
    packings[answer.headers['content-encoding'] ?? 'identity'] = answer.body.length;
  }
  const known = await view('/', '', { 'if-none-match': etag });
  const head = await view('/', '', { ':method': 'HEAD' });
  yield {
    name: 'Packings, versions and HEAD are those of the page',
    seen: Object.entries(packings)
      .map(([name, bytes]) => `${name} ${bytes} bytes`)
      .join(', '),
    broken: [
      Object.keys(packings).join() !== 'br,gzip,identity' && `packed as ${Object.keys(packings)}`,
      known.status !== 304 && `a known version is answered ${known.status}`,
      (head.status !== 200 || head.body.length > 0 || head.headers.etag !== etag) && 'HEAD is another answer',
    ].filter(Boolean),
  };

  const files = [...(await view('/')).body.toString('utf8').matchAll(/\/_next\/static\/[\w./~-]+\.js/g)];
  const asked = [files[0][0], '/icons/icon-192.png', '/manifests/none'];
  const keptFiles = [];
  for (const path of asked) keptFiles.push(await isKept(() => view(path), 3));
  const picture = (await view('/filials', 'lang=ru')).body
    .toString('utf8')
    .match(/\/api\/images\?[^" ]+/)?.[0];
  const bodyOf = async (encoding) => (await view(asked[0], '', { 'accept-encoding': encoding })).body;
  const smallest = brotliCompressSync(await bodyOf('identity')).length;
  let packed;
  const isSmall = async () => (packed = (await bodyOf('br')).length) <= smallest * PACKING_ROOM;
  const smallAfterMs = await until(isSmall);
  const pictureKept =
    picture &&
    (await isKept(() => view(picture.replaceAll('&amp;', '&'), '', { accept: 'image/avif,image/webp,*/*' })));
  yield {
    name: 'Files of the build, packed as small as it gets, and pictures are kept',
    seen: `a script of ${packed} bytes by Brotli`,
    broken: [
      smallAfterMs === undefined && `${asked[0]} stays at ${packed} bytes, and could have ${smallest}`,
      !keptFiles[0] && `${asked[0]} is not`,
      !keptFiles[1] && `${asked[1]} is not`,
      keptFiles[2] && 'what is not there is',
      !pictureKept && `the picture ${picture} is not`,
    ].filter(Boolean),
  };

  const cold = `/filials/${VENUE}/details`;
  const many = await Promise.all(Array.from({ length: AT_ONCE }, () => view(cold, 'lang=en')));
  await pause(50);
  const fetched = logged(AT_ONCE).filter(({ cache }) => cache === 'MISS').length;
  yield {
    name: `One request goes on for a page that ${AT_ONCE} ask for at once`,
    seen: `${fetched} of ${AT_ONCE}`,
    broken: [
      fetched !== 1 && `${fetched} went on`,
      many.some(({ status }) => status !== 200) && 'not all of them were answered',
    ].filter(Boolean),
  };

  yield* changes.check();

  const pages = PARTS.map(([, path, cookie]) => [path, cookie]);
  for (const [path, cookie] of pages) await view(path, cookie);
  for (const app of cluster.apps) process.kill(-app.service.child.pid, 'SIGKILL');
  await Promise.all(cluster.apps.map((app) => app.service.ended));
  await pause(1500);
  const alone = await hammer((number) => view(...pages[number % pages.length]), 200, 8);
  const call = await front.ask('/api/session', OWN_PAGE);
  await Promise.all(cluster.apps.map((app) => cluster.begin(app)));
  const isBack = async () => (await front.ask('/api/session', OWN_PAGE)).status === 200;
  const back = await until(isBack, { timeoutMs: 10_000 });
  yield {
    name: 'kill -9 of both apps: what was asked for goes on being read',
    seen: `200 views of ${pages.length} pages; calls are answered ${call.status}, and again ${back} ms after the apps’ return`,
    broken: [...noneOf(alone), back === undefined && 'the apps are not asked again'].filter(Boolean),
  };
  const ownPages = ['/profile', '/orders', '/profile/form', '/search?q=plov'];
  const leaks = [];
  for (const path of ownPages) {
    const mine = await front.ask(path, { cookie });
    if (mine.status !== 200) leaks.push(`${path} answers its diner ${mine.status}`);
    if (await isKept(() => front.ask(path, { cookie }), 3)) leaks.push(`${path} is kept`);
    const guest = await view(path);
    if (path !== '/search?q=plov' && guest.status !== 303)
      leaks.push(`${path} answers a guest ${guest.status}`);
  }
  const isHomeKept = await isKept(() => front.ask('/', { cookie }));
  yield {
    name: 'Pages of a signed-in diner are not kept, and a page for everybody is theirs too',
    seen: `${ownPages.length} pages of one diner, and Home`,
    broken: [...leaks, !isHomeKept && 'Home is not kept for them'].filter(Boolean),
  };
  front.close();
}
