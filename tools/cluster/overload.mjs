import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { PRESSES } from './presses.mjs';
import { beginEvenly, closedLoop } from '../run/concurrency.mjs';
import { percentile } from '../run/figures.mjs';
import { signInDiners } from './load-cluster.mjs';
import { pictureOriginals, venueIds } from './page-links.mjs';
import { residentBytes, workerPid } from '../run/process-figures.mjs';
import { until } from '../run/until.mjs';

const VENUE = 3107;
const PAGES = ['/', '/filials', `/filials/${VENUE}`, '/brands', '/faq'];
const READS = ['/api/session', `/api/menu/products?venueId=${VENUE}&ids=3107006`, '/made-up-address'];
const DINERS = 60;
const LANES = 24;
const WARM_MS = 4000;
const CAPACITY_MS = 8000;
const TIMES = 2;
/** A probe is as before when it is answered within this. */
const QUICK_MS = 500;
const QUICK_IN_ROW = 3;
const MAX_RECOVERY_MS = 60_000;
/**
 * Between an overload and the look at the memory, and never longer than the overload was: pictures that wait are made, connections that
 * nobody needs are closed.
 */
const MAX_SETTLE_MS = 10_000;
const ROUNDS = 2;

/**
 * Of a hundred requests so many of each class: those of `lib/bff/admission.ts`, whose pictures are asked for the first time, and one picture that
 * nginx has kept.
 */
const MIX = { page: 45, press: 10, read: 30, 'kept picture': 10, picture: 5 };
const WIDTHS = [160, 240, 320, 360, 480, 560, 640, 720, 800, 960];
const FORMATS = ['webp', 'jpeg'];
const LISTS = 3;
/** More new pictures a second than any machine here is asked for. */
const MAX_PICTURES_PER_SECOND = 40;
export const CLASSES = Object.keys(MIX);
const SEQUENCE = CLASSES.flatMap((name) => Array.from({ length: MIX[name] }, () => name));

const isAnswered = ({ status }) => status === 200 || status === 404;

/** Unpacked pages are six times as long, and who asks is on the same processors. */
const PACKED = { 'accept-encoding': 'br' };

/** Deterministic and well mixed: each class comes evenly. */
const classAt = (number) => SEQUENCE[(number * 37) % SEQUENCE.length];

/** Addresses of originals that the menus of the first lists show, as they stand in a page: so many, or as many as there are. */
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

/** Addresses of pictures that nobody has asked for. @throws Error where there are no more */
function* newPictureAddresses(originals) {
  for (const width of WIDTHS)
    for (const format of FORMATS)
      for (const original of originals) yield `/api/images?w=${width}&f=${format}&src=${original}`;
  throw new Error('all pictures have been asked for');
}

/** What became of the requests of each class; times are milliseconds, of those that were answered. */
export function byClass(seen) {
  return CLASSES.map((name) => {
    const own = seen.filter((one) => one.name === name);
    const answered = own.filter(isAnswered);
    const refused = own.filter(({ status }) => status === 503);
    const others = own.filter((one) => !isAnswered(one) && one.status !== 503);
    const within = (share) =>
      answered.length > 0
        ? percentile(
            answered.map(({ ms }) => ms),
            share,
          )
        : null;
    return {
      name,
      asked: own.length,
      answered: answered.length,
      refused: refused.length,
      withoutWait: refused.filter(({ hasWait }) => !hasWait).length,
      others: others.map(({ status }) => status),
      p50: within(0.5),
      p99: within(0.99),
    };
  });
}

/**
 * Asks the cluster for so long for twice what it can bear, at even intervals, whatever has been answered; then once more for the same.
 * @param options.givenPerSecond so many a second in place of twice what it bears: what two runs are compared by
 * @param options.heapOf how much a process uses when its garbage is collected, bytes
 * @returns requests a second that it bears (`capacity`: answered, not refused) and gets (`perSecond`), and for each overload by class what
 * became of them, the milliseconds until it was as before, and for each app its resident memory at the end of the overload (`residents`) and,
 * when all is calm again, what it uses (`heaps`), bytes; `begun` is the memory before
 */
export async function overload(settings, cluster, { ms, givenPerSecond, heapOf }) {
  const diners = await signInDiners({ settings, cluster }, DINERS);
  const line = await PRESSES.order.prepare(diners[0]);
  const seconds = (WARM_MS + CAPACITY_MS + ms * ROUNDS) / 1000;
  const count = (seconds * MAX_PICTURES_PER_SECOND) / (WIDTHS.length * FORMATS.length);
  const newPictures = newPictureAddresses(await originalsShown(diners[0], count));
  const kept = newPictures.next().value;
  const requestOf = {
    page: (diner, number) => diner.view(PAGES[number % PAGES.length], PACKED),
    read: (diner, number) => {
      const path = READS[number % READS.length];
      return path.startsWith('/api/') ? diner.call('GET', path) : diner.view(path);
    },
    'kept picture': (diner) => diner.view(kept),
    picture: (diner) => diner.view(newPictures.next().value),
    press: (diner) =>
      diner.call('POST', PRESSES.order.path(line), PRESSES.order.body(line), {
        'idempotency-key': `cart-${randomUUID()}`,
      }),
  };
  /** @returns whether it was answered, and not refused */
  const ask = async (number, seen) => {
    const name = classAt(number);
    const begun = performance.now();
    const answer = await requestOf[name](diners[number % DINERS], number).catch((error) => ({
      status: error.code ?? 'lost',
    }));
    seen?.push({
      name,
      status: answer.status,
      hasWait: Boolean(answer.headers?.['retry-after']),
      ms: performance.now() - begun,
    });
    return isAnswered(answer);
  };

  /** @returns after how many milliseconds it is as before; undefined where it does not become so */
  const untilAsBefore = () => {
    let inRow = 0;
    const isAsBefore = async () => {
      const probed = performance.now();
      const answers = await Promise.all(
        ['/', '/api/session', kept].map((path) =>
          (path.startsWith('/api/session') ? diners[0].call('GET', path) : diners[0].view(path)).then(
            ({ status }) => status,
            () => 'lost',
          ),
        ),
      );
      const isQuick = answers.every((status) => status === 200) && performance.now() - probed < QUICK_MS;
      inRow = isQuick ? inRow + 1 : 0;
      return inRow === QUICK_IN_ROW;
    };
    return until(isAsBefore, { timeoutMs: MAX_RECOVERY_MS, everyMs: 50 });
  };

  const pids = cluster.apps.map(({ service }) => workerPid(service));
  const residents = () => pids.map(residentBytes);
  const heaps = () => Promise.all(pids.map(heapOf));

  await closedLoop(ask, LANES, WARM_MS);
  const capacity = await closedLoop(ask, LANES, CAPACITY_MS);
  const perSecond = givenPerSecond ?? capacity * TIMES;
  const begun = { residents: residents(), heaps: await heaps() };
  const overloads = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const seen = [];
    const running = await beginEvenly((number) => ask(number, seen), perSecond, ms);
    const atEnd = residents();
    const recoveredMs = await untilAsBefore();
    await Promise.all(running);
    await pause(Math.min(ms, MAX_SETTLE_MS));
    overloads.push({ classes: byClass(seen), recoveredMs, residents: atEnd, heaps: await heaps() });
  }
  for (const diner of diners) diner.leave();
  return { capacity, perSecond, begun, overloads };
}
