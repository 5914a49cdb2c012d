/** `npm run attack`: the checks of docs/security.md that need nginx and two apps. `--only=S33,A13` for some. */
import { parseArgs } from 'node:util';
import { attack } from '../attack/run-checks.mjs';
import { startTestbed } from '../attack/testbed.mjs';
import { runChecks } from '../run/checks.mjs';
import { root } from '../run/root.mjs';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });

await runChecks('attack', async function* () {
  const testbed = await startTestbed(root);
  yield* attack(testbed, values.only.split(',').filter(Boolean));
  testbed.front.close();
});
