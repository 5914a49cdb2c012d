import 'server-only';
import { perProcess } from '@/lib/core/process/per-process';
import { log } from './log.server';

const PAUSE_MS = 60_000;

interface LastLog {
  atMs: number;
  leftOut: number;
}

const lastLogs = perProcess('throttledWarnings', () => new Map<string, LastLog>());

/** Logs a client-caused warning at most once a minute per reason, with the number left out. */
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
