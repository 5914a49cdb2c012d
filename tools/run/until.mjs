import { setTimeout as pause } from 'node:timers/promises';
import { slowness } from './slowness.mjs';

/** Waits until `isSo`. `timeoutMs` times `slowness()` bounds it. @returns milliseconds, undefined if too late */
export async function until(isSo, { timeoutMs = 5000, everyMs = 10 } = {}) {
  const end = performance.now() + timeoutMs * slowness();
  const begun = performance.now();
  while (performance.now() < end) {
    if (await isSo()) return Math.round(performance.now() - begun);
    await pause(everyMs);
  }
  return undefined;
}
