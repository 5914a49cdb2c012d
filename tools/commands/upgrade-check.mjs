/**
 * `npm run upgrade:check -- next@VERSION`: builds a copy of the tracked files with that version of Next, asks it for pages, runs what pins
 * Next's output, and prints what differs from `server/next-output/fixtures/record.json`. It exits with 1 if something that must hold does
 * not. `--record` stores what it has seen as the new record, and two pages as fixtures. CACHE_COMPONENTS=1 checks the other model.
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeServer } from '../build/server.mjs';
import { jestTally, playwrightTally } from '../gate/reports.mjs';
import { freePorts } from '../run/ports.mjs';
import { onStopSignal, run, stopAll } from '../run/processes.mjs';
import { step } from '../run/progress.mjs';
import { fillSandboxes, SERVER_FILE, startSandbox } from '../run/servers.mjs';
import { appEnvironment, readSettings } from '../run/settings.mjs';
import { temporaryFolder } from '../run/temporary-folder.mjs';
import { copyTrackedFiles, installNext, readBuild } from '../upgrade/copy.mjs';

const FIXTURES = 'server/next-output/fixtures';
/** Pages that are small, and in which each pass finds something. */
const KEPT = ['venue-details.html', 'unknown-path.html'];
/** They meet the custom server and the middleware, the page store, soft navigation, the dish sheet, the way back and own pages. */
const JOURNEYS = [
  'cached-pages',
  'first-view',
  'first-paint',
  'static-content',
  'sheets',
  '/pages',
  'orders',
];
const SECRET = 'a-secret-for-the-check-that-guards-nothing';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { record: { type: 'boolean', default: false } },
});
const [spec] = positionals;
if (!spec?.startsWith('next@')) throw new Error('Name a version: npm run upgrade:check -- next@16.4.6');
onStopSignal(async () => {
  await stopAll();
  process.exit(130);
});
const root = fileURLToPath(new URL('../..', import.meta.url));
const copy = temporaryFolder('upgrade');
const logs = join(root, '.data/logs/upgrade');
const inCopy = (name) => join(copy, '.data/upgrade', name);
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const ports = await freePorts(3150, 4);
const broken = [];

async function runInCopy(name, command, env = {}) {
  const logFile = join(logs, `${name}.log`);
  await step(name, async () => {
    const code = await run(name, command, { cwd: copy, logFile, env });
    if (code !== 0) broken.push(`${name}: it ended with code ${code}, see ${logFile}`);
  });
}

async function recordPages() {
  const settings = readSettings({ PORT: String(ports[0]), SANDBOX_PORT: String(ports[1]) });
  await fillSandboxes(copy, [settings.sandboxDataDir], logs);
  await startSandbox(copy, settings, logs);
  await writeServer(copy, 'tools/upgrade/record-pages.ts');
  const recorder = SERVER_FILE.replace('main.mjs', 'record-pages.mjs');
  await runInCopy('pages', [process.execPath, recorder, inCopy('')], {
    ...appEnvironment(settings, SECRET),
    APP_ORIGIN: 'http://app.test',
    UPSTREAM_PUBLIC_URL: 'http://platform.test',
    NODE_ENV: 'production',
  });
  await stopAll();
  return readJson(inCopy('record.json'));
}

const tally = (name, read) => {
  const { passed, failed, failures } = read(readJson(inCopy(name)));
  broken.push(...failures);
  return `${passed} passed, ${failed} failed`;
};

copyTrackedFiles(root, copy);
mkdirSync(inCopy(''), { recursive: true });
await step('install', () => installNext(copy, spec, join(logs, 'install.log')));
await runInCopy('build', [process.execPath, 'tools/commands/build.mjs']);
if (broken.length > 0) throw new Error(broken[0]);
const { staticPages, ...built } = readBuild(copy);
if (staticPages.length > 0) broken.push(`every page is rendered for a request: ${staticPages.join(', ')}`);
const pages = await recordPages();
broken.push(...pages.broken);
for (const name of KEPT) cpSync(inCopy(name), join(copy, FIXTURES, name));
const unitTests = [
  '--ci',
  '--json',
  '--outputFile',
  inCopy('jest.json'),
  'server/next-output',
  'server/page-store',
];
await runInCopy('unit tests', ['npx', 'jest', ...unitTests]);
await runInCopy('journeys', ['npx', 'playwright', 'test', '--project=phone', ...JOURNEYS], {
  CI: '1',
  E2E_PORTS: ports.slice(0, 2).join(),
  E2E_SANDBOX_PORTS: ports.slice(2).join(),
  E2E_REPORT_FILE: inCopy('journeys.json'),
});
const now = {
  ...built,
  model: process.env.CACHE_COMPONENTS === '1' ? 'cacheComponents' : 'current',
  'static pages': String(staticPages.length),
  ...pages.rows,
  'unit tests': tally('jest.json', jestTally),
  journeys: tally('journeys.json', playwrightTally),
};
const record = readJson(join(root, FIXTURES, 'record.json'));
const rows = Object.keys({ ...record, ...now }).map((name) => [name, record[name] ?? '–', now[name] ?? '–']);
for (const [name, before, after] of [['', 'recorded', 'now'], ...rows])
  console.log(
    `${name.padEnd(20)}${before.padEnd(32)}${after.padEnd(32)}${before === after ? '' : '≠'}`.trimEnd(),
  );
if (values.record) {
  for (const name of KEPT) cpSync(inCopy(name), join(root, FIXTURES, name));
  writeFileSync(join(root, FIXTURES, 'record.json'), `${JSON.stringify(now, null, 2)}\n`);
}
for (const sentence of broken) console.log(`✗ ${sentence}`);
process.exit(broken.length === 0 ? 0 : 1);
