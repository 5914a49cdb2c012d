/**
 * Holds the four languages to the same keys, the same arguments and the plural forms of their own grammar, and to texts
 * that the app asks for.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { flatten, messageProblems, unusedKeys } from './lib/messages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'messages');
const languages = Object.fromEntries(
  ['ru', 'kk', 'en', 'ka'].map((language) => [
    language,
    JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')),
  ]),
);

const isSource = (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name);
const code = ['app', 'components', 'lib']
  .flatMap((room) => readdirSync(join(root, room), { recursive: true }).map((name) => join(root, room, name)))
  .filter(isSource)
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const unused = unusedKeys(languages.ru, code).map((key) => `${key} is asked for nowhere.`);
const problems = [...messageProblems(languages), ...unused];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`${flatten(languages.ru).length} texts in each of four languages.`);
