import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join } from 'node:path';
import { run } from './processes.mjs';

export function findProgram(names, path = process.env.PATH ?? '') {
  const folders = path.split(delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** PATH with the folders of servers beside it: Debian gives `sbin` to root only, and names PostgreSQL's by its version. */
function serverPath(path = process.env.PATH ?? '') {
  const folders = path.split(delimiter).filter(Boolean);
  const beside = folders
    .filter((folder) => basename(folder) === 'bin')
    .flatMap((folder) => {
      const postgres = join(dirname(folder), 'lib/postgresql');
      const versions = existsSync(postgres) ? readdirSync(postgres) : [];
      versions.sort((a, b) => Number(b) - Number(a));
      return [join(dirname(folder), 'sbin'), ...versions.map((version) => join(postgres, version, 'bin'))];
    });
  return [...folders, ...beside].join(delimiter);
}

/** The headless shell comes first: the same pages for half of the processor time. */
const BROWSERS = [
  ...['chromium-headless-shell', 'chromium', 'chromium-browser'],
  ...['google-chrome', 'google-chrome-stable'],
];

function playwrightBrowser() {
  try {
    const file = createRequire(import.meta.url)('playwright-core').chromium.executablePath();
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

/** Whether fontconfig knows Georgian letters and a font that stands in for Onest (styles/fonts.css). */
function hasFonts() {
  const list = findProgram(['fc-list']);
  const has = (pattern) => spawnSync(list, [pattern, 'family'], { encoding: 'utf8' }).stdout?.trim();
  return list && has(':lang=ka') && ['Liberation Sans', 'Arial', 'Roboto'].some(has) ? list : undefined;
}

const onServerPath = (...names) => ({ names, find: () => findProgram(names, serverPath()) });

/**
 * The programs that tests and tools need beyond Node, and how to find them.
 * @type {Record<string, { title: string, packages: string[], names: string[], find: () => string | undefined }>}
 */
const PROGRAMS = {
  chromium: {
    title: 'Chromium',
    packages: ['chromium-headless-shell'],
    names: BROWSERS,
    find: () => process.env.CHROME_PATH || findProgram(BROWSERS) || playwrightBrowser(),
  },
  fonts: {
    title: 'fonts (Noto, Liberation)',
    packages: ['fonts-noto-core', 'fonts-liberation', 'fontconfig'],
    names: ['fc-list'],
    find: hasFonts,
  },
  nginx: { title: 'nginx', packages: ['nginx'], ...onServerPath('nginx') },
  redis: { title: 'Redis', packages: ['redis-server'], ...onServerPath('redis-server', 'valkey-server') },
  openssl: { title: 'OpenSSL', packages: ['openssl'], ...onServerPath('openssl') },
  initdb: { title: 'PostgreSQL', packages: ['postgresql'], ...onServerPath('initdb') },
  firefox: { title: 'Firefox', packages: ['firefox-esr'], ...onServerPath('firefox-esr') },
  webkit: { title: 'WebKit', packages: ['webkit2gtk-driver'], ...onServerPath('WebKitWebDriver') },
  xvfb: {
    title: 'Xvfb',
    packages: ['xvfb', 'xauth'],
    names: ['xvfb-run', 'xauth'],
    find: () => findProgram(['xauth']) && findProgram(['xvfb-run']),
  },
  promtool: { title: 'promtool', packages: ['prometheus'], ...onServerPath('promtool') },
};

export const CLUSTER_PROGRAMS = ['nginx', 'redis', 'openssl', 'initdb'];

export const UNIT_TEST_PROGRAMS = ['nginx', 'openssl', 'redis'];

export const programPath = (id) => PROGRAMS[id].find();

export const missingPrograms = (ids) => ids.filter((id) => !programPath(id));

export const programTitles = (ids) => ids.map((id) => PROGRAMS[id].title).join(', ');

/** Installs what is missing where this user may. @param ids programs of the list. @returns those that are still missing */
export async function installPrograms(ids, root, logFolder) {
  const logFile = join(logFolder, 'programs.log');
  const missing = missingPrograms(ids);
  if (missing.length === 0) return [];
  if (process.getuid?.() === 0 && findProgram(['apt-get'])) {
    console.log(`Installing ${programTitles(missing)} …`);
    const apt = (...options) =>
      run('apt-get', ['apt-get', ...options], { logFile, env: { DEBIAN_FRONTEND: 'noninteractive' } });
    const install = (packages) => apt('install', '-y', '--no-install-recommends', ...packages);
    await apt('update');
    const code = await install(missing.flatMap((id) => PROGRAMS[id].packages));
    // One package that the system does not know keeps all others away.
    if (code !== 0) for (const id of missing) await install(PROGRAMS[id].packages);
  }
  if (missingPrograms(missing).includes('chromium')) {
    const playwright = join(root, 'node_modules/.bin/playwright');
    await run('playwright install', [playwright, 'install', 'chromium'], { cwd: root, logFile });
  }
  return missingPrograms(missing);
}

export async function requirePrograms(ids, root, logFolder) {
  const missing = await installPrograms(ids, root, logFolder);
  if (missing.length === 0) return;
  const packages = missing.flatMap((id) => PROGRAMS[id].packages);
  throw new Error(`install ${programTitles(missing)} (Debian’s packages ${packages.join(', ')})`);
}

/** A folder of links to all programs of today's PATH but those of the list. */
export function barePath(folder) {
  const hidden = new Set([...Object.values(PROGRAMS).flatMap(({ names }) => names), 'apt-get']);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const place of (process.env.PATH ?? '').split(delimiter).filter((one) => one && existsSync(one)))
    for (const name of readdirSync(place))
      if (!hidden.has(name) && !existsSync(join(folder, name)))
        symlinkSync(join(place, name), join(folder, name));
  return folder;
}
