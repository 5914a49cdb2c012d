/** Holds what is cited to what there is, and every rule to a test but those of docs/rules-untested.txt. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/root.mjs';
import {
  citationProblems,
  coverageProblems,
  heldRules,
  idsOfTables,
  readContract,
  readUntested,
  repeatedIds,
} from '../gate/rules.mjs';

const read = (name) => readFileSync(join(root, name), 'utf8');

const names = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((name) => /\.(?:tsx?|mjs|cjs|css|md|ya?ml)$/.test(name) && existsSync(join(root, name)));
const files = Object.fromEntries(names.map((name) => [name, read(name)]));
const tests = Object.fromEntries(
  Object.entries(files).filter(([name]) => /\.(?:test|spec)\.(?:tsx?|mjs)$/.test(name)),
);

const rules = idsOfTables(read('docs/rules.md'));
const settled = idsOfTables(read('docs/settled.md'));
const untested = readUntested(read('docs/rules-untested.txt'));
const contract = readContract({
  rules: read('sandbox/contract/README.md'),
  calls: read('sandbox/contract/openapi.yaml'),
  entities: read('sandbox/contract/entities.yaml'),
});
const decisions = readdirSync(join(root, 'docs/decisions'));

const problems = [
  ...repeatedIds([...rules, ...settled]),
  ...citationProblems(files, { ids: new Set([...rules, ...settled]), contract, decisions }),
  ...coverageProblems(rules, heldRules(tests), untested),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`${rules.length} rules; no test says to hold these ${untested.length}: ${untested.join(', ')}`);
