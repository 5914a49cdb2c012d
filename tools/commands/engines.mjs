/** `npm run engines`: scenarios in three engines. `--engines=firefox,webkit`, `--scenarios=menu,bill`. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ENGINES } from '../engines/engines.mjs';
import { runScenario } from '../engines/run.mjs';
import { BROWSE } from '../engines/scenarios/browse.mjs';
import { ORDER } from '../engines/scenarios/order.mjs';
import { SURFACES } from '../engines/scenarios/surfaces.mjs';
import { startTestbed } from '../engines/testbed.mjs';
import { runChecks } from '../run/checks.mjs';
import { root } from '../run/root.mjs';

const SCENARIOS = [...BROWSE, ...ORDER, ...SURFACES];
const { values } = parseArgs({
  options: {
    engines: { type: 'string', default: Object.keys(ENGINES).join() },
    scenarios: { type: 'string', default: SCENARIOS.map(({ id }) => id).join() },
  },
});
const logFolder = join(root, '.data', 'logs', 'engines');
const wanted = values.scenarios.split(',');

await runChecks('engines', async function* () {
  const testbed = await startTestbed(root, logFolder);
  for (const engine of values.engines.split(',')) {
    const open = await ENGINES[engine](root, logFolder);
    for (const scenario of SCENARIOS.filter(({ id }) => wanted.includes(id))) {
      const run = () => runScenario(open, scenario, testbed, join(logFolder, engine));
      const first = await run();
      // A scenario that came too late has a second try in CI, as Chromium's journeys have; an order that is made twice has none.
      const isTriedAgain = process.env.CI && first.broken[0]?.startsWith('not ');
      const found = isTriedAgain ? { ...(await run()), firstTry: first.broken } : first;
      yield { ...found, seen: scenario.name };
    }
  }
});
