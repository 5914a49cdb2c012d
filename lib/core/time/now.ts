// The moment in a browser. A device's clock may be hours wrong, so the server's counts: the difference is taken once, from the page's own
// answer (lib/core/page-scripts/page-moment.mjs) or else from the first answer of our server, and added wherever 'now' is read.

import { RIGHT_CLOCK_MS } from './page-clock.mjs';

declare global {
  /** How far the server's clock is ahead of this device's, milliseconds; undefined while no answer has said so. */
  // A global of a script that is no module has to be declared by `var`.
  var serverAheadMs: number | undefined;
}

/** Milliseconds since 1970 by the server's clock, or by this device's while that is not known (TIME-11). */
export const nowMs = (): number => Date.now() + (globalThis.serverAheadMs ?? 0);

/** Milliseconds since 1970 by this device's own clock: for what is compared with what this device has stored or measured. */
export const deviceMs = (): number => Date.now();

/** Takes the server's time from a `Date` header if the page lacks it or the device's clock was set. */
export function recordServerDate(date: string | null): void {
  const aheadMs = Date.parse(date ?? '') - Date.now();
  if (Math.abs(aheadMs - (globalThis.serverAheadMs ?? 0)) < RIGHT_CLOCK_MS || Number.isNaN(aheadMs)) return;
  globalThis.serverAheadMs = Math.abs(aheadMs) < RIGHT_CLOCK_MS ? 0 : aheadMs;
}
