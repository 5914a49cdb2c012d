/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { wordingProblems } from './wording.mjs';

const TABLE = {
  names: [
    {
      thing: 'cart',
      en: { write: 'cart', never: ['basket*'] },
      ru: { write: 'корзина', never: ['тележк*'] },
    },
    { thing: 'points', en: { write: 'bonuses', never: ['points'], except: ['rewards'] } },
    { thing: 'restaurant', en: { write: 'restaurant', never: ['venue'] } },
  ],
  phrases: [{ ru: { write: 'что угодно', never: ['что-угодно'] } }],
  units: { kk: ['мин'], ru: ['мин', 'с', 'шт.'], en: ['min', 's'], ka: ['წთ'] },
  contractions: { except: ['content.documents'] },
  moneyArguments: ['price'],
};
const said = (language, text, key = 'menu.a') => wordingProblems(language, [[key, text]], TABLE);

test.each([
  ['en', 'Refill the Baskets', "menu.a says 'Baskets': write 'cart'."],
  ['ru', 'Найти что-угодно', "menu.a says 'что-угодно': write 'что угодно'."],
  ['en', '{n, plural, one {# basket} other {# carts}}', "menu.a says 'basket': write 'cart'."],
  ['en', '<b>Your <i>basket</i></b>', "menu.a says 'basket': write 'cart'."],
])('names in %s what %j says and what to write', (language, text, problem) => {
  expect(said(language, text)).toEqual([problem]);
});

test.each([
  ['en', 'A casket', 'menu.a'],
  ['en', 'The avenue of {venue}', 'menu.a'],
  ['en', '7 points', 'rewards.a'],
  ['en', '7 points', 'rewards.b.c'],
  ['ka', 'basket', 'menu.a'],
])('allows in %s: %j', (language, text, key) => {
  expect(said(language, text, key)).toEqual([]);
});

test('reports a word once, however often a plural has it', () => {
  expect(said('ru', '{n, plural, one {тележки} few {тележки} many {тележки} other {тележки}}')).toHaveLength(
    1,
  );
});

describe('Kazakh', () => {
  test.each([
    ['{time}-де', "gives {time} the ending 'де'"],
    ['{time}‑ден кейін', "gives {time} the ending 'ден'"],
    ['<s>{price}‑дан</s> басталады', "gives {price} the ending 'дан'"],
    ['{n, plural, one {#-ке} other {#-ке}}', "gives {#} the ending 'ке'"],
    ['{price} <s>бастап</s>', "puts 'бастап' after {price}"],
    ['{day} дейін', "puts 'дейін' after {day}"],
    ['{time} кейін', "puts 'кейін' after {time}"],
    ['сомасының 30\u00a0%-ына дейін', 'lets an ending break off'],
    ['{percent} % қайтады', "lets '%' break off"],
  ])('reports %s', (text, problem) => {
    expect(said('kk', text).join()).toContain(problem);
  });

  test.each([
    '{price}‑ден басталады',
    '{price}‑ге дейін',
    '{day} күніне дейін',
    '{page}-бет',
    'сомасының {percent}\u00a0%‑ына дейін',
  ])('allows %s', (text) => {
    expect(said('kk', text)).toEqual([]);
  });
});

describe('Georgian', () => {
  test.each(['{time}-ზე', '„{name}“-დან', '{price}<s>-დან</s>', 'Telegram-ის', '{n} წმ-ში'])(
    'reports that the ending of %s may break off',
    (text) => {
      expect(said('ka', text)).toEqual(["menu.a lets an ending break off: write '‑' (U+2011) before it."]);
    },
  );

  test.each([
    ['{n, plural, one {# კერძი} other {# კერძები}}', "says 'კერძები' after a number: write the singular"],
    ['არაუმეტეს {limit} ცალი', "says 'ცალი' after 'არაუმეტეს': write the genitive"],
  ])('reports the case after a number in %s', (text, problem) => {
    expect(said('ka', text)).toEqual([`menu.a ${problem}.`]);
  });

  test.each([
    '{time}‑ზე',
    'კითხვა-პასუხი',
    'დღე-ღამე',
    '{percent}%',
    '{count} კერძი',
    'არაუმეტეს {limit} ცალისა',
    'არაუმეტეს {most} სიმბოლოსი',
  ])('allows %s', (text) => {
    expect(said('ka', text)).toEqual([]);
  });

  test('has no capitals', () => {
    expect(said('ka', 'ᲛᲔᲜᲘᲣ')).toEqual(['menu.a writes Georgian in capitals: write small letters.']);
  });
});

// Holds I18N-15.
describe('a number', () => {
  test.each([
    ['ru', '{minutes} мин', 'мин'],
    ['ru', '{n, plural, one {Блюда, # шт.} few {# шт.} many {# шт.} other {# шт.}}', 'шт.'],
    ['ru', 'через {seconds} с', 'с'],
    ['kk', '15 мин', 'мин'],
    ['en', '{from}–{to} min', 'min'],
    ['ka', '{minutes} წთ', 'წთ'],
  ])('in %s lets its unit break off in %j', (language, text, unit) => {
    expect(said(language, text)).toEqual([
      `menu.a lets '${unit}' break off: write a no-break space (U+00A0) before it.`,
    ]);
  });

  test.each([
    ['ru', 'Заказ № {number}'],
    ['en', 'Order no. {number}'],
  ])('in %s breaks off from its sign in %j', (language, text) => {
    expect(said(language, text)).toEqual([
      'menu.a lets a number break off: write a no-break space (U+00A0) before it.',
    ]);
  });

  test.each([
    ['ru', '{minutes}\u00a0мин'],
    ['ru', '{minutes} минут'],
    ['ru', '{name} с мясом'],
    ['en', 'There’s no {thing}'],
    ['en', '{count} small dishes'],
  ])('in %s stands well in %j', (language, text) => {
    expect(said(language, text)).toEqual([]);
  });
});

describe('English', () => {
  test.each([
    ['This is not fiscal', 'is not'],
    ['It cannot be opened', 'cannot'],
    ['You are offline', 'You are'],
    ['We will call you', 'We will'],
    ['There is no table', 'There is'],
    ['You have already paid', 'You have'],
  ])('reports that %j is not contracted', (text, found) => {
    expect(said('en', text)).toEqual([`menu.a writes '${found}' in full: contract it, with ’.`]);
  });

  test.each(['This isn’t fiscal', 'Tell us where it is.', 'You have a coupon', 'Whose is it?'])(
    'allows %j',
    (text) => {
      expect(said('en', text)).toEqual([]);
    },
  );

  test('is written in full in legal documents', () => {
    expect(said('en', 'We do not sell it', 'content.documents.1.body')).toEqual([]);
  });
});

test('leaves a text that cannot be read to the check of messages', () => {
  expect(said('en', '{basket')).toEqual([]);
});

test('has a table that does not forbid the words that it gives to write', () => {
  const table = JSON.parse(readFileSync('tools/gate/wording.json', 'utf8'));
  for (const language of ['kk', 'ru', 'en', 'ka']) {
    const texts = [...table.names, ...table.phrases]
      .filter((row) => row[language] && !row[language].except)
      .map((row, place) => [`menu.${place}`, row[language].write]);
    expect(wordingProblems(language, texts, table)).toEqual([]);
  }
});
