import { requirePrograms } from '../run/programs.mjs';
import { openByPuppeteer } from './puppeteer.mjs';
import { startWebKit } from './webkit.mjs';

const byPuppeteer = (engine) => async (root, logFolder) => {
  await requirePrograms([engine, 'fonts'], root, logFolder);
  return (scenario) => openByPuppeteer(engine, scenario);
};

/** The engines, each with how it is made ready; what that gives opens a page for a scenario in a browser of its own. */
export const ENGINES = {
  chromium: byPuppeteer('chromium'),
  firefox: byPuppeteer('firefox'),
  async webkit(root, logFolder) {
    await requirePrograms(['webkit', 'xvfb', 'fonts'], root, logFolder);
    return startWebKit(logFolder);
  },
};
