import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parse } from 'yaml';

const LANGUAGES = ['kk', 'ru', 'en', 'ka'];
const IN_CODE = /\b(kk|ru|en|ka):\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)")/g;
/** A text, or several that are joined: what has four parts is `everywhere('kk | ru | en | ka')` of the sandbox. */
const LITERALS = /(?:(?:'[^'\n]*'|`[^`]*`)(?:\s*\+\s*)?)+/g;
const ENDS = /['`](?:\s*\+\s*['`])?/g;

function textsIn(value, key) {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, part]) =>
    LANGUAGES.includes(name) && typeof part === 'string'
      ? [[name, key, part]]
      : textsIn(part, `${key}.${name}`),
  );
}

const textsOfCode = (code, key) => [
  ...[...code.matchAll(IN_CODE)].map(([, language, single, double]) => [language, key, single ?? double]),
  ...[...code.matchAll(LITERALS)]
    .map(([literals]) => literals.replace(ENDS, '').replaceAll('${', '{').split(' | '))
    .filter((texts) => texts.length === LANGUAGES.length)
    .flatMap((texts) => texts.map((text, place) => [LANGUAGES[place], key, text])),
];

const filesOf = (folder, isWanted) =>
  readdirSync(folder, { recursive: true })
    .filter(isWanted)
    .map((name) => [
      readFileSync(join(folder, name), 'utf8'),
      name.replace(/\.\w+$/, '').replaceAll(sep, '.'),
    ]);

/** The texts of the sandbox for a diner: by language pairs of a key, which begins with the file ('content.faq'), and a text. */
export function sandboxTexts(folder) {
  const rows = [
    ...filesOf(join(folder, 'data'), (name) => name.endsWith('.yaml')).flatMap(([content, key]) =>
      textsIn(parse(content), key),
    ),
    ...filesOf(folder, (name) => /^(catalogue|domain|http)\b.*(?<!\.test)\.ts$/.test(name)).flatMap(
      ([content, key]) => textsOfCode(content, key),
    ),
  ];
  return Object.fromEntries(
    LANGUAGES.map((wanted) => [
      wanted,
      rows.flatMap(([language, ...row]) => (language === wanted ? [row] : [])),
    ]),
  );
}
