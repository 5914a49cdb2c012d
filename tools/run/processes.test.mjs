/** @jest-environment node */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { isPortFree, requireFreePort } from './ports.mjs';
import { run, startService, stopService, tail, waitUntilReady } from './processes.mjs';
import { temporaryFolder } from './temporary-folder.mjs';
import { until } from './until.mjs';

const folder = temporaryFolder('processes');
const WAITING = { timeoutMs: 10_000, everyMs: 50 };

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** A program with a child of its own, which writes its process number and then stays. */
const family = (pidFile) => `
  const { spawn } = require('node:child_process');
  const { writeFileSync } = require('node:fs');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  writeFileSync(${JSON.stringify(pidFile)}, String(child.pid));
  setInterval(() => {}, 1000);
`;

async function endFamily(name, start) {
  const file = join(folder, name);
  const end = start([process.execPath, '-e', family(file)]);
  await until(() => existsSync(file) && readFileSync(file, 'utf8') !== '', WAITING);
  const grandchild = Number(readFileSync(file, 'utf8'));
  expect(isAlive(grandchild)).toBe(true);
  await end();
  expect(await until(() => !isAlive(grandchild), WAITING)).toBeDefined();
}

test('stops a service together with the children it has started', () =>
  endFamily('stopped', (command) => {
    const service = startService('A family', command);
    return () => stopService(service);
  }));

test('leaves no orphan when the script itself is killed', () =>
  endFamily('killed', (command) => {
    const library = join(process.cwd(), 'tools/run/processes.mjs');
    const script = `
      import { startService } from ${JSON.stringify(library)};
      startService('A family', ${JSON.stringify(command)});
      setInterval(() => {}, 1000);
    `;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' });
    return () => parent.kill('SIGKILL');
  }));

test('waiting for a service ends with an error when it ends, or when the time is over', async () => {
  const start = (program) => startService('A service', [process.execPath, '-e', program]);
  await expect(waitUntilReady(start(''), () => false, { timeoutMs: 60_000 })).rejects.toThrow(
    'A service stopped before it was ready',
  );
  const service = start('setInterval(() => {}, 1000)');
  await expect(waitUntilReady(service, () => false, { timeoutMs: 20, lack: 'is mute' })).rejects.toThrow(
    'A service is mute within 0.02 s',
  );
  await stopService(service);
});

test('gives the exit code of a command, also of none, and keeps the end of its output', async () => {
  const logFile = join(folder, 'logs', 'a.log');
  const script = "console.log('one\\ntwo\\nthree'); process.exit(3)";
  expect(await run('A command', [process.execPath, '-e', script], { logFile })).toBe(3);
  expect(tail(logFile, 2)).toBe('two\nthree');
  expect(await run('Nothing', [join(folder, 'no-such-program')], { logFile })).toBe(127);
});

test.each(['127.0.0.1', '0.0.0.0'])(
  'sees that a port is taken by a program that listens on %s',
  async (host) => {
    const server = createServer();
    await new Promise((resolve) => server.listen(0, host, resolve));
    const { port } = server.address();
    expect(await isPortFree(port)).toBe(false);
    await expect(requireFreePort(port, 'PORT')).rejects.toThrow(
      new RegExp(`^Port ${port} is already in use .* PORT=${port + 1}\\.$`),
    );
    await new Promise((resolve) => server.close(resolve));
    expect(await isPortFree(port)).toBe(true);
  },
);
