/** @jest-environment node */
import type { OpeningInterval } from '@/lib/core/time/opening-week';
import type { Weekday } from '@/lib/core/time/weekday';
import { dayRuns, hoursTable, passesMidnight, type HoursRow } from './hours-table';

const on = (weekdays: Weekday[], from: string, to: string): OpeningInterval[] =>
  weekdays.map((weekday) => ({ weekday, from, to }));
const EVERY_DAY: Weekday[] = [1, 2, 3, 4, 5, 6, 7];

const texts = (row: HoursRow) =>
  [
    dayRuns(row.weekdays)
      .map(([from, to]) => (from === to ? from : `${from}-${to}`))
      .join(','),
    row.isDayAndNight
      ? 'day and night'
      : row.shifts.map(({ from, to }) => `${from}-${to}`).join(' ') || 'off',
  ].join(': ');

// Holds TIME-10.
describe('the hours of a venue', () => {
  test.each([
    [
      'equal days stand together',
      [...on([1, 2, 3, 4], '09:00', '23:00'), ...on([5, 6, 7], '10:00', '02:00')],
      ['1-4: 09:00-23:00', '5-7: 10:00-02:00'],
    ],
    [
      'also those apart from each other',
      [...on([1, 2, 4], '09:00', '21:00'), ...on([3, 5, 6, 7], '10:00', '20:00')],
      ['1-2,4: 09:00-21:00', '3,5-7: 10:00-20:00'],
    ],
    [
      'a day without hours is a day off',
      on([1, 2, 3, 4, 5, 6], '09:00', '18:00'),
      ['1-6: 09:00-18:00', '7: off'],
    ],
    [
      'shifts of a day are one row, the earlier first',
      [...on(EVERY_DAY, '17:00', '23:00'), ...on(EVERY_DAY, '09:00', '14:00')],
      ['1-7: 09:00-14:00 17:00-23:00'],
    ],
    ['00:00-00:00 is day and night', on(EVERY_DAY, '00:00', '00:00'), ['1-7: day and night']],
    [
      '00:00-23:59 too, together with it',
      [...on([1, 2], '00:00', '23:59'), ...on([3, 4, 5, 6, 7], '00:00', '00:00')],
      ['1-7: day and night'],
    ],
    ['nothing is known of no hours', [], []],
  ])('%s', (_what, hours, rows) => {
    expect(hoursTable(hours).map(texts)).toEqual(rows);
  });

  test('the hours of a venue that pass midnight are detected; those that end at midnight are not', () => {
    expect(passesMidnight(hoursTable(on([5], '10:00', '02:00')))).toBe(true);
    expect(passesMidnight(hoursTable(on([5], '10:00', '00:00')))).toBe(false);
    expect(passesMidnight(hoursTable(on([5], '10:00', '22:00')))).toBe(false);
  });
});
