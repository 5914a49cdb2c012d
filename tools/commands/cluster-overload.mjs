/** `npm run cluster:overload`: the cluster gets twice what it can bear for a minute (`--seconds=60`); a table says what became of it. */
import { parseArgs } from 'node:util';
import { startTestCluster } from '../cluster/cluster.mjs';
import { overload, shortcomings } from '../cluster/overload.mjs';
import { runChecks } from '../run/checks.mjs';
import { root } from '../run/root.mjs';

/** Sixty diners ask for what hundreds would; 0 would lift the limits of the load too. */
const RATE_LIMIT_SCALE = '1000';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });

await runChecks('cluster-overload', async function* () {
  const { settings, cluster } = await startTestCluster(root, 'cluster-overload', {
    appEnv: { RATE_LIMIT_SCALE },
  });
  const result = await overload(settings, cluster, Number(values.seconds) * 1000);
  const { capacity, perSecond, classes, recoveredMs } = result;
  console.table(classes);
  yield {
    name: 'Twice what the cluster bears: what matters more is answered more often',
    seen: `it bears ${Math.round(capacity)} requests a second, got ${Math.round(perSecond)}, and was ${recoveredMs === undefined ? 'not as before again' : `as before after ${recoveredMs} ms`}`,
    broken: shortcomings(result),
  };
});
