import { getBrowser } from '../scripts/lib/browser.mjs';
import { getProgram } from '../scripts/lib/programs.mjs';
import { startChromium } from './chromium.mjs';
import { startFirefox } from './firefox.mjs';
import { startWebKit } from './webkit.mjs';

/** What each engine needs of this machine: program, and Debian’s package with it. */
const PROGRAMS = {
  firefox: { 'firefox-esr': 'firefox-esr' },
  webkit: { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' },
};

/** Where an engine’s programs are, installed where that is allowed. @throws Error naming what is missing */
async function programsOf(engine, logFile) {
  const paths = {};
  for (const [name, packageName] of Object.entries(PROGRAMS[engine])) {
    paths[name] = await getProgram(name, packageName, logFile);
    if (!paths[name]) throw new Error(`install ${name} (Debian’s package ${packageName})`);
  }
  return paths;
}

/** Ways that cannot be gone in an engine, with the reason. */
export const CANNOT = {
  webkit: { 'no-scripts': 'its driver finds things by scripts of the page' },
};

/**
 * The engines, each with how its browser is started: its version, how a tab is opened in it, and how it is ended.
 * @type {Record<string, (root: string, logFolder: string) => Promise<object>>}
 */
export const ENGINES = {
  async chromium(root, logFolder) {
    await getBrowser(root, `${logFolder}/install.log`);
    return startChromium();
  },
  async firefox(_root, logFolder) {
    const programs = await programsOf('firefox', `${logFolder}/install.log`);
    return startFirefox(programs['firefox-esr']);
  },
  async webkit(_root, logFolder) {
    return startWebKit(await programsOf('webkit', `${logFolder}/install.log`), logFolder);
  },
};
