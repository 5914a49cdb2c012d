import 'server-only';
import { isNamed } from '@/lib/core/errors/own-error';

/** Nothing more can be taken on for now. */
export class BusyError extends Error {
  override name = 'BusyError';
  static override [Symbol.hasInstance](value: unknown): value is BusyError {
    return isNamed(value, 'BusyError');
  }
}

/** A queue with bounded concurrency and length; idle work, which no caller waits for, runs only when there is nothing else. */
export interface WorkQueue {
  /** @throws BusyError when too many wait already, or the signal comes before the turn. */
  run<Value>(work: () => Promise<Value>, signal: AbortSignal): Promise<Value>;
  /** Does the work once no caller waits; drops it when too much idle work is queued. Its failure is ignored. */
  runWhenIdle(work: () => Promise<unknown>): void;
}

/** The waiters for a signal. A list has one for all its venues, and Node warns of more than ten listeners to one. */
const waitingFor = new WeakMap<AbortSignal, Set<() => void>>();

/** Calls back when the signal comes, by one listener for all who wait for it. @returns how to stop */
function onAbort(signal: AbortSignal, giveUp: () => void): () => void {
  const known = waitingFor.get(signal);
  const all = known ?? new Set<() => void>();
  all.add(giveUp);
  if (!known) {
    waitingFor.set(signal, all);
    signal.addEventListener('abort', () => all.forEach((one) => one()), { once: true });
  }
  return () => void all.delete(giveUp);
}

/** @param concurrency running at once @param maxWaiting waiting, and queued for idle time */
export function createWorkQueue(concurrency: number, maxWaiting: number): WorkQueue {
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
        stopWaiting();
        resolve();
      };
      const giveUp = () => {
        waiting.splice(waiting.indexOf(take), 1);
        reject(new BusyError());
      };
      waiting.push(take);
      const stopWaiting = onAbort(signal, giveUp);
    });

  return {
    async run(work, signal) {
      if (signal.aborted) throw new BusyError();
      if (busy < concurrency) {
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
