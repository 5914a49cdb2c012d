/** @jest-config-loader esbuild-register */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

type InitialProjectOptions = Exclude<NonNullable<Config['projects']>[number], string>;

// Nothing in the product may depend on the zone of the machine: an odd one (half an hour off) shows what does.
process.env.TZ = 'America/St_Johns';

// Temporary files of all tests, so that none outlives the run, also of a worker that is killed.
const temporary = mkdtempSync(join(tmpdir(), 'dastarkhan-tests-'));
process.env.TMPDIR = temporary;
process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));

// The loader compiles this file to CommonJS.
const root = __dirname;
const createJestConfig = nextJest({ dir: root });

const skippedFolders = ['node_modules', '.next', '.data', '.git', 'e2e', 'bench', 'public'];

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory())
      return skippedFolders.includes(entry.name) ? [] : testFiles(join(folder, entry.name));
    return /\.test\.(ts|tsx|mjs)$/.test(entry.name) ? [join(folder, entry.name)] : [];
  });
}

const isServerTest = (file: string) =>
  /@jest-environment\s+node\b/.test(readFileSync(file, 'utf8').slice(0, 500));
const exactly = (file: string) => `^${file.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`;

// jest runs CommonJS: packages published as ES modules are compiled like our own files. Most say so in their
// package.json; these have `.mjs` or `.esm.js` files without saying it, or import Node's modules dynamically.
const saysModule = (folder: string) => {
  const file = join(root, 'node_modules', folder, 'package.json');
  return existsSync(file) && /"type":\s*"module"/.test(readFileSync(file, 'utf8'));
};
const packageFolders = readdirSync(join(root, 'node_modules')).flatMap((name) =>
  name.startsWith('@')
    ? readdirSync(join(root, 'node_modules', name)).map((inner) => `${name}/${inner}`)
    : [name],
);
const compiledPackages = [
  ...packageFolders.filter(saysModule),
  ...['@base-ui', '@formatjs', '@opentelemetry', '@tanstack', '@electric-sql'],
  ...['date-fns', 'react-hook-form', 'zod'],
];

/**
 * One project a world, because the compiler folds `typeof window` by the project's environment: a server test
 * (docblock `@jest-environment node`) must not be compiled as browser code.
 */
async function project({
  name,
  environment,
  files,
  globals,
  setup = [],
}: {
  name: string;
  environment: string;
  files: string[];
  globals: { PROGRAM_PATHS: Record<string, string | undefined> };
  setup?: string[];
}): Promise<InitialProjectOptions> {
  const config = await createJestConfig({
    displayName: name,
    globals,
    rootDir: root,
    testEnvironment: environment,
    testRegex: files.length > 0 ? files.map(exactly) : ['^no test of this kind$'],
    setupFilesAfterEnv: setup,
    moduleNameMapper: {
      '^@/(.*)$': join(root, '$1'),
      // zod loads its messages in fifty languages, none of which we use: a tenth of a second in every test file.
      '^\\.\\./locales/index\\.cjs$': join(root, 'node_modules/zod/v4/locales/en.cjs'),
      // date-fns-tz asks the entry of three hundred modules for one of them: a third of a second in every file that reads a clock.
      '^date-fns$': join(root, 'node_modules/date-fns/getDefaultOptions.cjs'),
      '^on-exit-leak-free$': join(root, 'tools/gate/jest/no-exit-listener.cjs'),
    },
    modulePathIgnorePatterns: ['<rootDir>/\\.next/', '<rootDir>/\\.data/'],
    restoreMocks: true,
    // Its setter for what a finished test file had set calls itself without end (30.5) when something writes there afterwards.
    testEnvironmentOptions: { globalsCleanup: 'off' },
  })();
  // next/jest puts its own pattern in front of ours, and one match is enough to leave a package uncompiled.
  const [compile] = Object.values(config.transform ?? {});
  return {
    ...config,
    transformIgnorePatterns: [`/node_modules/(?!(?:.*/)?(?:${compiledPackages.join('|')})/)`],
    // The embedded PostgreSQL imports Node's modules dynamically, which jest allows only in compiled files.
    transform: { ...config.transform, '/@electric-sql/pglite/.+\\.cjs$': compile },
  };
}

export default async function config(): Promise<Config> {
  const files = testFiles(root);
  const { programPath, UNIT_TEST_PROGRAMS } = await import('./tools/run/programs.mjs');
  const { slowness } = await import('./tools/run/slowness.mjs');
  // Part of the key of compiled files: a global that differs from run to run has each compiled anew.
  const globals = {
    PROGRAM_PATHS: Object.fromEntries(UNIT_TEST_PROGRAMS.map((id) => [id, programPath(id)])),
  };
  const inSandbox = (file: string) => file.startsWith(join(root, 'sandbox/'));
  const ours = files.filter((file) => !inSandbox(file));
  return {
    // Ends what hangs.
    testTimeout: 30_000 * slowness(),
    // A test file waits for a quarter of its time: three fill two processors.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: await Promise.all([
      project({
        name: 'server',
        environment: 'node',
        files: ours.filter(isServerTest),
        globals,
        setup: [join(root, 'tools/gate/jest/machine.cjs')],
      }),
      project({
        name: 'browser',
        environment: join(root, 'tools/gate/jest/browser-environment.cjs'),
        files: ours.filter((file) => !isServerTest(file)),
        globals,
        setup: [join(root, 'jest.setup.ts'), join(root, 'tools/gate/jest/changing-texts.ts')],
      }),
      project({ name: 'sandbox', environment: 'node', files: files.filter(inSandbox), globals }),
    ]),
  };
}
