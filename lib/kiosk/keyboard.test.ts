import { LANGUAGES } from '@/lib/core/site/site';
import { DIGIT_ROWS, keyRows, LETTER_ROWS, withKey } from './keyboard';

/** Every letter of each language's alphabet. */
const ALPHABETS = {
  ru: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  kk: 'аәбвгғдеёжзийкқлмнңоөпрстуұүфхһцчшщъыіьэюя',
  ka: 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ',
  en: 'abcdefghijklmnopqrstuvwxyz',
};

test.each(LANGUAGES)('the keys of %s are its alphabet, each letter once', (language) => {
  const keys = Array.from(LETTER_ROWS[language].join(''));
  expect(keys.sort()).toEqual(Array.from(ALPHABETS[language]).sort());
});

test('the keys of numbers are the ten digits', () => {
  expect(Array.from(DIGIT_ROWS.join('')).sort()).toEqual(Array.from('0123456789'));
});

test.each([
  ['', 'а', 'ru', 'А'],
  ['А', 'н', 'ru', 'Ан'],
  ['Анна ', 'м', 'ru', 'Анна М'],
  ['Анна-', 'м', 'ru', 'Анна-М'],
  ['', 'і', 'kk', 'І'],
  ['', 'ნ', 'ka', 'ნ'],
  ['', 'i', 'en', 'I'],
] as const)('%j and the key %s of %s are %j', (text, letter, language, next) => {
  expect(withKey('letters', text, letter, language)).toBe(next);
});

test('a search has digits above the letters, and begins with no capital', () => {
  expect(keyRows('search', 'kk')).toEqual(['1234567890', ...LETTER_ROWS.kk]);
  expect(withKey('search', '', 'п', 'ru')).toBe('п');
  expect(withKey('search', 'плов ', 'д', 'ru')).toBe('плов д');
});
