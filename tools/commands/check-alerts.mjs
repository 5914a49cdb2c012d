/**
 * `npm run alerts`: the alerts of `deploy/alerts.yaml` fire for what they are about, by Prometheus' own promtool. `-- --live`: they do in a
 * real Prometheus too, beside the product, whose platform, Redis and process are killed; it takes three minutes.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { watchAlerts } from '../cluster/live-alerts.mjs';
import { onStopSignal, stopAll } from '../run/processes.mjs';
import { programPath, requirePrograms } from '../run/programs.mjs';

const { values } = parseArgs({ options: { live: { type: 'boolean', default: false } } });

const root = fileURLToPath(new URL('../..', import.meta.url));
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
if (!values.live) process.exit(0);

onStopSignal(async () => {
  await stopAll();
  process.exit(130);
});
let isWhole = true;
try {
  for await (const { name, seen, broken } of watchAlerts(root)) {
    isWhole &&= broken.length === 0;
    console.log(`${broken.length > 0 ? '✗' : '✓'} ${name}: ${[...broken, seen].filter(Boolean).join('; ')}`);
  }
} catch (error) {
  isWhole = false;
  console.error(error);
}
await stopAll();
process.exit(isWhole ? 0 : 1);
