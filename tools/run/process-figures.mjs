import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds in one tick of /proc/<pid>/stat: the kernel counts processor time in hundredths of a second. */
const TICK_MS = 10;

function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

function childrenOf(pid) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && statOf(name)?.[1] === String(pid))
    .map(Number);
}

export function familyOf(pid) {
  return [pid, ...childrenOf(pid).flatMap(familyOf)];
}

function processorMs(pid) {
  const stat = statOf(pid);
  return stat ? (Number(stat[11]) + Number(stat[12])) * TICK_MS : 0;
}

export const familyMs = (service) =>
  familyOf(service.child.pid).reduce((sum, pid) => sum + processorMs(pid), 0);

/** Waits until a service has nothing more to do in the background, as drawing its pictures, which would be measured with the rest. */
export async function untilIdle(service, longestMs) {
  if (!existsSync('/proc/self/stat')) return;
  const deadline = Date.now() + longestMs;
  const windowMs = 2000;
  for (let calm = 0; calm < 2 && Date.now() < deadline;) {
    const before = familyMs(service);
    await pause(windowMs);
    calm = familyMs(service) - before < windowMs * 0.05 ? calm + 1 : 0;
  }
}
