/** Holds the four languages to the same keys, the same arguments and the plural forms of their own grammar. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { flatten, messageProblems } from './lib/messages.mjs';

const folder = fileURLToPath(new URL('../messages', import.meta.url));
const languages = Object.fromEntries(
  ['ru', 'kk', 'en', 'ka'].map((language) => [
    language,
    JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')),
  ]),
);

const problems = messageProblems(languages);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`${flatten(languages.ru).length} texts in each of four languages.`);
