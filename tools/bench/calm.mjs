import { loadavg } from 'node:os';

/** From this load on other programs take so much time that no figure is judged. */
export const MAX_LOAD = 1.5;
const TRIES = 48;
const PAUSE_MS = 5_000;

/** Waits until what the start of the servers has left behind is no longer in the load, at most for some minutes. */
export async function untilCalm() {
  for (let tries = 0; loadavg()[0] >= MAX_LOAD && tries < TRIES; tries += 1)
    await new Promise((passed) => setTimeout(passed, PAUSE_MS));
}
