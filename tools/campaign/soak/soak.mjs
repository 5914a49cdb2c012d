import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { closedLoop, openLoop } from '../../run/concurrency.mjs';
import { busyShare } from '../../run/process-figures.mjs';
import { venueIds } from '../../cluster/page-links.mjs';
import { createDiner } from '../../cluster/front-diner.mjs';
import { PRESSES, pressUntilMade } from '../../cluster/presses.mjs';
import { violationsOf } from '../cluster/run.mjs';
import { oneOf, randomOf } from '../random.mjs';
import { loopbackAddress, signInDiners } from '../../cluster/load-cluster.mjs';
import { sandboxControl } from '../../run/sandbox-control.mjs';
import { WARM_SHARE } from './judging.mjs';
import { isMadeUp, ORDER_VENUE, SITES, visitAt } from './visits.mjs';

/** So many that the history of each stays short: the platform's answers grow with it. */
const POOL = 600;
const LANES = 8;
const WARM_MS = 30_000;
/** Capacity is measured at a share of what came through in a hurry at which no request waits for a processor, and once visits overlap. */
const TRIED_SHARE = 0.4;
const OVERLAP_MS = 40_000;
const CAPACITY_MS = 60_000;
/** Between what a diner does, and until an order has been cooked. */
const PAUSE_MS = { least: 300, more: 1200 };
const COOKING_MS = { least: 2000, more: 6000 };
const SAMPLE_MS = 30_000;
/** No visit takes as long: its diner waits in vain. */
const LONGEST_MS = 180_000;
/** A menu changes so often, and its pages with it. */
const CHANGE_MS = 20_000;
/** A dish that nobody orders here, and its prices in turn. */
const DISH = ORDER_VENUE * 1000 + 2;
const PRICES_MINOR = [165_000, 172_000];
const CHANGING_VENUES = 6;
const MOST_VENUES = 8;
const MOST_PICTURES = 80;

/** Where the diners of the pool are at home. */
const DINERS_SITES = SITES.filter(({ country }) => country === 'kz');

/** Guests come from its addresses, each for one visit. */
const GUESTS_NETWORK = 64;

/** Notes each request in the window of time that is open. @param classOf of lib/bff/admission.ts */
function noting(classOf) {
  const newWindow = (atMinutes) => ({
    atMinutes,
    begun: performance.now(),
    classes: new Map(),
    wrong: {},
  });
  let open = newWindow(0);
  return {
    note({ method, path, status, ms }) {
      const name = classOf(method, path);
      const own = open.classes.get(name) ?? { name, asked: 0, good: 0, ms: [] };
      open.classes.set(name, own);
      own.asked += 1;
      if (status < 400 || (status === 404 && isMadeUp(path))) {
        own.good += 1;
        own.ms.push(ms);
        return;
      }
      const what = `${status} ${method} ${path.replace(/\d{2,}/g, '…')}`;
      open.wrong[what] = (open.wrong[what] ?? 0) + 1;
    },
    /** Opens a new window. @returns the one that was open; `wrong`: what was not answered as it should be, counted */
    turn(atMinutes) {
      const { begun, classes, ...closed } = open;
      open = newWindow(atMinutes);
      return { ...closed, seconds: (open.begun - begun) / 1000, classes: [...classes.values()] };
    },
  };
}

/** What there is to look at, by country: venues of the lists, and pictures of the pages. */
async function lookThrough(newDiner) {
  const scene = { venues: {}, pictures: {} };
  for (const country of ['kz', 'ge']) {
    const diner = newDiner({ site: { country, language: 'ru', surface: 'web' } });
    const textOf = async (path) => (await diner.view(path)).body.toString('utf8');
    const lists = `${await textOf('/')}${await textOf('/filials')}`;
    const venues = venueIds(lists).map(Number).slice(0, MOST_VENUES);
    const menus = [];
    for (const venue of venues) menus.push(await textOf(`/filials/${venue}`));
    const found = `${lists}${menus.join('')}`.matchAll(/\/api\/images\?[^"'\s,\\]+/g);
    // In the page's data they are written in another way, which the pattern cuts off.
    const addresses = [...found].map(([address]) => address.replaceAll('&amp;', '&'));
    const pictures = [...new Set(addresses.filter((address) => address.includes('src=')))];
    const every = Math.max(1, Math.floor(pictures.length / MOST_PICTURES));
    scene.venues[country] = venues;
    scene.pictures[country] = pictures.filter((_, index) => index % every === 0).slice(0, MOST_PICTURES);
    // What is drawn for the first time is no load of every day.
    for (const picture of scene.pictures[country]) await diner.view(picture);
    diner.leave();
    if (venues.length === 0 || pictures.length === 0)
      throw new Error(`Nothing was found to look at in ${country}.`);
  }
  return scene;
}

/**
 * Does it again and again until it is over; what fails is told, and done again.
 * @returns how it is ended: after what is being done
 */
function every(ms, work, onFailed) {
  const over = new AbortController();
  const going = (async () => {
    while (!over.signal.aborted) {
      await work().catch(onFailed);
      await pause(ms, undefined, { signal: over.signal }).catch(() => undefined);
    }
  })();
  return async () => {
    over.abort();
    await going;
  };
}

/**
 * Who comes, one after another: guests, each from an address of their own, and a pool of diners who are signed in.
 * @param pace.isSlow whether a diner reads what is shown before going on
 * @returns `visit(number)`, the `carts` that were ordered so far, and the `broken` visits
 */
function visitors(pace, { newDiner, pool, scene, rules, control, seed }) {
  const free = [...pool];
  const carts = [];
  const broken = [];
  let guests = 0;
  let marks = 0;
  const between = (random, { least, more }, times = 1) =>
    pace.isSlow ? pause((least + random() * more) * times) : undefined;
  const newGuest = (random, sites) => {
    const site = oneOf(random, sites);
    return { site, diner: newDiner({ site, address: loopbackAddress(GUESTS_NETWORK, (guests += 1)) }) };
  };
  const nextMark = () => (marks += 1);

  /** @returns once it is over */
  async function visit(number) {
    const { name, sites, go } = visitAt(number);
    const random = randomOf(seed * 1_000_003 + number);
    const visitor = sites ? newGuest(random, sites) : free.shift();
    if (!visitor) {
      broken.push(`${name}: no signed-in diner was free`);
      return;
    }
    const { diner } = visitor;
    const press = async () => {
      const presses = await pressUntilMade(diner, 'order', nextMark, rules, () => false);
      carts.push(presses);
      return presses.at(-1).made;
    };
    /** The venue cooks and hands it over. */
    const serve = async (orderId) => {
      await between(random, COOKING_MS);
      await control('POST', `orders/${orderId}/status`, { status: 'completed' });
    };
    const leaving = new AbortController();
    const tooLong = pause(LONGEST_MS, undefined, { signal: leaving.signal }).then(() => {
      throw new Error(`not over after ${LONGEST_MS / 1000} s`);
    });
    try {
      diner.comeAnew();
      const going = go({
        ...visitor,
        random,
        scene,
        press,
        serve,
        pause: (times) => between(random, PAUSE_MS, times),
      });
      await Promise.race([going, tooLong]);
      if (!sites) free.push(visitor);
    } catch (error) {
      broken.push(`${name}: ${error.message}`);
    } finally {
      tooLong.catch(() => undefined);
      leaving.abort();
      diner.leave();
    }
  }
  return { visit, carts, broken };
}

/**
 * Measures how many visits the cluster bears until its machine has no processor time left, and then has it visited for so long at a share of
 * that, at even intervals, whatever is answered meanwhile.
 * @param options.rules of `loadPressRules`; `sampling` of `samplingOf`; `perSecond` so many visits in place of the share of what it
 * bears; `windowMs` of the table of answers; `onSeen` gets each sample and window at once; `snapshotFolder` gets snapshots of an app's heap
 * @returns `capacity` and `perSecond` (visits), `windows` of what was asked, `samples`, `changes` of menus, `broken` visits, and of the
 * `orders` what the ledger breaks
 */
export async function soak(
  { settings, cluster },
  { rules, sampling, ms, share, perSecond: given, windowMs, seed, onSeen = () => undefined, snapshotFolder },
) {
  const control = sandboxControl(settings.sandboxUrl);
  const notes = noting(rules.classOf);
  const newDiner = (options) =>
    createDiner(settings.appOrigin, () => cluster.certificate, { ...options, onAsked: notes.note });
  const known = new Set((await PRESSES.order.ledger(control)).map(({ id }) => id));
  const scene = await lookThrough(newDiner);
  const siteOf = (number) => DINERS_SITES[number % DINERS_SITES.length];
  const diners = await signInDiners({ settings, cluster }, POOL, {
    optionsOf: (number) => ({ site: siteOf(number), onAsked: notes.note }),
  });
  const pool = diners.map((diner, number) => ({ diner, site: siteOf(number) }));
  const pace = { isSlow: false };
  const { visit, carts, broken } = visitors(pace, { newDiner, pool, scene, rules, control, seed });

  let number = 0;
  const nextVisit = () => visit((number += 1));
  const hurriedPerSecond = await closedLoop(nextVisit, LANES, WARM_MS);
  pace.isSlow = true;
  const owner = newDiner({});
  let changes = 0;
  const changeMenu = async () => {
    const venueId = [ORDER_VENUE, ...scene.venues.kz][changes % CHANGING_VENUES];
    await control('POST', `products/${DISH}`, { priceMinor: PRICES_MINOR[changes % PRICES_MINOR.length] });
    await owner.call('POST', '/api/menu/refresh', { venueId });
    changes += 1;
  };
  const onFailed = (error) => broken.push(error.message);
  const endChanges = every(CHANGE_MS, changeMenu, onFailed);
  const triedPerSecond = hurriedPerSecond * TRIED_SHARE;
  const trying = openLoop(nextVisit, triedPerSecond, OVERLAP_MS + CAPACITY_MS);
  await pause(OVERLAP_MS);
  const capacity = triedPerSecond / (await busyShare(CAPACITY_MS));
  await trying;
  const perSecond = given ?? capacity * share;
  notes.turn(0);

  const begun = performance.now();
  const minutes = () => (performance.now() - begun) / 60_000;
  const [samples, windows] = [[], []];
  const closeWindow = () => {
    const window = notes.turn(minutes());
    windows.push(window);
    onSeen({ window });
  };
  const takeSample = async () => {
    const sample = { atMinutes: minutes(), ...(await sampling.sample()) };
    samples.push(sample);
    onSeen({ sample });
  };
  const takeSnapshot = async (name) => {
    if (snapshotFolder) await sampling.snapshot(0, join(snapshotFolder, `${name}.heapsnapshot`));
  };
  const endSamples = every(SAMPLE_MS, takeSample, onFailed);
  const turning = setInterval(closeWindow, windowMs);
  const early = setTimeout(() => void takeSnapshot('early').catch(onFailed), ms * WARM_SHARE);
  await openLoop(nextVisit, perSecond, ms);
  clearTimeout(early);
  clearInterval(turning);
  closeWindow();
  await endSamples();
  await endChanges();
  await takeSample();
  await takeSnapshot('late');
  owner.leave();

  const made = (await PRESSES.order.ledger(control)).filter(({ id }) => !known.has(id));
  const orders = { pressed: carts.length, made: made.length, violations: ledgerViolations(carts, made) };
  return { capacity, perSecond, windows, samples, broken, changes, orders };
}

/** The guarantees that the ledger breaks, cart by cart. @param carts the presses of each, of which all have its key */
export function ledgerViolations(carts, made) {
  const byKey = new Map();
  for (const entry of made) byKey.set(entry.key, [...(byKey.get(entry.key) ?? []), entry]);
  const violations = carts.flatMap((presses) => {
    const [{ key }] = presses;
    const own = byKey.get(key) ?? [];
    byKey.delete(key);
    const sentences = violationsOf(presses, own);
    const { code } = presses.at(-1);
    return code === 'made' ? sentences : [...sentences, `pressed in vain, the last answer was ${code}`];
  });
  return byKey.size > 0 ? [...violations, `${byKey.size} made that nobody pressed`] : violations;
}
