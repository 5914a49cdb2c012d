/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { wordingProblems } from './wording.mjs';

const TABLE = {
  names: [
    {
      en: { write: 'cart', never: ['basket*'] },
      ru: { write: 'корзина', never: ['тележк*'] },
    },
    { en: { write: 'bonuses', never: ['points'], except: ['rewards'] } },
    { en: { write: 'restaurant', never: ['venue'] } },
  ],
  phrases: [{ ru: { write: 'что угодно', never: ['что-угодно'] } }],
  units: { kk: ['мин'], ru: ['мин', 'с', 'шт.'], en: ['min', 's'], ka: ['წთ'] },
  contractions: { except: ['content.documents'] },
  moneyArguments: ['price'],
};
const said = (language, text, key = 'menu.a') => wordingProblems(language, [[key, text]], TABLE);

// Holds I18N-15.
test.each([
  ['en', 'Refill the Baskets', "says 'Baskets': write 'cart'"],
  ['ru', 'Найти что-угодно', "says 'что-угодно': write 'что угодно'"],
  ['en', '{n, plural, one {# basket} other {# carts}}', "says 'basket': write 'cart'"],
  ['en', '<b>Your <i>basket</i></b>', "says 'basket': write 'cart'"],
  ['kk', '{time}‑де', "gives {time} the ending 'де'"],
  ['kk', '{time}‑ден кейін', "gives {time} the ending 'ден'"],
  ['kk', '<s>{price}‑дан</s> басталады', "gives {price} the ending 'дан'"],
  ['kk', '{n, plural, one {#‑ке} other {#‑ке}}', "gives {#} the ending 'ке'"],
  ['kk', '{price} <s>бастап</s>', "puts 'бастап' after {price}"],
  ['kk', '{day} дейін', "puts 'дейін' after {day}"],
  ['kk', 'сомасының 30\u00a0%-ына дейін', 'lets an ending break off'],
  ['kk', '{percent} % қайтады', "lets '%' break off"],
  ['kk', '15 мин', "lets 'мин' break off"],
  ['ka', '{time}-ზე', 'lets an ending break off'],
  ['ka', '{price}<s>-დან</s>', 'lets an ending break off'],
  ['ka', 'Telegram-ის', 'lets an ending break off'],
  ['ka', '{n, plural, one {# კერძი} other {# კერძები}}', "says 'კერძები' after a number"],
  ['ka', 'არაუმეტეს {limit} ცალი', "says 'ცალი' after 'არაუმეტეს': write the genitive"],
  ['ka', 'ᲛᲔᲜᲘᲣ', 'writes Georgian in capitals'],
  ['ka', '{minutes} წთ', "lets 'წთ' break off"],
  ['ru', '{minutes} мин', "lets 'мин' break off"],
  ['ru', '{n, plural, one {Блюда, # шт.} few {# шт.} many {# шт.} other {# шт.}}', "lets 'шт.' break off"],
  ['ru', 'через {seconds} с', "lets 'с' break off"],
  ['ru', 'Заказ № {number}', 'lets a number break off'],
  ['en', 'Order no. {number}', 'lets a number break off'],
  ['en', '{from}–{to} min', "lets 'min' break off"],
  ['en', 'This is not fiscal', "writes 'is not' in full"],
  ['en', 'It cannot be opened', "writes 'cannot' in full"],
  ['en', 'You are offline', "writes 'You are' in full"],
  ['en', 'We will call you', "writes 'We will' in full"],
  ['en', 'There is no table', "writes 'There is' in full"],
  ['en', 'You have already paid', "writes 'You have' in full"],
])('in %s %j is reported once: it %s', (language, text, problem) => {
  expect(said(language, text)).toEqual([expect.stringContaining(`menu.a ${problem}`)]);
});

test.each([
  ['en', 'A casket', 'menu.a'],
  ['en', 'The avenue of {venue}', 'menu.a'],
  ['en', '7 points', 'rewards.b.c'],
  ['ka', 'basket', 'menu.a'],
  ['kk', '{price}‑ден басталады'],
  ['kk', '{price}‑ге дейін'],
  ['kk', '{day} күніне дейін'],
  ['kk', '{page}-бет'],
  ['kk', 'сомасының {percent}\u00a0%‑ына дейін'],
  ['ka', '{time}‑ზე'],
  ['ka', 'კითხვა-პასუხი'],
  ['ka', 'დღე-ღამე'],
  ['ka', '{count} კერძი, {percent}%'],
  ['ka', 'არაუმეტეს {limit} ცალისა'],
  ['ka', 'არაუმეტეს {most} სიმბოლოსი'],
  ['ru', '{minutes}\u00a0мин'],
  ['ru', '{minutes} минут'],
  ['ru', '{name} с мясом'],
  ['en', 'There’s no {thing}'],
  ['en', '{count} small dishes'],
  ['en', 'Tell us where it is.'],
  ['en', 'You have a coupon'],
  ['en', 'We do not sell it', 'content.documents.1.body'],
  // An unreadable text is left to the check of messages.
  ['en', '{basket'],
])('in %s %j is allowed', (...row) => {
  expect(said(...row)).toEqual([]);
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

test('no declaration has a name that wording.json replaces', () => {
  const { code } = JSON.parse(readFileSync(`${__dirname}/wording.json`, 'utf8'));
  const declared = `\\b(const|let|function|interface|type|class) (${Object.keys(code).join('|')})\\b`;
  const args = ['grep', '-nE', declared, '--', '*.ts', '*.tsx', '*.mjs'];
  const { status, stdout } = spawnSync('git', args, { cwd: __dirname + '/../..', encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
});
