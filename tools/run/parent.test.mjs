/** @jest-environment node */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './temporary-folder.mjs';
import { until } from './until.mjs';

/** A script that writes `ready`, and `stopped` when its parent has ended; it ends by itself after ten seconds. */
const script = (folder) => `
  import { writeFileSync } from 'node:fs';
  import { onParentEnd } from ${JSON.stringify(join(process.cwd(), 'tools/run/parent.mjs'))};
  onParentEnd(() => { writeFileSync(${JSON.stringify(join(folder, 'stopped'))}, ''); process.exit(); });
  writeFileSync(${JSON.stringify(join(folder, 'ready'))}, '');
  setTimeout(() => undefined, 10_000);
`;
/** npm as it stands over a script, whose shell is replaced by it; this one forwards no signal. */
const npm = `
  require('node:child_process').spawn('sh', ['-c', 'exec "$NODE" --input-type=module -e "$SCRIPT"'], { stdio: 'ignore' });
  setTimeout(() => undefined, 10_000);
`;

test.each([
  ['SIGTERM', 'start', 5000, true],
  ['SIGHUP', 'start', 5000, true],
  ['SIGINT', 'start', 5000, true],
  ['SIGKILL', 'start', 5000, true],
  ['SIGKILL', undefined, 1000, false],
])(
  'at npm’s end by %s a script of its command %s is stopped within %i ms: %s',
  async (signal, command, timeoutMs, isStopped) => {
    const folder = temporaryFolder('parent');
    const appears = (name, ms) => until(() => existsSync(join(folder, name)), { timeoutMs: ms, everyMs: 50 });
    const env = {
      ...process.env,
      NODE: process.execPath,
      SCRIPT: script(folder),
      npm_lifecycle_event: command,
    };
    const parent = spawn(process.execPath, ['-e', npm], { env, stdio: 'ignore' });
    expect(await appears('ready', 5000)).toBeDefined();
    parent.kill(signal);
    expect((await appears('stopped', timeoutMs)) !== undefined).toBe(isStopped);
  },
);
