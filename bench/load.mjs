import { setTimeout as pause } from 'node:timers/promises';

/**
 * Does the work in so many lanes, in each again as soon as it is done, for so long.
 * @param work gets its number
 * @returns how often a second it was done
 */
export async function closedLoop(work, lanes, ms) {
  const begun = performance.now();
  let nextNumber = 0;
  let done = 0;
  const lane = async () => {
    while (performance.now() - begun < ms) {
      await work(nextNumber++);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return done / ((performance.now() - begun) / 1000);
}

/**
 * Begins the work at even intervals for so long, whether what was begun before is done or not.
 * @param work gets its number
 * @returns what each piece of work gave
 * @throws Error of the first that failed
 */
export async function openLoop(work, perSecond, ms) {
  const begun = performance.now();
  const count = Math.floor((ms / 1000) * perSecond);
  const running = [];
  for (let number = 0; number < count; number += 1) {
    const restMs = begun + (number * 1000) / perSecond - performance.now();
    if (restMs > 0) await pause(restMs);
    const piece = work(number);
    // Reported at the end, with the others.
    piece.catch(() => undefined);
    running.push(piece);
  }
  return Promise.all(running);
}
