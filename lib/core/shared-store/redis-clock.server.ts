import 'server-only';

// How far the clock of Redis is ahead of this process's: times in Redis are by that clock, since each machine has another one. What the
// comparison may be wrong by counts against an entry (it is taken to be as old as it may be) and for a message (as late).

const SAMPLES = 5;
/** After a comparison that failed. */
const RETRY_MS = 1_000;
/** How often it is looked whether our clock was set, by more than which, and how often the two are compared anyway. */
const CHECK_MS = 1_000;
const STEP_MS = 100;
const COMPARED_MS = 60_000;

/** @param ask for the time of Redis: seconds and microseconds */
export function createRedisClock(ask: () => Promise<readonly (number | string)[]>) {
  /** Milliseconds; the second is half of what the quickest comparison took. */
  let aheadMs = 0;
  let doubtMs = 0;
  let isKnown = false;
  let isStopped = false;
  /** `Date.now()` minus `performance.now()` at the last comparison, and when that was, by the latter. */
  let offsetMs = 0;
  let comparedAtMs = 0;

  /** Compares the clocks. The quickest of a few answers says it best. */
  async function read(): Promise<void> {
    comparedAtMs = performance.now();
    offsetMs = Date.now() - comparedAtMs;
    try {
      let shortestMs = Infinity;
      for (let sample = 0; sample < SAMPLES; sample += 1) {
        const begun = Date.now();
        const [seconds, micros] = await ask();
        const ms = Date.now() - begun;
        if (ms < shortestMs) {
          doubtMs = ms / 2;
          aheadMs = Number(seconds) * 1000 + Number(micros) / 1000 - begun - doubtMs;
        }
        shortestMs = Math.min(shortestMs, ms);
      }
      isKnown = true;
    } catch {
      if (!isStopped) setTimeout(() => void read(), RETRY_MS).unref();
    }
  }

  // A machine that is woken or put right has another time at once: what it writes must not be of the future.
  const watching = setInterval(() => {
    const now = performance.now();
    const isSet = Math.abs(Date.now() - now - offsetMs) > STEP_MS;
    if (isSet) isKnown = false;
    if (isSet || now - comparedAtMs > COMPARED_MS) void read();
  }, CHECK_MS).unref();

  return {
    read,
    isKnown: () => isKnown,
    /** @throws before the clocks are compared: no time can be converted */
    require(): void {
      if (!isKnown) throw new Error('the clock of Redis is not known yet');
    },
    /** The earliest time of ours, and the latest, that a time of Redis may be; milliseconds since the epoch. */
    earliest: (redisMs: number): number => redisMs - aheadMs - doubtMs,
    latest: (redisMs: number): number => redisMs - aheadMs + doubtMs,
    /** The earliest time of Redis that a time of ours may be. */
    earliestThere: (ms: number): number => ms + aheadMs - doubtMs,
    stop(): void {
      isStopped = true;
      clearInterval(watching);
    },
  };
}
