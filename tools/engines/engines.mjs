import { programPath, requirePrograms } from '../run/programs.mjs';
import { startChromium } from './chromium.mjs';
import { startFirefox } from './firefox.mjs';
import { startWebKit } from './webkit.mjs';

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
    await requirePrograms(['chromium', 'fonts'], root, logFolder);
    return startChromium();
  },
  async firefox(root, logFolder) {
    await requirePrograms(['firefox', 'fonts'], root, logFolder);
    return startFirefox(programPath('firefox'));
  },
  async webkit(root, logFolder) {
    await requirePrograms(['webkit', 'xvfb', 'fonts'], root, logFolder);
    return startWebKit(logFolder);
  },
};
