/** Holds the four languages to the same keys, arguments and plural forms, to `wording.json`, and to the texts that code uses and browsers get. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { flatten, messageProblems } from '../gate/messages.mjs';
import { sandboxTexts } from '../gate/sandbox-texts.mjs';
import { textProblems } from '../gate/used-texts.mjs';
import { wordingProblems } from '../gate/wording.mjs';
import { root } from '../run/root.mjs';

const folder = join(root, 'messages');
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
const languages = Object.fromEntries(
  ['ru', 'kk', 'en', 'ka'].map((language) => [language, read(join(folder, `${language}.json`))]),
);
/** Texts of pages that stand by themselves, where nothing else may be loadable: all languages in one file. */
const alone = ['server-error/texts.json', 'offline/texts.json'].map((name) => ({
  name,
  texts: read(join(folder, name)),
}));
const wording = read(fileURLToPath(new URL('../gate/wording.json', import.meta.url)));
const sandbox = sandboxTexts(join(root, 'sandbox'));
const wordings = Object.entries(languages).flatMap(([language, texts]) =>
  [
    [`messages/${language}.json: `, flatten(texts)],
    ...alone.map((file) => [`messages/${file.name}: ${language}.`, flatten(file.texts[language])]),
    [`sandbox, ${language}: `, sandbox[language]],
  ].flatMap(([place, found]) => wordingProblems(language, found, wording).map((problem) => place + problem)),
);

/** Stand-ins for texts in tests do not count as a use. */
const isSource = (name) => /\.tsx?$/.test(name) && !/(\.test\.tsx?$|(^|\/)test-[^/]*$)/.test(name);
const code = Object.fromEntries(
  ['app', 'components', 'lib', 'worker']
    .flatMap((room) => readdirSync(join(root, room), { recursive: true }).map((name) => join(room, name)))
    .filter(isSource)
    .map((name) => [name.split(sep).join('/'), readFileSync(join(root, name), 'utf8')]),
);

const problems = [
  ...messageProblems(languages),
  ...alone.flatMap(({ texts }) => messageProblems(texts)),
  ...wordings,
  ...textProblems(languages.ru, code),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`${flatten(languages.ru).length} texts in each of four languages.`);
