import { createHash } from 'node:crypto';

const ROUNDS = 5;
const HASHES = 60_000;
const AT_REST_MS = 50;
const MOST = 8;

function measured() {
  const begun = performance.now();
  for (let hash = '', done = 0; done < ROUNDS * HASHES; done += 1)
    hash = createHash('sha256').update(hash).digest('hex');
  return Math.min(Math.max((performance.now() - begun) / (ROUNDS * AT_REST_MS), 1), MOST);
}

/** How many times slower than an idle machine this one is, 1 to 8. The first process of a run measures it, its children read `SLOWNESS`. */
export function slowness() {
  // In quarters: the product with a timeout stays a whole number, which Node's timers and signals demand.
  process.env.SLOWNESS ??= String(Math.ceil(measured() * 4) / 4);
  return Number(process.env.SLOWNESS) || 1;
}
