/**
 * Holds what comments and tests cite to what is in the repository, and every rule to a test but those that docs/rules-untested.txt names.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  citationProblems,
  coverageProblems,
  heldRules,
  idsOfTables,
  readContract,
  readUntested,
  repeatedIds,
} from '../gate/rules.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (name) => readFileSync(join(root, name), 'utf8');
const LEFT_OUT = [
  'node_modules',
  '.next',
  '.data',
  '.git',
  'public',
  'coverage',
  'playwright-report',
  'test-results',
];

function filesOf(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return LEFT_OUT.includes(entry.name) ? [] : filesOf(join(folder, entry.name));
    return /\.(?:tsx?|mjs|cjs|css|md|ya?ml)$/.test(entry.name) ? [join(folder, entry.name)] : [];
  });
}

const files = Object.fromEntries(
  filesOf(root)
    .map((path) => relative(root, path).split(sep).join('/'))
    .map((name) => [name, read(name)]),
);
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
