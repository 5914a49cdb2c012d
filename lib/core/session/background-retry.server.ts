import 'server-only';
import { perProcess } from '@/lib/core/process/per-process';
import { log } from '@/lib/core/log/log.server';

/** The pause grows after each failure: a platform that is down for an hour still gets the call. */
const WAITS_MS = [10_000, 60_000, 300_000, 1_800_000, 7_200_000] as const;
/** A task weighs about 500 bytes. */
const MAX_WAITING = 1_000;

const waiting = perProcess('waitingTasks', () => new Set<symbol>());

/** Retries a failed call in the background, a few times at most. @param isDone true ends it */
export function retryInBackground(what: string, isDone: () => Promise<boolean>): void {
  if (waiting.size >= MAX_WAITING) {
    log.error({ what }, 'too much waits to be done later');
    return;
  }
  const task = Symbol(what);
  waiting.add(task);
  const attempt = async (index: number): Promise<void> => {
    if (await isDone()) waiting.delete(task);
    else wait(index + 1);
  };
  const wait = (index: number): void => {
    const delay = WAITS_MS[index];
    if (delay !== undefined) {
      setTimeout(() => void attempt(index), delay).unref();
      return;
    }
    waiting.delete(task);
    log.error({ what }, 'given up');
  };
  wait(0);
}
