/** @jest-environment node */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from './until.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'dastarkhan-parent-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A script that writes `ready`, and `stopped` when its parent has ended; it ends by itself after ten seconds. */
const script = () => `
  import { writeFileSync } from 'node:fs';
  import { onParentEnd } from ${JSON.stringify(join(process.cwd(), 'tools/run/parent.mjs'))};
  onParentEnd(() => { writeFileSync(${JSON.stringify(join(folder, 'stopped'))}, ''); process.exit(); });
  writeFileSync(${JSON.stringify(join(folder, 'ready'))}, '');
  setTimeout(() => undefined, 10_000);
`;
/** npm as it stands over a script, whose shell is replaced by it; this one forwards no signal. */
const npm = (command) => `
  const { spawn } = require('node:child_process');
  spawn('sh', ['-c', ${JSON.stringify(`exec ${command}`)}], { stdio: 'ignore' });
  setTimeout(() => undefined, 10_000);
`;
const appears = (name, timeoutMs = 5000) =>
  until(() => existsSync(join(folder, name)), { timeoutMs, everyMs: 50 });

async function endNpm(signal, env) {
  const command = `"${process.execPath}" --input-type=module -e "$SCRIPT"`;
  const parent = spawn(process.execPath, ['-e', npm(command)], {
    env: { ...process.env, SCRIPT: script(), ...env },
    stdio: 'ignore',
  });
  expect(await appears('ready')).toBeDefined();
  parent.kill(signal);
}

test.each(['SIGTERM', 'SIGHUP', 'SIGINT', 'SIGKILL'])(
  'ends a script within 5 s of npm’s end by %s',
  async (signal) => {
    await endNpm(signal, { npm_lifecycle_event: 'start' });
    expect(await appears('stopped')).toBeDefined();
  },
);

test('leaves a script alone that npm has not started', async () => {
  await endNpm('SIGKILL', { npm_lifecycle_event: undefined });
  expect(await appears('stopped', 1000)).toBeUndefined();
});
