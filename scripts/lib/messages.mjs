import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** All texts of a language by their dotted key. */
export function flatten(messages, prefix = '') {
  return Object.entries(messages).flatMap(([key, value]) =>
    value !== null && typeof value === 'object'
      ? flatten(value, `${prefix}${key}.`)
      : [[`${prefix}${key}`, value]],
  );
}

/** Every node of a parsed message, those inside plural forms, choices and tags included. */
function nodes(elements) {
  return elements.flatMap((element) => [
    element,
    ...nodes(element.children ?? []),
    ...Object.values(element.options ?? {}).flatMap((option) => nodes(option.value)),
  ]);
}

const names = (all, isWanted) => [...new Set(all.filter(isWanted).map((node) => node.value))].sort();

/** What a translation must share with the others: its arguments, tags and choices. */
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

/** Sentences about plural forms that the language lacks or does not know (CLDR). */
function pluralProblems(language, elements) {
  return nodes(elements)
    .filter(({ type }) => type === TYPE.plural)
    .flatMap((node) => {
      const needed = new Intl.PluralRules(language, { type: node.pluralType }).resolvedOptions()
        .pluralCategories;
      const given = Object.keys(node.options).filter((form) => !form.startsWith('='));
      const lacks = needed.filter((form) => !given.includes(form)).sort();
      const unknown = given.filter((form) => !needed.includes(form)).sort();
      return [
        ...(lacks.length > 0 ? [`the plural of {${node.value}} lacks ${lacks.join(', ')}`] : []),
        ...(unknown.length > 0
          ? [`the plural of {${node.value}} has ${unknown.join(', ')}, unknown here`]
          : []),
      ];
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

/**
 * Compares the texts of all languages.
 * @param languages the messages by language, the first being the one that the others are held against
 * @returns one sentence a problem: missing or surplus keys, empty or invalid texts, other arguments, wrong plurals
 */
export function messageProblems(languages) {
  const [[reference, ...others], read] = [
    Object.keys(languages),
    Object.fromEntries(
      Object.entries(languages).map(([language, messages]) => [
        language,
        new Map(flatten(messages).map(([key, text]) => [key, readText(language, text)])),
      ]),
    ),
  ];
  const problems = Object.entries(read).flatMap(([language, texts]) =>
    [...texts].flatMap(([key, { problems: found }]) =>
      found.map((problem) => `${language}: ${key} ${problem}.`),
    ),
  );
  const keys = new Set(Object.values(read).flatMap((texts) => [...texts.keys()]));
  for (const key of keys) {
    for (const language of Object.keys(read)) {
      if (!read[language].has(key)) problems.push(`${language}: ${key} is missing.`);
    }
    const expected = read[reference].get(key)?.shape;
    for (const language of others) {
      const shape = read[language].get(key)?.shape;
      if (!expected || !shape) continue;
      for (const kind of ['arguments', 'tags', 'choices']) {
        if (show(expected[kind]) !== show(shape[kind])) {
          problems.push(
            `${language}: ${key} has other ${kind} (${show(shape[kind])}) than ${reference} (${show(expected[kind])}).`,
          );
        }
      }
    }
  }
  return problems;
}

const LITERAL = /'([\w.-]+)'|"([\w.-]+)"|`([\w.-]+)`|(?<=[{,(\s])(\w+)\s*:/g;
const TEMPLATE = /`([\w.-]*(?:\$\{[^`{}]*\}[\w.-]*)+)`/g;
const PLACE = /\$\{[^}]*\}/;
/** Letters that a composed key must have of its own: one with fewer would stand for any key. */
const LEAST_LETTERS = 2;

/**
 * Finds texts that nothing asks for. A key counts as used wherever its end from any dot on, or a template that could
 * make it (`status_${…}`), stands in the code, whatever it means there: a word that is in use elsewhere too hides an
 * unused text, so that none is named that is asked for.
 * @returns the dotted keys
 */
export function unusedKeys(messages, code) {
  const literals = new Set([...code.matchAll(LITERAL)].map((found) => found.slice(1).find(Boolean)));
  const templates = [...code.matchAll(TEMPLATE)]
    .map(([, template]) => template.split(PLACE))
    .filter((parts) => parts.join('').replace(/\W/g, '').length >= LEAST_LETTERS)
    .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w.-]+')}$`));
  const isAsked = (words) => literals.has(words) || templates.some((template) => template.test(words));
  return flatten(messages)
    .map(([key]) => key)
    .filter((key) => {
      const words = key.split('.');
      return !words.some((_, index) => isAsked(words.slice(index).join('.')));
    });
}
