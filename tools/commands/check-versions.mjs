/** Holds the locked packages to the security floors, and both package.json to exact versions. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockfileProblems, manifestProblems } from '../gate/versions.mjs';
import { root } from '../run/root.mjs';

const read = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'));

const lockfile = read('package-lock.json');
const problems = [
  ...['package.json', 'sandbox/package.json'].flatMap((name) => manifestProblems(read(name))),
  ...lockfileProblems(lockfile),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
const installed = Object.keys(lockfile.packages).filter((folder) => folder.includes('node_modules/'));
console.log(`${installed.length} locked packages, none below its floor.`);
