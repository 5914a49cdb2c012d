import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from './changed-files.mjs';
import { freePorts } from '../run/ports.mjs';
import { startPostgres } from '../run/postgres.mjs';
import { barePath, CLUSTER_PROGRAMS, programPath, UNIT_TEST_PROGRAMS } from '../run/programs.mjs';
import { bareTally, campaignTally, jestTally, playwrightTally } from './reports.mjs';

/** A step's timeout ends one that hangs: what an idle machine never takes, times the slowness of this one (gate.mjs). */
const minuteMs = 60_000;
/** Two fill two processors; a third costs an app and a sandbox more, and the three wait for each other. */
const JOURNEY_WORKERS = 2;
/** With 64 MB for young objects, the linter takes a fifth less processor time. */
const ROOM_FOR_SHORT_LIVED = {
  NODE_OPTIONS: [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' '),
};

const STEP_PROGRAMS = {
  alerts: ['promtool'],
  campaign: ['chromium', 'fonts'],
  engines: ['firefox', 'webkit', 'xvfb', 'fonts'],
  cluster: [...CLUSTER_PROGRAMS, 'chromium', 'fonts'],
  'cluster-faults': CLUSTER_PROGRAMS,
  'cluster-overload': CLUSTER_PROGRAMS,
  attack: CLUSTER_PROGRAMS,
  'sandbox-postgres': ['initdb'],
  'e2e-core': ['chromium', 'fonts'],
  e2e: ['chromium', 'fonts'],
};
export const programsOf = ({ id }) => ({
  whole: STEP_PROGRAMS[id] ?? [],
  suites: id === 'unit' ? UNIT_TEST_PROGRAMS : [],
});

/** Tests without a database, or always with the embedded one. */
const NOT_OF_THE_DATABASE = [
  'sandbox/(catalogue|data|kernel|pictures)/',
  'sandbox/contract-headers',
  'sandbox/database/synced-files',
  'sandbox/domain/(content/data|geo/roads|orders/sums|rewards/grading)',
  'sandbox/http/odd-pictures',
];
/** On both databases: schema, crash recovery, whole journeys, contract. Browser journeys use the embedded one. */
const ON_BOTH = ['sandbox/database/', 'sandbox/(contract|durability|edge-cases|journeys)'];

const suitesOfPrograms = (root) =>
  ['app', 'components', 'deploy', 'lib', 'tools']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, name)),
    )
    .filter((file) => /\.test\.(tsx?|mjs)$/.test(file))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('describeWith('));

/**
 * The gate's circles in stages: `changed`, `core`, `rest`; `atOnce` steps run side by side on two processors.
 * `isWhole` first runs unit tests without installed programs.
 */
export function gateSteps(root, logFolder, { changed = [], related = [], isWhole = false } = {}) {
  const program = (name) => join(root, 'node_modules/.bin', name);
  const script = (name, ...options) => [process.execPath, join(root, 'tools/commands', name), ...options];
  const reportFile = (id) => join(root, '.data', 'reports', `${id}.json`);
  const jestWriting = (file) => [program('jest'), '--ci', '--json', '--outputFile', file];
  const jest = (id, title, projects, options = []) => ({
    id,
    title,
    commands: [[...jestWriting(reportFile(id)), '--selectProjects', ...projects, ...options]],
    report: { file: reportFile(id), read: jestTally },
    // Whatever database the person at the terminal has set is not for the tests.
    env: { SANDBOX_DATABASE_URL: '', SANDBOX_TEST_DATABASE_URL: '', UPSTREAM_URL: '' },
    timeoutMs: 20 * minuteMs,
  });
  const check = (id, title, ...commands) => ({
    id,
    title,
    commands,
    env: ROOM_FOR_SHORT_LIVED,
    timeoutMs: 10 * minuteMs,
  });

  // Types of each page and route handler, which the step of types checks.
  const routes = check('routes', 'Route types', [program('next'), 'typegen']);
  const format = (...files) =>
    check('format', 'Format', [program('prettier'), '--check', '--ignore-unknown', ...files]);
  const lint = (...files) =>
    check('lint', 'Lint', [program('eslint'), '--max-warnings', '0', '--no-warn-ignored', ...files]);
  // Compiler and linter at once: what a change breaks may stand in any file.
  const types = check('types', 'Types', [program('oxlint'), '.', '.next/types/validator.ts']);
  const texts = [
    check('messages', 'Messages', script('check-messages.mjs')),
    check('rules', 'Rules', script('check-rules.mjs')),
    check('layers', 'Layers', [program('depcruise'), '.', '--output-type', 'err']),
  ];
  const sbom = ['npm', 'sbom', '--omit=dev', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const checks = [
    routes,
    // The three longest: begun last, one would end alone.
    lint('.'),
    types,
    format('.'),
    check('versions', 'Versions', script('check-versions.mjs'), sbom),
    ...texts,
    check('unused', 'Unused code', [program('knip')]),
    check('alerts', 'Alerts', script('check-alerts.mjs')),
  ];
  const code = codeOf(changed);
  // Every second test depends on some files: `verify` takes a minute, `npm test` runs all.
  const nearest = related.slice(0, 70);
  const unitOfChanged = check(
    'unit',
    `Unit tests of what changed, ${nearest.length} of ${related.length} files`,
    [program('jest'), '--ci', '--selectProjects', 'server', 'browser', '--runTestsByPath', ...nearest],
  );
  const unit = jest('unit', 'Unit tests', ['server', 'browser']);
  const bareUnit = {
    ...jest('unit-bare', 'Unit tests, bare machine', ['server', 'browser']),
    report: { file: reportFile('unit-bare'), read: bareTally },
    prepare: () => Promise.resolve({ env: { PATH: barePath(join(root, '.data', 'bare-path')) } }),
  };
  const ofPrograms = ['--testPathPatterns', ...suitesOfPrograms(root)];
  const unitOfPrograms = jest('unit', 'Unit tests with programs', ['server'], ofPrograms);
  const build = {
    ...check('build', 'Build', [...script('build.mjs'), '--if-changed']),
    env: {},
    timeoutMs: 5 * minuteMs,
  };
  const embedded = programPath('initdb') ? ['--testPathPatterns', ...NOT_OF_THE_DATABASE, ...ON_BOTH] : [];
  const sandbox = jest('sandbox', 'Sandbox on PGlite', ['sandbox'], embedded);
  const others = ['--testPathIgnorePatterns', ...NOT_OF_THE_DATABASE];
  const sandboxOnPostgres = {
    ...jest('sandbox-postgres', 'Sandbox on PostgreSQL', ['sandbox'], others),
    prepare: async () => {
      const { url, stop } = await startPostgres(logFolder);
      return { env: { SANDBOX_TEST_DATABASE_URL: url }, stop };
    },
  };
  /** @param circle `core`, which meets each page and route handler (e2e/core-routes.ts), or `rest` */
  const journeys = (id, title, circle) => ({
    id,
    title,
    needs: 'build',
    commands: [[program('playwright'), 'test', circle === 'core' ? '--grep' : '--grep-invert', '@core']],
    report: { file: reportFile(id), read: playwrightTally },
    timeoutMs: 60 * minuteMs,
    prepare: async () => {
      const ports = await freePorts(3100, JOURNEY_WORKERS);
      const sandboxPorts = await freePorts(4100, JOURNEY_WORKERS);
      return {
        env: {
          ...{ E2E_BASE_URL: '', E2E_SANDBOX_URL: '', E2E_CIRCLE: circle },
          E2E_PORTS: ports.join(),
          E2E_SANDBOX_PORTS: sandboxPorts.join(),
          E2E_REPORT_FILE: reportFile(id),
        },
      };
    },
  });
  /** A step on the build and the shared sandbox that counts its own checks, in a file that `<ID>_REPORT_FILE` names. */
  const counted = (id, title, minutes, ...command) => ({
    id,
    title,
    uses: 'shared sandbox',
    needs: 'build',
    commands: [script(...command)],
    env: { [`${id.toUpperCase().replaceAll('-', '_')}_REPORT_FILE`]: reportFile(id) },
    report: { file: reportFile(id), read: campaignTally },
    timeoutMs: minutes * minuteMs,
  });
  // A small part of each: every kind and event, every fault once, an overflow of the queues, what engines differ in most.
  const small = {
    campaign: ['campaign.mjs', '--runs=11', '--seed=1'],
    cluster: ['check-cluster.mjs', '--menus=6'],
    faults: ['cluster-faults.mjs', '--runs=15', '--seed=1'],
    overload: ['cluster-overload.mjs', '--seconds=5'],
    engines: ['engines.mjs', '--engines=firefox,webkit', '--scenarios=menu,order-ka'],
  };
  const campaign = counted('campaign', 'Exactly once through faults', 10, ...small.campaign);
  const engines = counted('engines', 'Firefox and WebKit', 6, ...small.engines);
  const cluster = counted('cluster', 'Several processes', 5, ...small.cluster);
  const clusterFaults = counted('cluster-faults', 'Faults on the cluster', 10, ...small.faults);
  const overload = counted('cluster-overload', 'Overload of the cluster', 5, ...small.overload);
  const attack = counted('attack', 'Attacks on several processes', 6, 'attack.mjs');
  const changedSteps = [
    {
      atOnce: 2,
      steps: [routes, format(...changed), types, ...(code.length > 0 ? [lint(...code)] : []), ...texts],
    },
    { atOnce: 1, steps: nearest.length > 0 ? [unitOfChanged] : [] },
  ];
  const core = [
    { atOnce: 2, steps: checks },
    { atOnce: 1, steps: isWhole ? [bareUnit, unitOfPrograms] : [unit] },
    { atOnce: 1, steps: [build] },
    { atOnce: 1, steps: [journeys('e2e-core', 'Core journeys in a browser', 'core')] },
  ];
  const rest = [
    { atOnce: 1, steps: [build] },
    // Steps with the shared sandbox wait most of their time: one after another, beside the tests of the sandbox. The campaign is first: it
    // draws the pictures of all.
    { atOnce: 2, steps: [campaign, sandbox, engines, sandboxOnPostgres, cluster, clusterFaults] },
    { atOnce: 1, steps: [overload, attack, journeys('e2e', 'Other journeys in a browser', 'rest')] },
  ];
  return { changed: changedSteps, core, rest };
}
