import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

export function flatten(messages, prefix = '') {
  return Object.entries(messages).flatMap(([key, value]) =>
    value !== null && typeof value === 'object'
      ? flatten(value, `${prefix}${key}.`)
      : [[`${prefix}${key}`, value]],
  );
}

function nodes(elements) {
  return elements.flatMap((element) => [
    element,
    ...nodes(element.children ?? []),
    ...Object.values(element.options ?? {}).flatMap((option) => nodes(option.value)),
  ]);
}

const names = (all, isWanted) => [...new Set(all.filter(isWanted).map((node) => node.value))].sort();

function shapeOf(elements) {
  const all = nodes(elements);
  return {
    arguments: names(all, ({ type }) => ![TYPE.literal, TYPE.pound, TYPE.tag].includes(type)),
    tags: names(all, ({ type }) => type === TYPE.tag),
    choices: all
      .filter(({ type }) => type === TYPE.select)
      .map((node) => `${node.value}: ${Object.keys(node.options).sort().join(', ')}`)
      .sort(),
  };
}

/** The last word of a plural form; '' where it ends in an argument or a tag. */
const lastWord = (option) => /\p{L}*\P{L}*$/u.exec(option?.value.at(-1)?.value ?? '')[0];

/** Whether a Russian few has a case of its own: it shares that of fractions (2 and 1,5 блюда), or of many (до 2 и до 5 блюд). */
const isFewAlone = ({ few, many, other }) =>
  few !== undefined && ![lastWord(many), lastWord(other)].includes(lastWord(few));

function pluralProblems(language, elements) {
  const plurals = nodes(elements).filter(({ type }) => type === TYPE.plural);
  return plurals.flatMap(({ value, options, pluralType }) => {
    const { pluralCategories } = new Intl.PluralRules(language, { type: pluralType }).resolvedOptions();
    const given = Object.keys(options).filter((form) => !form.startsWith('='));
    const lacks = pluralCategories.filter((form) => !given.includes(form)).sort();
    const unknown = given.filter((form) => !pluralCategories.includes(form)).sort();
    return [
      lacks.length > 0 && `lacks ${lacks.join(', ')}`,
      unknown.length > 0 && `has ${unknown.join(', ')}, unknown here`,
      language === 'ru' && isFewAlone(options) && 'has a few like neither many nor other',
    ]
      .filter(Boolean)
      .map((problem) => `the plural of {${value}} ${problem}`);
  });
}

function readText(language, text) {
  if (typeof text !== 'string') return { problems: ['is not a text'] };
  if (text.trim() === '') return { problems: ['is empty'] };
  try {
    const elements = parse(text, { captureLocation: false });
    return { shape: shapeOf(elements), problems: pluralProblems(language, elements) };
  } catch (error) {
    return { problems: [`is not a valid message (${error.message})`] };
  }
}

const show = (list) => (list.length > 0 ? list.join('; ') : 'none');

/** Compares the texts of all languages with the first. @returns one sentence a problem */
export function messageProblems(languages) {
  const read = Object.entries(languages).map(([language, messages]) => [
    language,
    new Map(flatten(messages).map(([key, text]) => [key, readText(language, text)])),
  ]);
  const [[reference, expected]] = read;
  const keys = new Set(read.flatMap(([, texts]) => [...texts.keys()]));
  return read.flatMap(([language, texts]) =>
    [...keys].flatMap((key) => {
      const text = texts.get(key) ?? { problems: ['is missing'] };
      const wanted = expected.get(key)?.shape;
      const others = ['arguments', 'tags', 'choices'].filter(
        (kind) => wanted && text.shape && show(wanted[kind]) !== show(text.shape[kind]),
      );
      return [
        ...text.problems.map((problem) => `${language}: ${key} ${problem}.`),
        ...others.map(
          (kind) =>
            `${language}: ${key} has other ${kind} (${show(text.shape[kind])}) than ${reference} (${show(wanted[kind])}).`,
        ),
      ];
    }),
  );
}
