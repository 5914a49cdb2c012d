/** @jest-environment node */
import { messageProblems, unusedKeys } from './messages.mjs';

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

const TEXTS = { orders: { ready: 'x', status_paid: 'x', 'problem_code-missing': 'x' } };
const named = (code) => `const t = useTranslations('orders'); ${code}`;
const READY = "t('ready')";
const asked = (code) => {
  const unused = unusedKeys(TEXTS, typeof code === 'string' ? { 'components/a.tsx': code } : code);
  return Object.keys(TEXTS.orders).filter((key) => !unused.includes(`orders.${key}`));
};

test.each([
  [named("t(isReady ? 'ready' : 'status_paid')"), ['ready', 'status_paid']],
  [named('t(`status_${status}`)'), ['status_paid']],
  [named('t(`problem_${code}`)'), ['problem_code-missing']],
  [named('const TEXTS = { ready: 1 }'), ['ready']],
  [named("t('already')"), []],
  [named('t(`${key}`)'), []],
  [named('// it is ready'), []],
  [`getTranslations({ locale, namespace: 'orders' }); ${READY}`, ['ready']],
  [`ReturnType<typeof useTranslations<'orders'>>; ${READY}`, ['ready']],
  [`useTranslations('bill'); ${READY}`, []],
  [READY, []],
  ["const t = useTranslations(); t('orders.ready')", ['ready']],
  ["const t = useTranslations(); t('bill.ready')", []],
])('a text is used where a file of its namespace names its key: %s', (code, keys) => {
  expect(asked(code)).toEqual(keys);
});

test.each([
  ['from its folder', "import { TITLES } from './titles'", 'components/titles.ts'],
  ['from the folder above', "import { TITLES } from '../lib/titles'", 'lib/titles.ts'],
  ['from the root', "import { TITLES } from '@/lib/titles'", 'lib/titles.ts'],
  ['when it is wanted', "await import('@/lib/titles')", 'lib/titles.ts'],
])('a key may be in a table that the using file imports %s', (_where, code, path) => {
  const table = "const TITLES = ['ready']";
  expect(asked({ 'components/a.tsx': named(code), [path]: table })).toEqual(['ready']);
  expect(asked({ 'components/a.tsx': named(''), [path]: table })).toEqual([]);
});

test('a table is also found behind another one, and files that import each other are no trouble', () => {
  const files = {
    'components/a.tsx': named("import { rule } from '@/lib/rule'"),
    'lib/rule.ts': "import { TITLES } from './titles'",
    'lib/titles.ts': "import { rule } from './rule'; const TITLES = ['ready']",
  };
  expect(asked(files)).toEqual(['ready']);
});

test('an imported file that names a namespace uses the keys of its own only', () => {
  const files = {
    'components/a.tsx': named("import { B } from './b'"),
    'components/b.tsx': `useTranslations('bill'); ${READY}`,
  };
  expect(asked(files)).toEqual([]);
});
