import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './processes.mjs';

/** The shell is Chromium without its windows and menus: the same pages for half of the processor time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** The first of the programs that can be run, looked for on PATH and in the given folders. */
export function findProgram(programs, folders = [], path = process.env.PATH ?? '') {
  const candidates = programs.flatMap((name) =>
    [...path.split(delimiter), ...folders].filter(Boolean).map((folder) => join(folder, name)),
  );
  return candidates.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** A browser for the journeys: the one set, or one of this machine. */
export function findBrowser() {
  return process.env.E2E_CHROMIUM_PATH || findProgram(names, ['/usr/bin', '/usr/local/bin', '/snap/bin']);
}

/**
 * Gets a browser where there is none: from Debian's packages when that is allowed, else Playwright's own.
 * @returns its path; undefined means Playwright's own
 * @throws Error when neither way works
 */
export async function getBrowser(root, logFile) {
  const present = findBrowser();
  if (present) return present;
  if (process.getuid?.() === 0 && findProgram(['apt-get'])) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const packages = ['chromium-headless-shell', 'fonts-noto-core'];
    await run('apt-get update', ['apt-get', 'update'], { logFile, env });
    const install = ['apt-get', 'install', '-y', '--no-install-recommends', ...packages];
    const code = await run('apt-get install', install, { logFile, env });
    const installed = findBrowser();
    if (code === 0 && installed) return installed;
  }
  const playwright = join(root, 'node_modules/.bin/playwright');
  const code = await run('playwright install', [playwright, 'install', 'chromium'], { cwd: root, logFile });
  if (code !== 0) throw new Error('no browser was found and none could be installed; set E2E_CHROMIUM_PATH');
  return undefined;
}
