import { setTimeout as pause } from 'node:timers/promises';
import { slowness } from '../run/slowness.mjs';

export const READY_MS = 30_000 * slowness();
/** A page whose navigation hangs answers nothing; a diner reloads it. */
const STUCK_MS = 10_000 * slowness();

/** The answer of the page; null where it answers nothing any more, as while the browser stops the worker that a navigation went through. */
export const answerOf = (promise, limitMs = STUCK_MS) => Promise.race([promise, pause(limitMs, null)]);
