import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { late } from './late.mjs';
import { createTab } from './tab.mjs';

const SCENARIO_MS = 90_000;
const CLOSED_MS = 20_000;

/** The text of a failed page, for readers of a log without its picture. */
const MESSAGES =
  '"it stands at " + location.pathname + ", with: " + [...document.querySelectorAll("[role=alert], [role=status], main button")].map((one) => one.innerText.trim()).filter(Boolean).join(" · ").slice(0, 400)';

const reported = (report) => `reported: ${JSON.stringify(report).slice(0, 300)}`;

/** Runs a scenario in a browser of its own. @returns what was broken: where it ended, script errors, refusals of the page’s policy */
export async function runScenario(open, scenario, testbed, folder) {
  const begun = performance.now();
  const broken = [];
  let page;
  const keepPicture = async () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${scenario.id}.png`), await page.picture());
  };
  const go = async () => {
    page = await open(scenario);
    await testbed.control('POST', 'reset', {});
    await testbed.control('DELETE', 'signals');
    await scenario.run(createTab(page, testbed.origin), testbed);
  };
  const close = async () => {
    if (broken.length > 0) {
      await keepPicture().catch(() => undefined);
      broken.push(await page.evaluate(MESSAGES).catch(() => ''));
    }
    broken.push(...(await page.problems()));
    await page.close();
  };
  await Promise.race([go(), late(SCENARIO_MS)]).catch(({ message }) => broken.push(message.split('\n')[0]));
  await Promise.race([page && close(), late(CLOSED_MS)]).catch(() => undefined);
  const { reports } = await testbed.control('GET', 'signals');
  broken.push(...reports.map(reported), ...testbed.takeRefusals());
  return {
    name: `${page?.version ?? 'no browser'}, ${scenario.id}`,
    broken: [...new Set(broken)],
    ms: Math.round(performance.now() - begun),
  };
}
