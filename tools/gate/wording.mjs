import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

const isNested = ({ type }) => type === TYPE.plural || type === TYPE.select;

/** One piece of a message in every form that a diner may read; arguments are written `{name}`. */
function formsOf(element) {
  if (element.type === TYPE.literal) return [element.value];
  if (element.type === TYPE.pound) return ['{#}'];
  if (element.type === TYPE.tag) return sentencesOf(element.children);
  if (isNested(element)) return Object.values(element.options).flatMap(({ value }) => sentencesOf(value));
  return [`{${element.value}}`];
}

function sentencesOf(elements) {
  return elements.reduce(
    (sentences, element) => formsOf(element).flatMap((form) => sentences.map((sentence) => sentence + form)),
    [''],
  );
}

function readSentences(text) {
  try {
    return sentencesOf(parse(text, { captureLocation: false }));
  } catch {
    return []; // what cannot be read is reported by messageProblems
  }
}

const escaped = (words) => words.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** A pattern of words as they may occur in a sentence: not inside a longer word, `*` being any ending. */
const asPattern = (words) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(words).replace(/\*$/, '[\\p{L}’-]*')}(?![\\p{L}\\p{N}])`, 'iu');

function rulesOf(language, { names, phrases }) {
  return [...names, ...phrases].flatMap(({ [language]: row }) =>
    row
      ? row.never.map((words) => ({ pattern: asPattern(words), write: row.write, except: row.except ?? [] }))
      : [],
  );
}

const isUnder = (key, places) => places.some((place) => key === place || key.startsWith(`${place}.`));

function forbiddenWords(key, sentence, rules) {
  const said = sentence.replace(/\{[^}]*\}/g, '{}');
  return rules
    .filter(({ except }) => !isUnder(key, except))
    .flatMap(({ pattern, write }) => {
      const found = pattern.exec(said);
      return found ? [`says '${found[0]}': write '${write}'`] : [];
    });
}

const HYPHEN = '-';
const UNBREAKABLE = '‑';
/** Endings of the Kazakh cases, as they follow a number, a sign or a word in other letters. */
const KAZAKH_ENDING =
  '[дтн][ае]н|[ғгқк][ае]|н[ае]|[дтн][ыі]|[дтн]ың|[дтн]ің|[дт][ае]|ы|і|сы|сі|ына|іне|[мбп]ен';
const GEORGIAN_ENDING = 'ზე|ში|მდე|დან|ის|ისთვის|ით|ად|ს|მა|თან|თვის|ისა|იც';
/** Price, '… теңге' or '… лари': both take these. */
const AFTER_MONEY = ['ден', 'ге'];

const NUMBER = String.raw`(?:\{(?:#|count|days|from|guests|limit|minutes|most|number|percent|percentage|seconds|to|took|value)\}|\d)`;

/** A unit that may stand on another line than its number (I18N-15), by the table's units of the language. */
function looseUnits(language, sentence, { units }) {
  const found = new RegExp(`${NUMBER} (${units[language].map(escaped).join('|')})(?![\\p{L}\\d])`, 'u').exec(
    sentence,
  );
  return [
    ...(found ? [`lets '${found[1]}' break off: write a no-break space (U+00A0) before it`] : []),
    ...(/(?:№|(?<!\p{L})no\.) [{\d]/u.test(sentence)
      ? ['lets a number break off: write a no-break space (U+00A0) before it']
      : []),
  ];
}

/** What English joins: 'is not' is 'isn’t', and 'it is' is 'it’s' where the clause goes on. */
const UNCONTRACTED = [
  /\b(?:is|are|was|were|do|does|did|has|have|had|could|should|would|will|can) not\b|\bcannot\b/i,
  /\b(?:I am|(?:you|we|they) are|(?:it|that|there|what|who) is|(?:I|you|we|they|it|there) will)(?= [\p{L}{#])/iu,
  /\b(?:you|we|they) have(?= (?:been|chosen|got|paid|already|not)\b)/i,
];

function uncontracted(key, sentence, { contractions }) {
  if (isUnder(key, contractions.except)) return [];
  return UNCONTRACTED.flatMap((pattern) => {
    const found = pattern.exec(sentence);
    return found ? [`writes '${found[0]}' in full: contract it, with ’`] : [];
  });
}

/** A noun after a number is singular in Georgian, and in the genitive after 'არაუმეტეს'. */
function georgianNumbers(sentence) {
  const plural = new RegExp(`${NUMBER}[ \u00a0]([ა-ჰ]+ებ(?:ი|ის|ს|მა|ით)?)(?![ა-ჰ])`).exec(sentence);
  const limit = new RegExp(`არაუმეტეს ${NUMBER}[ \u00a0]([ა-ჰ]+)`).exec(sentence);
  return [
    ...(plural ? [`says '${plural[1]}' after a number: write the singular`] : []),
    ...(limit && !/ს[აი]$/.test(limit[1])
      ? [`says '${limit[1]}' after 'არაუმეტეს': write the genitive`]
      : []),
  ];
}

const FORMS = {
  kk: (sentence, { moneyArguments }) => [
    ...[...sentence.matchAll(new RegExp(`\\{([\\w#]+)\\}[-‑](${KAZAKH_ENDING})(?!\\p{L})`, 'gu'))]
      .filter(([, name, ending]) => !(moneyArguments.includes(name) && AFTER_MONEY.includes(ending)))
      .map(
        ([, name, ending]) =>
          `gives {${name}} the ending '${ending}', which depends on it: turn the sentence ('Мерзімі: {${name}}')`,
      ),
    ...[...sentence.matchAll(/\{([\w#]+)\}\s+(бастап|дейін\p{L}*|кейін)(?!\p{L})/gu)].map(
      ([, name, word]) =>
        `puts '${word}' after {${name}} without an ending: for money write '{${name}}${UNBREAKABLE}${word.startsWith('дейін') ? 'ге' : 'ден'} ${word}', or turn the sentence`,
    ),
    ...(new RegExp(`[}%\\d]${HYPHEN}(?:${KAZAKH_ENDING})(?!\\p{L})`, 'u').test(sentence)
      ? [`lets an ending break off: write '${UNBREAKABLE}' (U+2011) before it`]
      : []),
    ...percents(sentence),
  ],
  ru: (sentence) => percents(sentence),
  en: (sentence, table, key) => uncontracted(key, sentence, table),
  ka: (sentence) => [
    ...(new RegExp(`[^ა-ჰ\\s]${HYPHEN}[ა-ჰ]|${HYPHEN}(?:${GEORGIAN_ENDING})(?![ა-ჰ])`).test(sentence)
      ? [`lets an ending break off: write '${UNBREAKABLE}' (U+2011) before it`]
      : []),
    ...georgianNumbers(sentence),
  ],
};

const percents = (sentence) =>
  /[}\d] %/.test(sentence) ? ["lets '%' break off: write a no-break space (U+00A0) before it"] : [];

const MTAVRULI = /[\u1C90-\u1CBF]/;

/**
 * Holds texts to one name for one thing, to endings that suit any number before them, to units on the line of their number, and to English
 * as people write it. @param language kk, ru, en or ka. @param texts pairs of a key and its ICU text. @param table what is written in place
 * of what (`wording.json`). @returns one sentence a problem, the key first
 */
export function wordingProblems(language, texts, table) {
  const rules = rulesOf(language, table);
  return texts.flatMap(([key, text]) => {
    const found = readSentences(text).flatMap((sentence) => [
      ...forbiddenWords(key, sentence, rules),
      ...FORMS[language](sentence, table, key),
      ...looseUnits(language, sentence, table),
      ...(MTAVRULI.test(sentence) ? ['writes Georgian in capitals: write small letters'] : []),
    ]);
    return [...new Set(found)].map((problem) => `${key} ${problem}.`);
  });
}
