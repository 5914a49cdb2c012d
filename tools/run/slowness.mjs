import { createHash } from 'node:crypto';

const ROUNDS = 5;
const HASHES = 60_000;
/** A round on two processors at rest. */
const AT_REST_MS = 50;
/** A machine that needs more hangs. */
const MOST = 8;

function measured() {
  const begun = performance.now();
  for (let hash = '', done = 0; done < ROUNDS * HASHES; done += 1)
    hash = createHash('sha256').update(hash).digest('hex');
  return Math.min(Math.max((performance.now() - begun) / (ROUNDS * AT_REST_MS), 1), MOST);
}

/**
 * How many times as long as a machine at rest this one takes, 1 to 8: every bound of time in tests and tools is multiplied by it.
 * The first process of a run measures it for all that it starts (`SLOWNESS`).
 */
export function slowness() {
  process.env.SLOWNESS ??= measured().toFixed(1);
  return Number(process.env.SLOWNESS) || 1;
}
