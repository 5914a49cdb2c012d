import { DEMO } from '../cluster/front-diner.mjs';
import { signInDiner } from './diner.mjs';
import { INTERNALS_ATTACKS } from './attacks/internals.mjs';
import { LOG_ATTACKS } from './attacks/logs.mjs';
import { SLOW_ATTACKS } from './attacks/slow.mjs';
import { SMUGGLING_ATTACKS } from './attacks/smuggling.mjs';
import { ANSWER_CHECKS } from './checks/answers.mjs';
import { INPUT_CHECKS } from './checks/input.mjs';
import { LIMITS_CHECKS } from './checks/limits.mjs';

/**
 * `checked`: the guarantee; `waits`: may run beside others; `broken`: violated sentences.
 * @typedef {{ id: string, checked: string, waits?: boolean, isLast?: boolean,
 * run: (testbed: object) => Promise<{ seen?: string, broken: string[] }> }} Check
 */

export const CHECKS = [
  ...ANSWER_CHECKS,
  ...INPUT_CHECKS,
  ...LIMITS_CHECKS,
  ...SMUGGLING_ATTACKS,
  ...INTERNALS_ATTACKS,
  ...SLOW_ATTACKS,
  ...LOG_ATTACKS,
];

/** The second is who the first must not be taken for. */
const DINERS = [DEMO.phone, '+77020000007'];

async function result({ id, checked, run }, testbed) {
  const begun = performance.now();
  let outcome;
  try {
    outcome = await run(testbed);
  } catch (error) {
    outcome = { broken: [`it came to no end: ${error.stack.split('\n').slice(0, 3).join(' ')}`] };
  }
  const { seen, broken } = outcome;
  return { name: `${id} ${checked}`, seen, broken, ms: Math.round(performance.now() - begun) };
}

/** Makes the checks of these ids, or all. @param testbed of `startTestbed` */
export async function* attack(testbed, only = []) {
  const [diner, other] = [
    await signInDiner(testbed.front, DINERS[0]),
    await signInDiner(testbed.front, DINERS[1]),
  ];
  const whole = { ...testbed, diner, other };
  const checks = CHECKS.filter(({ id }) => only.length === 0 || only.includes(id));
  const waiting = Promise.all(checks.filter(({ waits }) => waits).map((check) => result(check, whole)));
  for (const check of checks.filter(({ waits, isLast }) => !waits && !isLast))
    yield await result(check, whole);
  yield* await waiting;
  for (const check of checks.filter(({ isLast }) => isLast)) yield await result(check, whole);
}
