/** `npm run alerts`: the alerts of `deploy/alerts.yaml` fire for what they are about, by Prometheus' own promtool. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getProgram } from './lib/programs.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const promtool = await getProgram('promtool', 'prometheus', join(root, '.data', 'logs', 'alerts.log'));
if (!promtool) {
  console.error('promtool is missing: install prometheus (Debian’s package of the same name).');
  process.exit(1);
}
for (const [what, file] of [
  ['check', 'alerts.yaml'],
  ['test', 'alerts.test.yaml'],
]) {
  const { status } = spawnSync(promtool, [what, 'rules', file], {
    cwd: join(root, 'deploy'),
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
}
