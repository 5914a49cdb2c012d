/**
 * Holds the four languages to the same keys, the same arguments and the plural forms of their own grammar, and to texts
 * that the app asks for.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
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

/** What stands for texts in tests keeps none alive. */
const isSource = (name) => /\.tsx?$/.test(name) && !/(\.test\.tsx?$|(^|\/)test-[^/]*$)/.test(name);
const code = Object.fromEntries(
  ['app', 'components', 'lib']
    .flatMap((room) => readdirSync(join(root, room), { recursive: true }).map((name) => join(room, name)))
    .filter(isSource)
    .map((name) => [name.split(sep).join('/'), readFileSync(join(root, name), 'utf8')]),
);

const unused = unusedKeys(languages.ru, code).map((key) => `${key} is asked for nowhere.`);
const problems = [...messageProblems(languages), ...unused];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`${flatten(languages.ru).length} texts in each of four languages.`);
