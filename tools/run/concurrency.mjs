import { setTimeout as pause } from 'node:timers/promises';

const inLanes = (lane, count) => Promise.all(Array.from({ length: count }, lane));

/** Does something with each item and its index, so many at a time. @returns what came of them, in their order */
export async function mapConcurrent(items, doWith, atOnce = 8) {
  const results = [];
  let begun = 0;
  const lane = async () => {
    while (begun < items.length) {
      const index = begun;
      begun += 1;
      results[index] = await doWith(items[index], index);
    }
  };
  await inLanes(lane, Math.min(atOnce, items.length));
  return results;
}

/** Does the work (false does not count) in so many lanes, again as soon as it is done, for so long. @returns how often a second */
export async function closedLoop(work, lanes, ms) {
  const begun = performance.now();
  let nextNumber = 0;
  let done = 0;
  const lane = async () => {
    while (performance.now() - begun < ms) {
      if ((await work(nextNumber++)) !== false) done += 1;
    }
  };
  await inLanes(lane, lanes);
  return done / ((performance.now() - begun) / 1000);
}

/** Begins the work at even intervals for so long, whatever was begun before. @returns a promise of each piece, once the last is begun */
export async function beginEvenly(work, perSecond, ms) {
  const begun = performance.now();
  const count = Math.floor((ms / 1000) * perSecond);
  const running = [];
  for (let number = 0; number < count; number += 1) {
    const restMs = begun + (number * 1000) / perSecond - performance.now();
    if (restMs > 0) await pause(restMs);
    const piece = work(number);
    // The caller of `all` gets the error.
    piece.catch(() => undefined);
    running.push(piece);
  }
  return running;
}
