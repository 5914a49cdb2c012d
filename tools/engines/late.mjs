import { setTimeout as pause } from 'node:timers/promises';

/** The loser of a race against time. @throws Error after so many milliseconds, which keep no process alive */
export async function late(ms) {
  await pause(ms, undefined, { ref: false });
  throw new Error(`not through within ${ms / 1000} s`);
}
