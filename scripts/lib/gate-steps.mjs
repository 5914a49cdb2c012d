import { join } from 'node:path';
import { getBrowser } from './browser.mjs';
import { freePort } from './ports.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';
import { jestTally, playwrightTally } from './reports.mjs';

const minuteMs = 60_000;

/** The steps of the gate: `checks` may run side by side, `tests` one after the other. */
export function gateSteps(root, logFolder) {
  const program = (name) => join(root, 'node_modules/.bin', name);
  const script = (name) => [process.execPath, join(root, 'scripts', name)];
  const reportFile = (id) => join(root, '.data', 'reports', `${id}.json`);
  const jest = (id, title, projects) => ({
    id,
    title,
    commands: [
      [program('jest'), '--ci', '--json', '--outputFile', reportFile(id), '--selectProjects', ...projects],
    ],
    report: { file: reportFile(id), read: jestTally },
    // Whatever database the person at the terminal has set is not for the tests.
    env: { SANDBOX_DATABASE_URL: '', SANDBOX_TEST_DATABASE_URL: '', UPSTREAM_URL: '' },
    timeoutMs: 5 * minuteMs,
  });
  const check = (id, title, ...commands) => ({ id, title, commands, timeoutMs: 3 * minuteMs });

  const checks = [
    check('types', 'Types', [program('next'), 'typegen'], [program('tsc'), '--noEmit']),
    check('format', 'Format', [program('prettier'), '--check', '.']),
    check('versions', 'Versions', script('check-versions.mjs')),
    check('messages', 'Messages', script('check-messages.mjs')),
    check('layers', 'Layers', [program('depcruise'), '.', '--output-type', 'err']),
    check('unused', 'Unused code', [program('knip')]),
    check('lint', 'Lint', [program('eslint'), '--max-warnings', '0', '.']),
  ];
  const unit = jest('unit', 'Unit tests', ['server', 'browser']);
  const tests = [
    unit,
    jest('sandbox', 'Sandbox on PGlite', ['sandbox']),
    ...(findPostgres()
      ? [
          {
            ...jest('sandbox-postgres', 'Sandbox on PostgreSQL', ['sandbox']),
            prepare: async () => {
              const { url, stop } = await startPostgres(logFolder);
              return { env: { SANDBOX_TEST_DATABASE_URL: url }, stop };
            },
          },
        ]
      : []),
    { ...check('build', 'Build', script('build.mjs')), timeoutMs: 5 * minuteMs },
    {
      id: 'e2e',
      title: 'Journeys in a browser',
      needs: 'build',
      commands: [[program('playwright'), 'test']],
      report: { file: reportFile('e2e'), read: playwrightTally },
      timeoutMs: 20 * minuteMs,
      prepare: async () => {
        const browser = await getBrowser(root, join(logFolder, 'browser.log'));
        const port = await freePort(3100);
        return {
          env: {
            E2E_BASE_URL: '',
            E2E_PORT: String(port),
            E2E_SANDBOX_PORT: String(await freePort(4100)),
            E2E_REPORT_FILE: reportFile('e2e'),
            ...(browser ? { E2E_CHROMIUM_PATH: browser } : {}),
          },
        };
      },
    },
  ];
  return { checks, unit, tests };
}
