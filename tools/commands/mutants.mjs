/**
 * `npm run mutants [-- 01 17]`: applies each patch of `tools/mutants` to a copy of the last commit and prints the first failing test: the
 * listed one, else a unit test of the changed files. It exits with 1 if a fault survives.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMutants } from '../mutants/table.mjs';
import { slowness } from '../run/slowness.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const copy = join(root, '.data', 'mutants');
/** Above this a command hangs, which under a fault is a failure. */
const COMMAND_MS = 600_000 * slowness();
/** Of one test, a third of its usual time: a file in which many hang ends within `COMMAND_MS`. */
const TEST_MS = 10_000 * slowness();
const HANGS = `it does not end within ${COMMAND_MS / 1000} s`;

const git = (cwd, ...options) => execFileSync('git', options, { cwd, encoding: 'utf8' });

function makeCopy() {
  removeCopy();
  git(root, 'worktree', 'add', '--quiet', '--detach', copy, 'HEAD');
  for (const modules of ['node_modules', 'sandbox/node_modules'])
    if (existsSync(join(root, modules)))
      execFileSync('cp', ['-al', join(root, modules), join(copy, modules)]);
}

function removeCopy() {
  // What was stopped may write for a moment still.
  rmSync(copy, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
  git(root, 'worktree', 'prune');
}

/** `hangs`: it was stopped because it did not end */
function runInCopy(...command) {
  const run = spawnSync(process.execPath, command, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, CI: '1' },
    maxBuffer: Infinity,
    timeout: COMMAND_MS,
  });
  return { ...run, hangs: run.error?.code === 'ETIMEDOUT' };
}

function failingCommand(...command) {
  const { status, hangs } = runInCopy(...command);
  if (status === 0) return undefined;
  return command.join(' ') + (hangs ? `: ${HANGS}` : '');
}

function failingAttack(...command) {
  const { status, stdout, stderr, hangs } = runInCopy(...command);
  if (status === 0) return undefined;
  if (hangs) return `${command.join(' ')}: ${HANGS}`;
  const [, check] = /^✗ ([SA]\d\d .+)$/m.exec(stdout) ?? [];
  if (check === undefined) throw new Error(`The attack cannot be run: ${stdout}${stderr}`);
  return check;
}

function failingUnitTest(...options) {
  const jest = ['node_modules/.bin/jest', '--ci', '--bail', '--passWithNoTests', '--no-color'];
  const limits = [`--testTimeout=${TEST_MS}`, '--forceExit'];
  const projects = ['--selectProjects', 'server', 'browser'];
  const { status, stderr, hangs } = runInCopy(...jest, ...limits, ...projects, ...options);
  if (status === 0) return undefined;
  if (hangs) return `jest ${options.join(' ')}: ${HANGS}`;
  const [, file] = /^FAIL \S+ (\S+)/m.exec(stderr) ?? [];
  if (file === undefined) throw new Error(`The tests cannot be run: ${stderr}`);
  return `${file}: ${/^ {2}● (.+)$/m.exec(stderr)?.[1]}`;
}

function failingJourney(file) {
  const build = failingCommand('tools/commands/build.mjs', '--if-changed');
  if (build) return build;
  const options = ['--retries=0', '--max-failures=1', '--reporter=list'];
  const run = runInCopy('node_modules/.bin/playwright', 'test', ...options, file);
  const { status, stdout, stderr, hangs } = run;
  if (status === 0) return undefined;
  if (hangs) return `${file}: ${HANGS}`;
  const [, title] = /^ +✘ .*?› (.+)$/m.exec(stdout) ?? [];
  if (title === undefined) throw new Error(`The journeys cannot be run: ${stdout}${stderr}`);
  return title;
}

/** @param expected the test or check that the list names; undefined where it names no one */
function failingTest(patch, expected) {
  const changed = git(copy, 'apply', '--numstat', patch)
    .trim()
    .split('\n')
    .map((line) => line.split('\t')[2]);
  if (expected?.startsWith('tools/commands/attack.mjs')) return failingAttack(...expected.split(' '));
  if (expected?.startsWith('tools/commands/')) return failingCommand(...expected.split(' '));
  const named = expected?.includes('.test.') ? failingUnitTest('--runTestsByPath', expected) : undefined;
  return (
    named ??
    failingUnitTest('--findRelatedTests', ...changed) ??
    (expected?.startsWith('e2e/') ? failingJourney(expected) : undefined)
  );
}

const ids = process.argv.slice(2);
const mutants = readMutants(join(root, 'tools', 'mutants')).filter(
  ({ id }) => ids.length === 0 || ids.includes(id),
);
makeCopy();
process.once('exit', removeCopy);
let survivors = 0;
for (const { id, patch, expected } of mutants) {
  git(copy, 'apply', patch);
  const found = failingTest(patch, expected);
  git(copy, 'checkout', '--quiet', '.');
  git(copy, 'clean', '--quiet', '-d', '--force', '--exclude=node_modules', '--exclude=.next');
  if (!found) survivors += 1;
  console.log(`${id}  ${found ?? 'NO TEST FINDS IT'}`);
}
console.log(`${mutants.length - survivors} passed, ${survivors} failed`);
process.exit(survivors === 0 ? 0 : 1);
