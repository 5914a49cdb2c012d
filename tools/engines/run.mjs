import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTab } from './tab.mjs';

/** A scenario that hangs is ended, and the others go on. */
const SCENARIO_MS = 90_000;

/** What the product’s own report of a script’s error says. */
const reported = (report) => `reported: ${JSON.stringify(report).slice(0, 300)}`;

const inTime = (promise) => {
  let timer;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not through within ${SCENARIO_MS / 1000} s`)), SCENARIO_MS);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
};

/**
 * Runs a scenario in a browser of its own.
 * @param browser of `ENGINES`
 * @param pictures a folder for pictures of its screens, and for one of where it ended, if it did not go through
 * @returns what was broken: where it ended, script errors, refusals of the page’s policy
 */
export async function runScenario(browser, scenario, testbed, pictures) {
  const begun = performance.now();
  const broken = [];
  let page;
  const keep = async (name) => {
    mkdirSync(pictures.folder, { recursive: true });
    writeFileSync(join(pictures.folder, `${scenario.id}-${name}.png`), await page.picture());
  };
  try {
    page = await browser.open(scenario);
    const tab = {
      ...createTab(page, testbed.origin),
      /** A picture of the screen, where pictures are wanted. */
      look: (name) => (pictures.areWanted ? keep(name) : undefined),
    };
    await testbed.control('POST', 'reset', {});
    await testbed.control('DELETE', 'signals');
    await inTime(scenario.run(tab, testbed));
  } catch (error) {
    broken.push(error.message.split('\n')[0]);
    await keep('broken').catch(() => undefined);
  }
  broken.push(...((await page?.problems()) ?? []));
  await page?.close().catch(() => undefined);
  const { reports } = await testbed.control('GET', 'signals');
  broken.push(...reports.map(reported), ...testbed.takeRefusals());
  return {
    id: scenario.id,
    name: scenario.name,
    broken: [...new Set(broken)],
    ms: Math.round(performance.now() - begun),
  };
}
