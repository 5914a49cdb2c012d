import 'server-only';

/** Nothing more can be taken on for now. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/** Bounded work: so many at once, so many waiting, and what nobody waits for only when there is nothing else. */
export interface Turnstile {
  /** @throws BusyError when too many wait already, or the signal comes before the turn. */
  run<Value>(work: () => Promise<Value>, signal: AbortSignal): Promise<Value>;
  /** Does the work once nobody waits; forgets it when too much of this kind is left over. Its failure is nobody's. */
  runWhenIdle(work: () => Promise<unknown>): void;
}

/**
 * @param hands how many work at once
 * @param maxWaiting how many may wait for a hand, and how much may be left for idle times
 */
export function createTurnstile(hands: number, maxWaiting: number): Turnstile {
  let busy = 0;
  const waiting: (() => void)[] = [];
  const leftOver: (() => Promise<unknown>)[] = [];

  const release = () => {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
    doLeftOver();
  };
  const doLeftOver = () => {
    if (busy > 0) return;
    const work = leftOver.shift();
    if (!work) return;
    busy += 1;
    void work()
      .catch(() => undefined)
      .finally(release);
  };
  const turn = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const take = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = () => {
        waiting.splice(waiting.indexOf(take), 1);
        reject(new BusyError());
      };
      waiting.push(take);
      signal.addEventListener('abort', giveUp, { once: true });
    });

  return {
    async run(work, signal) {
      if (signal.aborted) throw new BusyError();
      if (busy < hands) {
        busy += 1;
      } else {
        if (waiting.length >= maxWaiting) throw new BusyError();
        await turn(signal);
      }
      try {
        return await work();
      } finally {
        release();
      }
    },
    runWhenIdle(work) {
      if (leftOver.length >= maxWaiting) return;
      leftOver.push(work);
      // After what is being answered just now.
      setImmediate(doLeftOver);
    },
  };
}
