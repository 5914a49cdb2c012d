/** @jest-environment node */
import { messageProblems } from './messages.mjs';

const russianPlural = '{count, plural, one {# блюдо} few {# блюда} many {# блюд} other {# блюда}}';

test('accepts languages with the same keys, the same arguments and their own plural forms', () => {
  const plural = (...forms) => `{count, plural, ${forms.map((form) => `${form} {#}`).join(' ')}}`;
  const problems = messageProblems({
    ru: { menu: { dishes: russianPlural, hello: 'Привет, <b>{name}</b>' } },
    kk: { menu: { dishes: plural('one', 'other'), hello: '<b>{name}</b>, сәлем' } },
    en: { menu: { dishes: plural('=0', 'one', 'other'), hello: 'Hello <b>{name}</b>' } },
    ka: { menu: { dishes: plural('one', 'other'), hello: 'გამარჯობა <b>{name}</b>' } },
  });
  expect(problems).toEqual([]);
});

// Holds I18N-01, I18N-02.
test('names a key that one language lacks, whichever it is', () => {
  expect(messageProblems({ ru: { a: { b: 'x', c: 'y' } }, en: { a: { b: 'x' } } })).toEqual([
    'en: a.c is missing.',
  ]);
  expect(messageProblems({ ru: { a: 'x' }, en: { a: 'x', b: 'y' } })).toEqual(['ru: b is missing.']);
});

test.each([
  ['ru', '{n, plural, one {#} other {#}}', 'lacks few, many'],
  ['ru', '<b>{kind, select, x {{n, plural, one {#} other {#}}} other {}}</b>', '{n} lacks few, many'],
  ['ka', '{n, plural, other {#}}', 'lacks one'],
  ['en', russianPlural, 'has few, many, unknown here'],
  ['ru', '{n, plural, one {# блюдо} few {# блюд} many {# блюда} other {# блюда}}', 'a few like neither'],
  ['en', '<b>x', 'is not a valid message'],
  ['en', '{n, plural, one {#}}', 'is not a valid message'],
  ['en', '  ', 'is empty'],
  ['en', 1, 'is not a text'],
])('in %s refuses %j, which %s', (language, text, problem) => {
  expect(messageProblems({ [language]: { a: text } })).toEqual([expect.stringContaining(problem)]);
});

test.each([
  ['{price}', '{cost}', 'arguments (cost) than ru (price)'],
  ['<b>x</b>', 'x', 'tags (none) than ru (b)'],
  [
    '{k, select, x {1} other {2}}',
    '{k, select, y {1} other {2}}',
    'choices (k: other, y) than ru (k: other, x)',
  ],
])('reports a translation of %j that is %j', (ru, en, other) => {
  expect(messageProblems({ ru: { a: ru }, en: { a: en } })).toEqual([`en: a has other ${other}.`]);
});
