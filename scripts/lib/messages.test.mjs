/** @jest-environment node */
import { messageProblems, unusedKeys } from './messages.mjs';

const russianPlural = '{count, plural, one {# блюдо} few {# блюда} many {# блюд} other {# блюда}}';
const englishPlural = '{count, plural, one {# dish} other {# dishes}}';

test('accepts languages with the same keys, the same arguments and their own plural forms', () => {
  const problems = messageProblems({
    ru: { menu: { dishes: russianPlural, hello: 'Привет, <b>{name}</b>' } },
    kk: { menu: { dishes: '{count, plural, one {# тағам} other {# тағам}}', hello: '<b>{name}</b>, сәлем' } },
    en: { menu: { dishes: englishPlural, hello: 'Hello <b>{name}</b>' } },
    ka: {
      menu: { dishes: '{count, plural, one {# კერძი} other {# კერძი}}', hello: 'გამარჯობა <b>{name}</b>' },
    },
  });
  expect(problems).toEqual([]);
});

test('names a key that one language lacks, whichever it is', () => {
  expect(messageProblems({ ru: { a: { b: 'x', c: 'y' } }, en: { a: { b: 'x' } } })).toEqual([
    'en: a.c is missing.',
  ]);
  expect(messageProblems({ ru: { a: 'x' }, en: { a: 'x', b: 'y' } })).toEqual(['ru: b is missing.']);
});

test.each([
  ['ru', '{n, plural, one {#} other {#}}', 'lacks few, many'],
  ['ru', '{n, plural, one {#} few {#} other {#}}', 'lacks many'],
  ['kk', '{n, plural, other {#}}', 'lacks one'],
  ['ka', '{n, plural, other {#}}', 'lacks one'],
  ['en', russianPlural, 'has few, many, unknown here'],
])('holds a plural in %s to its forms: %s %s', (language, text, words) => {
  expect(messageProblems({ [language]: { a: text } })).toEqual([expect.stringContaining(words)]);
});

test('allows exact numbers beside the plural forms and looks into nested ones', () => {
  expect(messageProblems({ en: { a: '{n, plural, =0 {none} one {#} other {#}}' } })).toEqual([]);
  expect(
    messageProblems({ ru: { a: '<b>{kind, select, x {{n, plural, one {#} other {#}}} other {}}</b>' } }),
  ).toEqual([expect.stringContaining('{n} lacks few, many')]);
});

test.each([
  ['{name', 'is not a valid message'],
  ['<b>x', 'is not a valid message'],
  ['{n, plural, one {#}}', 'is not a valid message'],
  ['', 'is empty'],
  ['  ', 'is empty'],
  [null, 'is not a text'],
  [1, 'is not a text'],
])('refuses the text %j', (text, words) => {
  expect(messageProblems({ en: { a: text } })).toEqual([expect.stringContaining(words)]);
});

test('tells when a translation uses other arguments, tags or choices', () => {
  expect(messageProblems({ ru: { a: '{price}' }, en: { a: '{cost}' } })).toEqual([
    'en: a has other arguments (cost) than ru (price).',
  ]);
  expect(messageProblems({ ru: { a: '<b>x</b>' }, en: { a: 'x' } })).toEqual([
    'en: a has other tags (none) than ru (b).',
  ]);
  expect(
    messageProblems({ ru: { a: '{k, select, x {1} other {2}}' }, en: { a: '{k, select, y {1} other {2}}' } }),
  ).toEqual(['en: a has other choices (k: other, y) than ru (k: other, x).']);
});

test.each([
  ["t('ready')", true],
  ["t('states.ready')", true],
  ["t('orders.states.ready')", true],
  ['t(`states.${status}`)', true],
  ['t(`${kind}.re${rest}`)', true],
  ['const TEXTS = { ready: 1 }', true],
  ["t('already')", false],
  ['t(`status_${status}`)', false],
  ['t(`${key}`)', false],
  ['// it is ready', false],
])('takes a text for asked for where its key stands in the code: %s %j', (code, isUsed) => {
  expect(unusedKeys({ orders: { states: { ready: 'x' } } }, code)).toEqual(
    isUsed ? [] : ['orders.states.ready'],
  );
});

test('finds a key that a template makes with a dash in it', () => {
  expect(unusedKeys({ auth: { 'problem_code-missing': 'x' } }, 't(`problem_${code}`)')).toEqual([]);
});
