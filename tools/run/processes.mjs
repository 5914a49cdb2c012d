import { spawn } from 'node:child_process';
import { closeSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openLog, rotateLog } from './log-files.mjs';
import { until } from './until.mjs';

const orphanGuard = fileURLToPath(new URL('orphan-guard.mjs', import.meta.url));
const graceMs = 5000;
const logCheckMs = 60_000;
const running = new Set();

/** Set when the terminal asks to stop: processes that end now have not failed. */
export const shutdown = { isRequested: false };

function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has ended already.
  }
}

// The last net, for a way out that did not go through stopAll().
process.on('exit', () => {
  for (const service of running) signalGroup(service.child, 'SIGKILL');
});

export function tail(logFile, lines = 40) {
  try {
    return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
  } catch {
    return '';
  }
}

/** Starts a command in a process group of its own, its output in a log file or on this terminal. @returns it; `ended` is its exit code */
export function startService(name, command, { cwd, env, logFile } = {}) {
  const output = logFile ? openLog(logFile) : 'inherit';
  const rotate = logFile && (() => rotateLog(logFile));
  rotate?.();
  const rotating = rotate && setInterval(rotate, logCheckMs).unref();
  const child = spawn(process.execPath, [orphanGuard, ...command], {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['pipe', output, output],
  });
  child.stdin.on('error', () => undefined);
  if (logFile) closeSync(output);
  const service = { name, child, logFile, stopping: false };
  running.add(service);
  service.ended = new Promise((resolve) => {
    child.on('error', () => {
      clearInterval(rotating);
      resolve(127);
    });
    child.on('exit', (code) => {
      // Grandchildren that outlived the command would keep its ports.
      signalGroup(child, 'SIGKILL');
      running.delete(service);
      clearInterval(rotating);
      resolve(code ?? 1);
    });
  });
  return service;
}

export async function run(name, command, options) {
  return startService(name, command, options).ended;
}

/** @throws Error where the command ends with another code than 0 */
export async function runToEnd(name, command, options) {
  const code = await run(name, command, options);
  if (code !== 0) throw new Error(`${name} ended with code ${code}`);
}

/** Stops one service and its children: politely, and after five seconds by force. */
export async function stopService(service) {
  service.stopping = true;
  signalGroup(service.child, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(service.child, 'SIGKILL'), graceMs);
  await service.ended;
  clearTimeout(timer);
}

export async function stopAll() {
  await Promise.all([...running].map(stopService));
}

/** Calls back once on Ctrl-C or SIGTERM; a second Ctrl-C leaves at once. */
export function onStopSignal(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (shutdown.isRequested) process.exit(1);
      shutdown.isRequested = true;
      void stop();
    });
  }
}

/** @param options.lack what is said of a service that is not ready. @throws Error when the service ends first or the time is over */
export async function waitUntilReady(service, isReady, { timeoutMs, everyMs = 50, lack = 'was not ready' }) {
  let ended = false;
  void service.ended.then(() => (ended = true));
  const readyAfterMs = await until(async () => ended || (await isReady()), { timeoutMs, everyMs });
  if (ended) throw new Error(`${service.name} stopped before it was ready`);
  if (readyAfterMs === undefined) throw new Error(`${service.name} ${lack} within ${timeoutMs / 1000} s`);
}

/** Waits until the address answers 200, or leads on where `redirect` is 'manual'. @throws Error when the service ends first or time is over */
export async function waitUntilHealthy(service, address, timeoutMs, { redirect = 'follow' } = {}) {
  const isHealthy = () =>
    fetch(address, { redirect, signal: AbortSignal.timeout(3000) }).then(
      ({ ok, status }) => ok || (redirect === 'manual' && status < 400),
      () => false,
    );
  await waitUntilReady(service, isHealthy, {
    timeoutMs,
    everyMs: 250,
    lack: `did not answer at ${address}`,
  });
}
