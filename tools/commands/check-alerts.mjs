/** `npm run alerts`: tests the alerts of `deploy/alerts.yaml` with Prometheus' promtool. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { programPath, requirePrograms } from '../run/programs.mjs';
import { root } from '../run/root.mjs';

await requirePrograms(['promtool'], root, join(root, '.data', 'logs', 'alerts'));
for (const [what, file] of [
  ['check', 'alerts.yaml'],
  ['test', 'alerts.test.yaml'],
]) {
  const { status } = spawnSync(programPath('promtool'), [what, 'rules', file], {
    cwd: join(root, 'deploy'),
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
}
