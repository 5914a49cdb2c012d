/** @jest-environment node */
import { isDayAndNight, openStretches, type OpeningInterval } from './opening-week';
import type { Weekday } from './weekday';

const WEEK: Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const on = (weekday: Weekday, from: string, to: string): OpeningInterval => ({ weekday, from, to });
const daily = (from: string, to: string) => WEEK.map((weekday) => on(weekday, from, to));
const minute = (weekday: Weekday, hour: number, minutes = 0) => ((weekday - 1) * 24 + hour) * 60 + minutes;

test.each([
  ['00:00', '00:00', true],
  ['00:00', '23:59', true],
  ['00:00', '23:58', false],
  ['00:01', '23:59', false],
  ['09:00', '09:00', false],
  ['00:00', '12:00', false],
])('%s-%s is day and night: %p', (from, to, expected) => {
  expect(isDayAndNight({ from, to })).toBe(expected);
});

test.each([
  ['00:00', '00:00'],
  ['00:00', '23:59'],
  ['09:00', '09:00'],
  ['09:00', '08:59'],
])('reads %s-%s on all seven days as always open where no gap is left', (from, to) => {
  expect(openStretches(daily(from, to)) === 'always').toBe(to !== '08:59');
});

test('ends an interval whose end is not after its beginning on the next day', () => {
  expect(openStretches([on(5, '09:00', '02:00'), on(1, '10:00', '10:00')])).toEqual([
    { start: minute(1, 10), end: minute(2, 10) },
    { start: minute(5, 9), end: minute(6, 2) },
  ]);
});

test.each(['00:00', '23:59'])('ends a single day of 00:00-%s at midnight', (to) => {
  expect(openStretches([on(5, '00:00', to)])).toEqual([{ start: minute(5, 0), end: minute(6, 0) }]);
});

test('takes 23:59 literally after any other beginning', () => {
  expect(openStretches([on(5, '10:00', '23:59'), on(6, '00:00', '02:00')])).toEqual([
    { start: minute(5, 10), end: minute(5, 23, 59) },
    { start: minute(6, 0), end: minute(6, 2) },
  ]);
});

test('joins intervals that touch, overlap or lie within another, in any order', () => {
  expect(
    openStretches([
      on(2, '15:00', '18:00'),
      on(1, '18:00', '00:00'),
      on(2, '00:00', '03:00'),
      on(2, '03:00', '15:00'),
    ]),
  ).toEqual([{ start: minute(1, 18), end: minute(2, 18) }]);
  expect(openStretches([on(3, '09:00', '20:00'), on(3, '10:00', '12:00'), on(3, '19:30', '21:00')])).toEqual([
    { start: minute(3, 9), end: minute(3, 21) },
  ]);
});

test('keeps split shifts apart', () => {
  expect(openStretches([on(3, '17:00', '22:00'), on(3, '09:00', '14:00')])).toEqual([
    { start: minute(3, 9), end: minute(3, 14) },
    { start: minute(3, 17), end: minute(3, 22) },
  ]);
});

test('joins Sunday night to Monday', () => {
  expect(openStretches([on(7, '20:00', '02:00'), on(1, '02:00', '10:00')])).toEqual([
    { start: minute(7, 20), end: minute(7, 24 + 10) },
  ]);
});

test('names a stretch from the first minute of Monday once', () => {
  expect(openStretches([on(1, '00:00', '10:00')])).toEqual([{ start: 0, end: 600 }]);
});

test('leaves out an interval with an unreadable time', () => {
  expect(openStretches([on(1, '24:00', '10:00'), on(2, '9:00', '10:00'), on(3, '09:00', '10:60')])).toEqual(
    [],
  );
  expect(openStretches([])).toEqual([]);
});
