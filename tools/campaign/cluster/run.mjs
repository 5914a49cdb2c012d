import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../../run/until.mjs';
import { PAGES } from '../../cluster/front-diner.mjs';
import { findViolations } from '../checker.mjs';
import { FAULTS } from './faults.mjs';
import { PRESSES, pressUntilMade } from '../../cluster/presses.mjs';
import { slowness } from '../../run/slowness.mjs';

const VIEWERS = 3;
const BETWEEN_VIEWS_MS = 60;
/** After this a diner gives up what is open: the run has come to no end. */
const MAX_MS = 25_000;
const CHECK_MS = 50;
const SLOW_MS = 5000;

let lastTag = 0;
/** The value by which a press is recognised in the ledger: a number that no other has, as a text. */
const nextTag = () => String((lastTag += 1));

async function lookAround(testbed, isOver) {
  const diner = testbed.newDiner();
  for (let number = 0; !isOver(); number += 1) {
    if (number % 4 === 0) diner.comeAnew();
    await diner.view(PAGES[number % PAGES.length]).catch(() => undefined);
    await pause(BETWEEN_VIEWS_MS);
  }
  diner.leave();
}

export function violationsOf(presses, made) {
  const isOfOneKey = presses.some(({ key }) => key !== null);
  // All presses of one cart have its key, and are one.
  const groups = isOfOneKey ? [presses] : presses.map((press) => [press]);
  const known = new Set();
  const violations = groups.flatMap((group) => {
    const { key, tag } = group[0];
    const own = made.filter((one) => key !== null || one.isOf === tag);
    for (const one of own) known.add(one);
    // The last message to the diner counts.
    const { tab } = group.at(-1);
    return findViolations(
      { key, tag, tabs: [tab] },
      own,
      group.flatMap(({ sent }) => sent),
    );
  });
  const foreign = made.filter((one) => !known.has(one));
  return foreign.length > 0 ? [...violations, `${foreign.length} made without a press`] : violations;
}

/** One run: the diners go on while the faults last; then the ledger is read. @returns `violations`, and `slow` requests */
export async function runOnce(testbed, plan, rules) {
  testbed.takeRequests();
  const before = await testbed.ledgers();
  const known = new Set(Object.values(before).flatMap((rows) => rows.map(({ id }) => id)));
  const begun = performance.now();
  let isDone = false;
  const isLate = () => performance.now() - begun > MAX_MS * slowness();
  const viewing = Array.from({ length: VIEWERS }, () => lookAround(testbed, () => isDone));
  const violations = [];
  // A fault or a press that could not be played breaks the run, and what was pressed meanwhile is judged and cleared as in any other.
  const faulting = plan.faults.map(async ({ name, atMs, app: number, ...fault }) => {
    await pause(atMs);
    const app = testbed.cluster.apps.find((one) => one.number === number);
    await FAULTS[name](testbed, { app, ...fault }).catch((error) =>
      violations.push(`${name} was not played: ${error.message}`),
    );
  });
  const pressing = plan.presses.map(async ({ name, atMs }, index) => {
    await pause(atMs);
    return pressUntilMade(testbed.diners[index], name, nextTag, rules, isLate).catch((error) => {
      violations.push(`${name} was not pressed: ${error.message}`);
      return [];
    });
  });
  const presses = await Promise.all(pressing);
  await Promise.all(faulting);
  const wholeAfterMs = await until(testbed.isWhole, { timeoutMs: MAX_MS, everyMs: CHECK_MS });
  if (wholeAfterMs === undefined) throw new Error('the cluster is not whole again');
  isDone = true;
  await Promise.all(viewing);
  await testbed.resetClocks();

  const ledgers = await testbed.ledgers();
  for (const [index, { name }] of plan.presses.entries()) {
    const { userId } = testbed.diners[index];
    const made = ledgers[name].filter((one) => one.userId === userId && !known.has(one.id));
    for (const sentence of violationsOf(presses[index], made)) violations.push(`${name}: ${sentence}`);
    const last = presses[index].at(-1);
    if (last && last.code !== 'made')
      violations.push(`${name}: pressed in vain, the last answer was ${last.code}`);
    for (const one of made) await PRESSES[name].clear(testbed.control, one);
  }
  const slow = testbed.takeRequests().filter(({ ms }) => ms > SLOW_MS * slowness());
  return { violations, slow };
}
