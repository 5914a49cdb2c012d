import { requirePrograms } from '../run/programs.mjs';
import { openByPuppeteer } from './puppeteer.mjs';
import { startWebKit } from './webkit.mjs';

export const CANNOT = {
  webkit: { 'no-scripts': 'its driver finds things by scripts of the page' },
};

/**
 * The engines, each with how it is made ready; what that gives opens a page for a scenario in a browser of its own.
 * @type {Record<string, (root: string, logFolder: string) => Promise<(scenario: object) => Promise<object>>>}
 */
export const ENGINES = {
  async chromium(root, logFolder) {
    await requirePrograms(['chromium', 'fonts'], root, logFolder);
    return (scenario) => openByPuppeteer('chromium', scenario);
  },
  async firefox(root, logFolder) {
    await requirePrograms(['firefox', 'fonts'], root, logFolder);
    return (scenario) => openByPuppeteer('firefox', scenario);
  },
  async webkit(root, logFolder) {
    await requirePrograms(['webkit', 'xvfb', 'fonts'], root, logFolder);
    return startWebKit(logFolder);
  },
};
