import { chmodSync, copyFileSync, mkdirSync, openSync, renameSync, statSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';

export const maxLogBytes = 10 * 1024 * 1024;
const MAX_LOGS = 3;
const readableByOwner = 0o600;

/** Opens a log for adding to it: what earlier runs and other instances have written stays. @returns the file descriptor */
export function openLog(logFile) {
  mkdirSync(dirname(logFile), { recursive: true });
  const file = openSync(logFile, 'a', readableByOwner);
  // One that is older than this rule.
  chmodSync(logFile, readableByOwner);
  return file;
}

/** Keeps the last three old logs. The file stays, which a process has open; what arrives between the copy and the cut is lost. */
export function rotateLog(logFile, maxBytes = maxLogBytes) {
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) <= maxBytes) return;
  for (let age = MAX_LOGS - 1; age > 0; age -= 1) {
    if (statSync(`${logFile}.${age}`, { throwIfNoEntry: false })) {
      renameSync(`${logFile}.${age}`, `${logFile}.${age + 1}`);
    }
  }
  copyFileSync(logFile, `${logFile}.1`);
  truncateSync(logFile);
}
