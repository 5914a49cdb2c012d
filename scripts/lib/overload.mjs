import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../../bench/figures.mjs';
import { residentBytes, workerPid } from '../../bench/process-figures.mjs';
import { createDiner } from '../../campaign/cluster/diners.mjs';
import { PRESSES } from '../../campaign/cluster/presses.mjs';
import { sandboxControl } from './sandbox-control.mjs';

const VENUE = 3107;
const PAGES = ['/', '/filials', `/filials/${VENUE}`, '/brands', '/faq'];
const READS = ['/api/session', `/api/menu/products?venueId=${VENUE}&ids=3107006`, '/made-up-address'];
const FIRST_PHONE = 77_010_000_300;
const DINERS = 12;
const LANES = 24;
const WARM_MS = 4000;
const CAPACITY_MS = 8000;
const TIMES = 2;
/** A probe is as before when it is answered within this. */
const QUICK_MS = 500;
const QUICK_IN_ROW = 3;
const MAX_RECOVERY_MS = 60_000;
const MB = 1024 * 1024;

/** Of a hundred requests so many of each class, as `lib/bff/admission.ts` names them. */
const MIX = { page: 45, press: 10, read: 30, picture: 15 };
export const CLASSES = Object.keys(MIX);
const SEQUENCE = CLASSES.flatMap((name) => Array.from({ length: MIX[name] }, () => name));

const isAnswered = ({ status }) => status === 200 || status === 404;

/** Unpacked pages are six times as long, and who asks is on the same processors. */
const PACKED = { 'accept-encoding': 'br' };

/** Deterministic and well mixed: each class comes evenly. */
const classAt = (number) => SEQUENCE[(number * 37) % SEQUENCE.length];

/**
 * Asks the cluster for so long for twice what it can bear, at even intervals, whatever has been answered.
 * @param options.givenPerSecond so many a second in place of twice what it bears: what two runs are compared by
 * @returns requests a second that it bears (`capacity`: answered, not refused) and gets (`perSecond`), by class what became of them, memory
 * in MB, and the seconds until it was as before
 */
export async function overload(settings, cluster, { ms, picture, givenPerSecond }) {
  const control = sandboxControl(settings.sandboxUrl);
  const diners = [];
  for (let index = 0; index < DINERS; index += 1) {
    const diner = createDiner(settings.appOrigin, () => cluster.certificate);
    const phone = `+${FIRST_PHONE + index}`;
    await control('POST', 'users', { phone, name: 'Айгерім' });
    await diner.signIn(phone);
    diners.push(diner);
  }
  const line = await PRESSES.order.prepare(diners[0]);
  const ways = {
    page: (diner, number) => diner.view(PAGES[number % PAGES.length], PACKED),
    read: (diner, number) => {
      const path = READS[number % READS.length];
      return path.startsWith('/api/') ? diner.call('GET', path) : diner.view(path);
    },
    picture: (diner) => diner.view(picture),
    press: (diner) =>
      diner.call('POST', PRESSES.order.path(line), PRESSES.order.body(line), {
        'idempotency-key': `cart-${randomUUID()}`,
      }),
  };
  const ask = async (number, seen) => {
    const name = classAt(number);
    const begun = performance.now();
    const answer = await ways[name](diners[number % DINERS], number).catch((error) => ({
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

  /** So many at a time for so long. @returns requests a second */
  const closed = async (forMs) => {
    const begun = performance.now();
    let number = 0;
    let done = 0;
    const lane = async () => {
      while (performance.now() - begun < forMs) {
        if (await ask((number += 1))) done += 1;
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    return (done * 1000) / (performance.now() - begun);
  };
  const pids = cluster.apps.map(({ service }) => workerPid(service));
  const memory = () => pids.map((pid) => Math.round(residentBytes(pid) / MB));

  await closed(WARM_MS);
  const capacity = await closed(CAPACITY_MS);
  const before = memory();
  const perSecond = givenPerSecond ?? capacity * TIMES;
  const seen = [];
  const running = [];
  const begun = performance.now();
  for (let number = 0; performance.now() - begun < ms; number += 1) {
    const restMs = begun + (number * 1000) / perSecond - performance.now();
    if (restMs > 0) await pause(restMs);
    running.push(ask(number, seen));
  }
  const during = memory();
  const ended = performance.now();
  let recoveredMs;
  for (let inRow = 0; recoveredMs === undefined && performance.now() - ended < MAX_RECOVERY_MS;) {
    const probed = performance.now();
    const answers = await Promise.all(
      ['/', '/api/session', picture].map((path) =>
        (path.startsWith('/api/session') ? diners[0].call('GET', path) : diners[0].view(path)).then(
          ({ status }) => status,
          () => 'lost',
        ),
      ),
    );
    const isQuick = answers.every((status) => status === 200) && performance.now() - probed < QUICK_MS;
    inRow = isQuick ? inRow + 1 : 0;
    if (inRow === QUICK_IN_ROW) recoveredMs = performance.now() - ended;
    await pause(50);
  }
  await Promise.all(running);
  const after = memory();
  for (const diner of diners) diner.leave();

  const classes = CLASSES.map((name) => {
    const own = seen.filter((one) => one.name === name);
    const answered = own.filter(isAnswered);
    const refused = own.filter(({ status }) => status === 503);
    const others = own.filter((one) => !isAnswered(one) && one.status !== 503);
    return {
      name,
      asked: own.length,
      answered: answered.length,
      refused: refused.length,
      withoutWait: refused.filter(({ hasWait }) => !hasWait).length,
      others: others.map(({ status }) => status),
      p50:
        answered.length > 0
          ? percentile(
              answered.map((one) => one.ms),
              0.5,
            )
          : null,
      p99:
        answered.length > 0
          ? percentile(
              answered.map((one) => one.ms),
              0.99,
            )
          : null,
    };
  });
  return { capacity, perSecond, classes, memory: { before, during, after }, recoveredMs };
}
