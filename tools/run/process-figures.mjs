import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds in one tick of /proc/<pid>/stat: the kernel counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** The fields of /proc/<pid>/stat behind the program's name, or null when the process has ended. */
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

/** A process with all that it has started. */
export function familyOf(pid) {
  return [pid, ...childrenOf(pid).flatMap(familyOf)];
}

/** Resident memory of one process, bytes. @throws Error where there is no /proc or no such process */
export function residentBytes(pid) {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

/**
 * Resident memory of all processes of a service, bytes; one of them that has ended meanwhile has none.
 * @throws Error where the service itself has ended
 */
export function familyBytes(service) {
  const [first, ...others] = familyOf(service.child.pid);
  const left = others.map((pid) => {
    try {
      return residentBytes(pid) || 0;
    } catch {
      return 0;
    }
  });
  return left.reduce((sum, bytes) => sum + bytes, residentBytes(first));
}

/**
 * Resident memory of a process, bytes, of what it shares with others its part alone (PSS).
 * @returns `zones`: shared memory that it has set aside for itself and its children; `own`: all else
 */
export function proportionalMemory(pid) {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const bytes = (name) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)[1]) * 1024;
  const zones = bytes('Pss_Shmem');
  return { own: bytes('Pss') - zones, zones };
}

/** Processor time that one process has used since it began, milliseconds; 0 once it has ended. */
export function processorMs(pid) {
  const stat = statOf(pid);
  return stat ? (Number(stat[11]) + Number(stat[12])) * TICK_MS : 0;
}

/** Processor time that a service's processes have used since they began, milliseconds. */
export const familyMs = (service) =>
  familyOf(service.child.pid).reduce((sum, pid) => sum + processorMs(pid), 0);

/** The processors' time until now, of all processes of the machine together, milliseconds. */
function machineTimes() {
  const all = cpus().flatMap(({ times }) => Object.entries(times));
  const sum = (entries) => entries.reduce((total, [, ms]) => total + ms, 0);
  return { all: sum(all), idle: sum(all.filter(([name]) => name === 'idle')) };
}

/** @returns the share of the next `ms` milliseconds in which the machine's processors work, 0 to 1 */
export async function busyShare(ms) {
  const before = machineTimes();
  await pause(ms);
  const after = machineTimes();
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}

/** The process that does a service's work: of all that it started, the one with the most memory. */
export function workerPid(service) {
  const [largest] = familyOf(service.child.pid)
    .filter((pid) => statOf(pid))
    .sort((one, other) => residentBytes(other) - residentBytes(one));
  return largest;
}

/**
 * Waits until a service has nothing more to do in the background (the sandbox draws its pictures after it is ready), since
 * what it does would be measured with the rest. Gives up after the given time.
 */
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
