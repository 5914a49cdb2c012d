import { pressOrder, readOrderLine } from './presses.mjs';
import { beginEvenly, closedLoop } from '../run/concurrency.mjs';
import { percentile } from '../run/figures.mjs';
import { createDiner, loopbackAddress, PAGES, VENUE } from './front-diner.mjs';
import { pictureOriginals, venueIds } from './page-links.mjs';
import { sandboxControl } from '../run/sandbox-control.mjs';
import { until } from '../run/until.mjs';

const READS = ['/api/session', `/api/menu/products?venueId=${VENUE}&ids=${VENUE}006`, '/made-up-address'];
const DINERS = 60;
const LANES = 24;
const WARM_MS = 4000;
const CAPACITY_MS = 8000;
const TIMES = 2;
const QUICK_MS = 500;
const QUICK_IN_ROW = 3;
const MAX_RECOVERY_MS = 60_000;
const FIRST_PHONE = 77_010_000_300;
const DINERS_NETWORK = 32;

/** Of a hundred requests so many of each class of `server/steps/admission-rules.ts`, and of one picture that nginx has in its cache. */
const MIX = { page: 45, press: 10, read: 30, 'cached picture': 10, picture: 5 };
const WIDTHS = [160, 240, 320, 360, 480, 560, 640, 720, 800, 960];
const FORMATS = ['webp', 'jpeg'];
const LISTS = 3;
/** More new pictures a second than any machine draws. */
const MAX_PICTURES_PER_SECOND = 40;
const CLASSES = Object.keys(MIX);
const SEQUENCE = CLASSES.flatMap((name) => Array.from({ length: MIX[name] }, () => name));

const isAnswered = ({ status }) => status === 200 || status === 404;

/** Unpacked pages are six times as long, and who asks is on the same processors. */
const PACKED = { 'accept-encoding': 'br' };

/** Deterministic and well mixed: each class comes evenly. */
const classAt = (number) => SEQUENCE[(number * 37) % SEQUENCE.length];

async function originalsShown(diner, count) {
  const textOf = async (path) => (await diner.view(path)).body.toString('utf8');
  const originals = new Set();
  for (let page = 1; page <= LISTS; page += 1)
    for (const id of venueIds(await textOf(`/filials?page=${page}`))) {
      for (const original of pictureOriginals(await textOf(`/filials/${id}`))) originals.add(original);
      if (originals.size >= count) return originals;
    }
  return originals;
}

function* newPictureAddresses(originals) {
  for (const width of WIDTHS)
    for (const format of FORMATS)
      for (const original of originals) yield `/api/images?w=${width}&f=${format}&src=${original}`;
  throw new Error('all pictures have been requested');
}

function byClass(seen) {
  return CLASSES.map((name) => {
    const own = seen.filter((one) => one.name === name);
    const answered = own.filter(isAnswered).map(({ ms }) => ms);
    const refused = own.filter(({ status }) => status === 503);
    const others = own.filter((one) => !isAnswered(one) && one.status !== 503);
    return {
      name,
      requests: own.length,
      answered: answered.length,
      refused: refused.length,
      withoutWait: refused.filter(({ hasWait }) => !hasWait).length,
      others: others.map(({ status }) => status),
      p50: percentile(answered, 0.5) ?? null,
      p99: percentile(answered, 0.99) ?? null,
    };
  });
}

async function signInDiners({ sandboxUrl, appOrigin }, cluster) {
  const control = sandboxControl(sandboxUrl);
  const diners = [];
  for (let number = 0; number < DINERS; number += 1) {
    const address = loopbackAddress(DINERS_NETWORK, number);
    const diner = createDiner(appOrigin, () => cluster.certificate, { address });
    const phone = `+${FIRST_PHONE + number}`;
    await control('POST', 'users', { phone, name: 'Айгерім' });
    await diner.signIn(phone);
    diners.push(diner);
  }
  return diners;
}

/** Sends twice the capacity for `ms`. @returns `capacity` and offered rate, outcomes by class, recovery in ms */
export async function overload(settings, cluster, ms) {
  const diners = await signInDiners(settings, cluster);
  const line = await readOrderLine(diners[0]);
  const seconds = (WARM_MS + CAPACITY_MS + ms) / 1000;
  const count = (seconds * MAX_PICTURES_PER_SECOND) / (WIDTHS.length * FORMATS.length);
  const newPictures = newPictureAddresses(await originalsShown(diners[0], count));
  const cachedPicture = newPictures.next().value;
  const requestOf = {
    page: (diner, number) => diner.view(PAGES[number % PAGES.length], PACKED),
    read: (diner, number) => {
      const path = READS[number % READS.length];
      return path.startsWith('/api/') ? diner.call('GET', path) : diner.view(path);
    },
    'cached picture': (diner) => diner.view(cachedPicture),
    picture: (diner) => diner.view(newPictures.next().value),
    press: (diner) => pressOrder(diner.call, line),
  };
  const send = async (number, seen) => {
    const name = classAt(number);
    const begun = performance.now();
    const request = requestOf[name](diners[number % DINERS], number);
    const { status, headers = {} } = await request.catch(({ code = 'lost' }) => ({ status: code }));
    const ms = performance.now() - begun;
    seen?.push({ name, status, hasWait: Boolean(headers['retry-after']), ms });
    return isAnswered({ status });
  };

  /** @returns after how many milliseconds it is as before; undefined where it does not become so */
  let inRow = 0;
  const isAsBefore = async () => {
    const probed = performance.now();
    const [diner] = diners;
    const answers = await Promise.all(
      [diner.view('/'), diner.call('GET', '/api/session'), diner.view(cachedPicture)].map((answer) =>
        answer.catch(() => ({ status: 'lost' })),
      ),
    );
    const isQuick = performance.now() - probed < QUICK_MS && answers.every(({ status }) => status === 200);
    inRow = isQuick ? inRow + 1 : 0;
    return inRow === QUICK_IN_ROW;
  };

  await closedLoop(send, LANES, WARM_MS);
  const capacity = await closedLoop(send, LANES, CAPACITY_MS);
  const perSecond = capacity * TIMES;
  const seen = [];
  const running = await beginEvenly((number) => send(number, seen), perSecond, ms);
  const recoveredMs = await until(isAsBefore, { timeoutMs: MAX_RECOVERY_MS, everyMs: 50 });
  await Promise.all(running);
  for (const diner of diners) diner.leave();
  return { capacity, perSecond, classes: byClass(seen), recoveredMs };
}

const QUICKLY_MS = 10_000;
/** The share of repeatable requests that may be lost with their connection; of presses none. */
const MAX_OTHER_SHARE = 0.001;

export function shortcomings({ classes, recoveredMs }) {
  const share = Object.fromEntries(
    classes.map(({ name, answered, requests }) => [name, answered / requests]),
  );
  return [
    (recoveredMs === undefined || recoveredMs > QUICKLY_MS) && 'it is not as before within ten seconds',
    classes.some(({ withoutWait }) => withoutWait > 0) && 'a 503 names no wait',
    classes.some(
      ({ name, requests, others }) => others.length > (name === 'press' ? 0 : requests * MAX_OTHER_SHARE),
    ) && 'requests end otherwise than answered or refused with 503',
    (share.press < share.read || share.read < share.picture - 0.05) &&
      'orders do not come before reads before pictures',
    Math.min(share.page, share['cached picture']) < 0.9 && 'cached pages and pictures do not go on',
  ].filter(Boolean);
}
