import { setTimeout as pause } from 'node:timers/promises';
import { slowness } from './slowness.mjs';

/**
 * Waits until it is so: looks at once, and then again and again. `timeoutMs` holds for an idle machine and is multiplied by `slowness()`.
 * @param isSo whether it is, or a promise of that; what it throws ends the waiting. @returns after how many milliseconds it was so;
 * undefined where it does not become so in time
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
