/** `npm run mutants [-- 01 17]`: prints the test that fails for each patch; exits with 1 if a patch survives. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readMutants } from '../mutants/table.mjs';
import { root } from '../run/root.mjs';
import { slowness } from '../run/slowness.mjs';

const copy = join(root, '.data', 'mutants');
/** Above this a command hangs, which under a fault is a failure. */
const COMMAND_MS = 600_000 * slowness();
/** Of one test, a third of its usual time: a file in which many hang ends within `COMMAND_MS`. */
const TEST_MS = 10_000 * slowness();
const git = (cwd, ...options) => execFileSync('git', options, { cwd, encoding: 'utf8' });

function makeCopy() {
  removeCopy();
  git(root, 'worktree', 'add', '--quiet', '--detach', copy, 'HEAD');
  for (const modules of ['node_modules', 'sandbox/node_modules'])
    if (existsSync(join(root, modules)))
      execFileSync('cp', ['-al', join(root, modules), join(copy, modules)]);
}

function removeCopy() {
  // A stopped process may write for a moment still.
  rmSync(copy, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
  git(root, 'worktree', 'prune');
}

/** `hangs`: it was stopped because it did not end */
/** @returns what has failed in the copy, by the place where `find` reads it in the output, else the command; undefined where all is green */
function failing(command, find = undefined) {
  const options = { cwd: copy, encoding: 'utf8', env: { ...process.env, CI: '1' }, maxBuffer: Infinity };
  const run = spawnSync(process.execPath, command, { ...options, timeout: COMMAND_MS });
  if (run.status === 0) return undefined;
  const name = command.join(' ');
  if (run.error?.code === 'ETIMEDOUT') return `${name}: it does not end within ${COMMAND_MS / 1000} s`;
  if (!find) return name;
  const [, ...found] = find.exec(run.stdout + run.stderr) ?? [];
  if (found.length === 0) throw new Error(`${name} cannot be run: ${run.stdout}${run.stderr}`);
  return found.join(': ');
}

const JEST = ['node_modules/.bin/jest', '--ci', '--bail', '--passWithNoTests', '--no-color'];
const LIMITS = [`--testTimeout=${TEST_MS}`, '--forceExit', '--selectProjects', 'server', 'browser'];
const failingUnitTest = (...options) =>
  failing([...JEST, ...LIMITS, ...options], /^FAIL \S+ (\S+)[^]*?^ {2}● (.+)$/m);

const PLAYWRIGHT = ['node_modules/.bin/playwright', 'test', '--retries=0', '--max-failures=1'];
const failingJourney = (file) =>
  failing(['tools/commands/build.mjs', '--if-changed']) ??
  failing([...PLAYWRIGHT, '--reporter=list', file], /^ +✘ .*?› (.+)$/m);

/** @param expected the test or check that the list names; undefined where it names no one */
function failingTest(patch, expected = '') {
  const command = expected.split(' ');
  if (expected.startsWith('tools/commands/attack.mjs')) return failing(command, /^✗ ([SA]\d\d .+)$/m);
  if (expected.startsWith('tools/commands/')) return failing(command);
  const rows = git(copy, 'apply', '--numstat', patch).trim().split('\n');
  const changed = rows.map((line) => line.split('\t')[2]);
  return (
    (expected.includes('.test.') ? failingUnitTest('--runTestsByPath', expected) : undefined) ??
    failingUnitTest('--findRelatedTests', ...changed) ??
    (expected.startsWith('e2e/') ? failingJourney(expected) : undefined)
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
