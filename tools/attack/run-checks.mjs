import { belongingsOf } from './belongings.mjs';
import { signInDiner } from './diner.mjs';
import { BOMB_ATTACKS } from './attacks/bombs.mjs';
import { CACHE_KEY_ATTACKS } from './attacks/cache-keys.mjs';
import { FUZZ_ATTACKS } from './attacks/fuzz.mjs';
import { INTERNALS_ATTACKS } from './attacks/internals.mjs';
import { LOG_ATTACKS } from './attacks/logs.mjs';
import { SLOW_ATTACKS } from './attacks/slow.mjs';
import { SMUGGLING_ATTACKS } from './attacks/smuggling.mjs';
import { FILES_CHECKS } from './checks/files.mjs';
import { HEADERS_CHECKS } from './checks/headers.mjs';
import { INPUT_CHECKS } from './checks/input.mjs';
import { KIOSKS_CHECKS } from './checks/kiosks.mjs';
import { LIMITS_CHECKS } from './checks/limits.mjs';
import { ORIGIN_CHECKS } from './checks/origin.mjs';
import { OWNERS_CHECKS } from './checks/owners.mjs';
import { PRIVACY_CHECKS } from './checks/privacy.mjs';
import { SESSION_CHECKS } from './checks/session.mjs';
import { SIGN_IN_CHECKS } from './checks/sign-in.mjs';
import { SURFACES_CHECKS } from './checks/surfaces.mjs';

/**
 * A check of the running product.
 * @typedef {{ id: string, checked: string, waits?: boolean, isLast?: boolean,
 * run: (testbed: object) => Promise<{ seen?: string, broken: string[] }> }} Check
 * `checked`: what holds where it passes; `waits`: it mostly waits, and runs beside the others; `broken`: the sentences that do not hold
 */

/** The checks by their group, with the file that has them. */
export const GROUPS = [
  { group: 'Session and cookies', file: 'tools/attack/checks/session.mjs', checks: SESSION_CHECKS },
  { group: 'Sign-in', file: 'tools/attack/checks/sign-in.mjs', checks: SIGN_IN_CHECKS },
  { group: 'Requests from elsewhere', file: 'tools/attack/checks/origin.mjs', checks: ORIGIN_CHECKS },
  { group: 'Headers of answers', file: 'tools/attack/checks/headers.mjs', checks: HEADERS_CHECKS },
  { group: 'Redirects and input', file: 'tools/attack/checks/input.mjs', checks: INPUT_CHECKS },
  { group: 'Files and pictures', file: 'tools/attack/checks/files.mjs', checks: FILES_CHECKS },
  { group: 'Privacy and caches', file: 'tools/attack/checks/privacy.mjs', checks: PRIVACY_CHECKS },
  { group: 'Limits', file: 'tools/attack/checks/limits.mjs', checks: LIMITS_CHECKS },
  { group: 'Kiosks, apps, inner interfaces', file: 'tools/attack/checks/surfaces.mjs', checks: SURFACES_CHECKS },
  { group: 'What is another’s', file: 'tools/attack/checks/owners.mjs', checks: OWNERS_CHECKS },
  { group: 'Enrolled kiosks', file: 'tools/attack/checks/kiosks.mjs', checks: KIOSKS_CHECKS },
  { group: 'Smuggling', file: 'tools/attack/attacks/smuggling.mjs', checks: SMUGGLING_ATTACKS },
  { group: 'Inner headers and addresses', file: 'tools/attack/attacks/internals.mjs', checks: INTERNALS_ATTACKS },
  { group: 'Keys of caches', file: 'tools/attack/attacks/cache-keys.mjs', checks: CACHE_KEY_ATTACKS },
  { group: 'Made-up input', file: 'tools/attack/attacks/fuzz.mjs', checks: FUZZ_ATTACKS },
  { group: 'Slow clients', file: 'tools/attack/attacks/slow.mjs', checks: SLOW_ATTACKS },
  { group: 'Bombs and great numbers', file: 'tools/attack/attacks/bombs.mjs', checks: BOMB_ATTACKS },
  { group: 'Logs', file: 'tools/attack/attacks/logs.mjs', checks: LOG_ATTACKS },
];

/** Two diners; the first has one of each thing that others try to have. */
const DINERS = ['+77011234567', '+77020000007'];

async function result({ id, checked, run }, testbed) {
  const begun = performance.now();
  let outcome;
  try {
    outcome = await run(testbed);
  } catch (error) {
    outcome = { broken: [`it came to no end: ${error.stack.split('\n').slice(0, 3).join(' ')}`] };
  }
  const { seen, broken } = outcome;
  return { id, name: checked, seen, broken, ms: Math.round(performance.now() - begun) };
}

/**
 * Attacks what stands, and says of each check what was seen.
 * @param testbed of `startTestbed`
 * @param options.only ids of the checks to be made; all where it is empty
 */
export async function* attack(testbed, { isLong = false, seed, only = [] }) {
  const [diner, other] = [
    await signInDiner(testbed.front, DINERS[0]),
    await signInDiner(testbed.front, DINERS[1]),
  ];
  const belongings = await belongingsOf(diner);
  const whole = { ...testbed, isLong, diner, other, belongings, ...(seed === undefined ? {} : { seed }) };
  const checks = GROUPS.flatMap(({ checks: some }) => some).filter(
    ({ id }) => only.length === 0 || only.includes(id),
  );
  const waiting = Promise.all(checks.filter(({ waits }) => waits).map((check) => result(check, whole)));
  for (const check of checks.filter(({ waits, isLast }) => !waits && !isLast))
    yield await result(check, whole);
  yield* await waiting;
  for (const check of checks.filter(({ isLast }) => isLast)) yield await result(check, whole);
}
