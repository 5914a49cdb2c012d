import 'server-only';
import { perProcess } from '@/lib/core/process/per-process';
import { log } from './log.server';

const PAUSE_MS = 60_000;

interface LastLog {
  atMs: number;
  leftOut: number;
}

const lastLogs = perProcess('throttledWarnings', () => new Map<string, LastLog>());

/**
 * Logs a warning that any client can cause without end: one line a minute of each kind in a process, which says how many
 * were left out before it.
 * @param reason one of our own codes: each has its own minute
 */
export function warnThrottled(reason: string, message: string): void {
  const kind = `${message}: ${reason}`;
  const last = lastLogs.get(kind);
  const now = Date.now();
  if (last && now - last.atMs < PAUSE_MS) {
    last.leftOut += 1;
    return;
  }
  lastLogs.set(kind, { atMs: now, leftOut: 0 });
  log.warn({ reason, leftOut: last?.leftOut ?? 0 }, message);
}
