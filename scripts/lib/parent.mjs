import { readFileSync } from 'node:fs';

const CHECK_MS = 250;

/** The parent of a process; undefined where the system has no /proc, or the process has ended. */
function parentOf(pid) {
  try {
    return Number(/^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

/**
 * Calls back once when npm has ended, however: npm forwards a signal to its shell alone, and SIGKILL to no process.
 * A script that npm has not started goes on without its parent, as under nohup.
 */
export function onParentEnd(stop) {
  if (process.env.npm_lifecycle_event === undefined) return;
  // npm is the parent, or the parent of the shell in between: either end changes one of the two numbers.
  const parents = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const first = parents();
  const timer = setInterval(() => {
    if (parents() === first) return;
    clearInterval(timer);
    void stop();
  }, CHECK_MS);
  timer.unref();
}
