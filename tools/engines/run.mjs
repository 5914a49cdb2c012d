import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createTab } from './tab.mjs';

/** A scenario that hangs is ended, and the others go on. */
const SCENARIO_MS = 90_000;
/** A browser that hangs tells no more, and is left. */
const CLOSED_MS = 20_000;

/** What the product’s own report of a script’s error says. */
const reported = (report) => `reported: ${JSON.stringify(report).slice(0, 300)}`;

async function late(ms) {
  await pause(ms, undefined, { ref: false });
  throw new Error(`not through within ${ms / 1000} s`);
}

/**
 * Runs a scenario in a browser of its own.
 * @param open opens a page in an engine of `ENGINES`
 * @param pictures a folder for pictures of its screens, and for one of where it ended, if it did not go through
 * @returns what was broken: where it ended, script errors, refusals of the page’s policy
 */
export async function runScenario(open, scenario, testbed, pictures) {
  const begun = performance.now();
  const broken = [];
  let page;
  const keep = async (name) => {
    mkdirSync(pictures.folder, { recursive: true });
    writeFileSync(join(pictures.folder, `${scenario.id}-${name}.png`), await page.picture());
  };
  const go = async () => {
    page = await open(scenario);
    /** A picture of the screen, where pictures are wanted. */
    const look = (name) => (pictures.areWanted ? keep(name) : undefined);
    await testbed.control('POST', 'reset', {});
    await testbed.control('DELETE', 'signals');
    await scenario.run({ ...createTab(page, testbed.origin), look }, testbed);
  };
  const close = async () => {
    if (broken.length > 0) await keep('broken').catch(() => undefined);
    broken.push(...(await page.problems()));
    await page.close();
  };
  await Promise.race([go(), late(SCENARIO_MS)]).catch(({ message }) => broken.push(message.split('\n')[0]));
  await Promise.race([page && close(), late(CLOSED_MS)]).catch(() => undefined);
  const { reports } = await testbed.control('GET', 'signals');
  broken.push(...reports.map(reported), ...testbed.takeRefusals());
  return {
    id: scenario.id,
    name: scenario.name,
    version: page?.version,
    broken: [...new Set(broken)],
    ms: Math.round(performance.now() - begun),
  };
}
