/**
 * `npm run mutants [-- 01 17]`: applies each patch of `tools/mutants` to a copy of the last commit and prints the first failing test: the
 * listed one, else a unit test of the changed files. It exits with 1 if a fault survives.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMutants } from '../mutants/table.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const copy = join(root, '.data', 'mutants');

const git = (cwd, ...options) => execFileSync('git', options, { cwd, encoding: 'utf8' });

function makeCopy() {
  removeCopy();
  git(root, 'worktree', 'add', '--quiet', '--detach', copy, 'HEAD');
  for (const modules of ['node_modules', 'sandbox/node_modules'])
    if (existsSync(join(root, modules)))
      execFileSync('cp', ['-al', join(root, modules), join(copy, modules)]);
}

function removeCopy() {
  rmSync(copy, { recursive: true, force: true });
  git(root, 'worktree', 'prune');
}

const runInCopy = (...command) =>
  spawnSync(process.execPath, command, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, CI: '1' },
    maxBuffer: Infinity,
  });

/** @returns whether the command is green in the copy */
const isGreen = (...command) => runInCopy(...command).status === 0;

/** @returns the first test that fails; undefined where all are green */
function failingUnitTest(...options) {
  const jest = ['node_modules/.bin/jest', '--ci', '--bail', '--passWithNoTests', '--no-color'];
  const { status, stderr } = runInCopy(...jest, '--selectProjects', 'server', 'browser', ...options);
  if (status === 0) return undefined;
  const [, file] = /^FAIL \S+ (\S+)/m.exec(stderr) ?? [];
  if (file === undefined) throw new Error(`The tests cannot be run: ${stderr}`);
  return `${file}: ${/^ {2}● (.+)$/m.exec(stderr)?.[1]}`;
}

/** @returns the first journey of a file that fails; undefined where all are green */
function failingJourney(file) {
  if (!isGreen('tools/commands/build.mjs', '--if-changed')) return 'the build';
  const options = ['--retries=0', '--max-failures=1', '--reporter=list'];
  const { status, stdout, stderr } = runInCopy('node_modules/.bin/playwright', 'test', ...options, file);
  if (status === 0) return undefined;
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
  if (expected?.startsWith('tools/commands/')) return isGreen(expected) ? undefined : expected;
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
