/** @jest-environment node */
import fc from 'fast-check';
import { onlyDate, onlyLetters, onlyNumber } from './typed';

// Holds LAY-34.
test.each([
  ['Айгерім', 'Айгерім'],
  ['Ғани Әлі', 'ҒаниӘлі'],
  ['ნინო-მარია', 'ნინო-მარია'],
  ['Jean-Luc 2', 'Jean-Luc'],
  ["O'Neil", 'ONeil'],
  ['José', 'José'],
  ['<b>7</b>', 'bb'],
  ['👩‍🍳', ''],
  ['Ни\u200Bно\u3164\u{E0100}', 'Нино'],
])('a letter input takes of %j only %j', (typed, stays) => {
  expect(onlyLetters(typed)).toBe(stays);
});

// Holds LAY-33.
test.each([
  ['12.50', '12.50'],
  ['12,5', '12.5'],
  ['1.2.3', '1.23'],
  ['1 000 ₸', '1000'],
  ['-5e3', '53'],
  ['.5', '.5'],
  ['', ''],
])('a numeric input takes of %j only %j', (typed, stays) => {
  expect(onlyNumber(typed)).toBe(stays);
});

test.each([
  ['2', '2'],
  ['21', '21'],
  ['210', '21/0'],
  ['21/0', '21/0'],
  ['21/', '21'],
  ['21051994', '21/05/1994'],
  ['21.05.1994', '21/05/1994'],
  ['210519941', '21/05/1994'],
  ['1994-05-21', '21/05/1994'],
  ['\u200E1994-05-21\u200F', '21/05/1994'],
  ['abc', ''],
])('a date input writes %j as %j', (typed, written) => {
  expect(onlyDate(typed)).toBe(written);
});

test('what stays, stays when it is typed again, and so does its beginning', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (typed, cut) => {
      for (const rule of [onlyLetters, onlyNumber, onlyDate]) {
        expect(rule(rule(typed))).toBe(rule(typed));
        expect(rule(typed).startsWith(rule(typed.slice(0, cut)))).toBe(true);
      }
    }),
  );
});
