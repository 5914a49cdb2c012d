import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

const isNested = ({ type }) => type === TYPE.plural || type === TYPE.select;

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

const isUnder = (key, places) => places.some((place) => key === place || key.startsWith(`${place}.`));

const HYPHEN = '-';
const UNBREAKABLE = '‑';
/** Endings of the Kazakh cases, as they follow a number, a sign or a word in other letters. */
const KAZAKH_ENDING =
  '[дтн][ае]н|[ғгқк][ае]|н[ае]|[дтн][ыі]|[дтн]ың|[дтн]ің|[дт][ае]|ы|і|сы|сі|ына|іне|[мбп]ен';
const GEORGIAN_ENDING = 'ზე|ში|მდე|დან|ის|ისთვის|ით|ად|ს|მა|თან|თვის|ისა|იც';
/** Price, '… теңге' or '… лари': both take these. */
const AFTER_MONEY = ['ден', 'ге'];
/** A number, or an argument that is one. */
const NUMBER = String.raw`(?:\{(?:#|count|days|from|guests|limit|minutes|most|number|percent|percentage|seconds|to|took|value)\}|\d)`;

const breaks = (what) => `lets ${what} break off: write a no-break space (U+00A0) before it`;
const ENDING_BREAKS = `lets an ending break off: write '${UNBREAKABLE}' (U+2011) before it`;
const PERCENT = [/[}\d] %/, () => breaks("'%'")];

/** Forbidden patterns of a language, and what is reported (false: allowed). */
const FORMS = {
  kk: ({ moneyArguments }) => [
    [
      new RegExp(`\\{([\\w#]+)\\}[-‑](${KAZAKH_ENDING})(?!\\p{L})`, 'u'),
      ([, name, ending]) =>
        !(moneyArguments.includes(name) && AFTER_MONEY.includes(ending)) &&
        `gives {${name}} the ending '${ending}', which depends on it: turn the sentence ('Мерзімі: {${name}}')`,
    ],
    [
      /\{([\w#]+)\}\s+(бастап|дейін\p{L}*|кейін)(?!\p{L})/u,
      ([, name, word]) =>
        `puts '${word}' after {${name}} without an ending: for money write '{${name}}${UNBREAKABLE}${word.startsWith('дейін') ? 'ге' : 'ден'} ${word}', or turn the sentence`,
    ],
    [new RegExp(`[}%\\d]${HYPHEN}(?:${KAZAKH_ENDING})(?!\\p{L})`, 'u'), () => ENDING_BREAKS],
    PERCENT,
  ],
  ru: () => [PERCENT],
  // The contractions of English: 'is not' is 'isn’t', and 'it is' is 'it’s' where the clause goes on.
  en: ({ contractions }) =>
    [
      /\b(?:is|are|was|were|do|does|did|has|have|had|could|should|would|will|can) not\b|\bcannot\b/i,
      /\b(?:I am|(?:you|we|they) are|(?:it|that|there|what|who) is|(?:I|you|we|they|it|there) will)(?= [\p{L}{#])/iu,
      /\b(?:you|we|they) have(?= (?:been|chosen|got|paid|already|not)\b)/i,
    ].map((pattern) => [
      pattern,
      ([found], key) =>
        !isUnder(key, contractions.except) && `writes '${found}' in full: contract it, with ’`,
    ]),
  // A noun after a number is singular, and in the genitive after 'არაუმეტეს'.
  ka: () => [
    [new RegExp(`[^ა-ჰ\\s]${HYPHEN}[ა-ჰ]|${HYPHEN}(?:${GEORGIAN_ENDING})(?![ა-ჰ])`), () => ENDING_BREAKS],
    [
      new RegExp(`${NUMBER}[ \u00a0]([ა-ჰ]+ებ(?:ი|ის|ს|მა|ით)?)(?![ა-ჰ])`),
      ([, noun]) => `says '${noun}' after a number: write the singular`,
    ],
    [
      new RegExp(`არაუმეტეს ${NUMBER}[ \u00a0]([ა-ჰ]+)`),
      ([, noun]) => !/ს[აი]$/.test(noun) && `says '${noun}' after 'არაუმეტეს': write the genitive`,
    ],
  ],
};

/** Forbidden in all languages: units that may wrap from their number (I18N-15), and Georgian capitals. */
const formsOfAll = (units) => [
  [
    new RegExp(`${NUMBER} (${units.map(escaped).join('|')})(?![\\p{L}\\d])`, 'u'),
    ([, unit]) => breaks(`'${unit}'`),
  ],
  [/(?:№|(?<!\p{L})no\.) [{\d]/u, () => breaks('a number')],
  [/[\u1C90-\u1CBF]/, () => 'writes Georgian in capitals: write small letters'],
];

/** The words that the table forbids, which an argument's name may be. */
const forbidden = (language, { names, phrases }) =>
  [...names, ...phrases].flatMap(({ [language]: row }) =>
    (row?.never ?? []).map((words) => [
      asPattern(words),
      ([found], key) => !isUnder(key, row.except ?? []) && `says '${found}': write '${row.write}'`,
    ]),
  );

/** Checks names, plurals, units and contractions of texts. @param texts [key, ICU text] @returns sentences */
export function wordingProblems(language, texts, table) {
  const words = forbidden(language, table);
  const forms = [...FORMS[language](table), ...formsOfAll(table.units[language])];
  const problemsIn = (key, sentence, rules) =>
    rules.flatMap(([pattern, say]) =>
      [...sentence.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map((found) => say(found, key)),
    );
  return texts.flatMap(([key, text]) => {
    const found = readSentences(text).flatMap((sentence) => [
      ...problemsIn(key, sentence.replace(/\{[^}]*\}/g, '{}'), words),
      ...problemsIn(key, sentence, forms),
    ]);
    return [...new Set(found)].filter(Boolean).map((problem) => `${key} ${problem}.`);
  });
}
