/** @jest-environment node */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isPortFree, requireFreePort } from './ports.mjs';
import { run, startService, stopService, tail, waitUntilReady } from './processes.mjs';
import { until } from './until.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'dastarkhan-processes-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

async function requireSoon(condition) {
  const afterMs = await until(condition, { timeoutMs: 10_000, everyMs: 50 });
  if (afterMs === undefined) throw new Error('it did not happen within 10 seconds');
}

/** A program with a child of its own, which writes its process number and then stays. */
const family = (pidFile) => `
  const { spawn } = require('node:child_process');
  const { writeFileSync } = require('node:fs');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  writeFileSync(${JSON.stringify(pidFile)}, String(child.pid));
  setInterval(() => {}, 1000);
`;

const readPid = async (file) => {
  await requireSoon(() => existsSync(file) && readFileSync(file, 'utf8') !== '');
  return Number(readFileSync(file, 'utf8'));
};

test('stops a service together with the children it has started', async () => {
  const pidFile = join(folder, 'pid');
  const service = startService('A family', [process.execPath, '-e', family(pidFile)]);
  const grandchild = await readPid(pidFile);
  expect(isAlive(grandchild)).toBe(true);
  await stopService(service);
  await requireSoon(() => !isAlive(grandchild));
});

test('leaves no orphan when the script itself is killed', async () => {
  const pidFile = join(folder, 'pid');
  const library = join(process.cwd(), 'tools/run/processes.mjs');
  const script = `
    import { startService } from ${JSON.stringify(library)};
    startService('A family', [process.execPath, '-e', ${JSON.stringify(family(pidFile))}]);
    setInterval(() => {}, 1000);
  `;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' });
  const grandchild = await readPid(pidFile);
  parent.kill('SIGKILL');
  await requireSoon(() => !isAlive(grandchild));
});

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

test('gives the exit code of a command and keeps the end of its output', async () => {
  const logFile = join(folder, 'logs', 'a.log');
  const code = await run(
    'A command',
    [process.execPath, '-e', "console.log('one\\ntwo\\nthree'); process.exit(3)"],
    {
      logFile,
    },
  );
  expect(code).toBe(3);
  expect(tail(logFile, 2)).toBe('two\nthree');
});

test('reports a program that does not exist as a failure', async () => {
  expect(await run('Nothing', [join(folder, 'no-such-program')], { logFile: join(folder, 'a.log') })).toBe(
    127,
  );
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
