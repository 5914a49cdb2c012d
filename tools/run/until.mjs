import { setTimeout as pause } from 'node:timers/promises';
import { slowness } from './slowness.mjs';

/**
 * Waits until it is so. `timeoutMs` holds for an idle machine and is multiplied by `slowness()`. @returns after how many milliseconds it was
 * so; undefined where it does not become so in time. What `isSo` throws ends the waiting
 */
export async function until(isSo, { timeoutMs = 5000, everyMs = 10 } = {}) {
  const end = performance.now() + timeoutMs * slowness();
  const begun = performance.now();
  while (performance.now() < end) {
    if (await isSo()) return Math.round(performance.now() - begun);
    await pause(everyMs);
  }
  return undefined;
}
