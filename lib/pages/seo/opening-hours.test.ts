/** @jest-environment node */
import fc from 'fast-check';
import type { OpeningInterval } from '@/lib/core/time/opening-week';
import { isOpenAt } from '@/lib/core/time/venue-clock.server';
import type { Weekday } from '@/lib/core/time/weekday';
import { openingHours, type OpeningHours } from './opening-hours';

const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const daily = (from: string, to: string, weekdays = WEEK): OpeningInterval[] =>
  weekdays.map((weekday) => ({ weekday, from, to }));

const of = (hours: readonly OpeningInterval[], closeInAdvanceMinutes = 0) =>
  openingHours({ hours, closeInAdvanceMinutes })?.map(
    ({ dayOfWeek, opens, closes }) =>
      `${dayOfWeek.map((day) => day.slice(0, 2)).join(' ')} ${opens}-${closes}`,
  );

describe('the opening hours of a venue for search engines', () => {
  test('name days of equal hours once', () => {
    expect(of(daily('09:00', '23:00'))).toEqual(['Mo Tu We Th Fr Sa Su 09:00-23:00']);
    expect(of([...daily('09:00', '23:00', [1, 2, 3, 4, 5]), ...daily('10:00', '22:00', [6, 7])])).toEqual([
      'Mo Tu We Th Fr 09:00-23:00',
      'Sa Su 10:00-22:00',
    ]);
  });

  test('end when orders end: closing is shortened by close_in_advance_minutes', () => {
    expect(of(daily('09:00', '23:00'), 30)).toEqual(['Mo Tu We Th Fr Sa Su 09:00-22:30']);
    expect(of(daily('09:00', '00:15'), 30)).toEqual(['Mo Tu We Th Fr Sa Su 09:00-23:45']);
  });

  test('leave out what is over before it begins', () => {
    expect(of([...daily('09:00', '09:20', [1]), ...daily('12:00', '20:00', [1])], 30)).toEqual([
      'Mo 12:00-19:30',
      'Tu We Th Fr Sa Su 00:00-00:00',
    ]);
  });

  test('pass midnight on the day they start', () => {
    expect(of(daily('18:00', '02:00', [5, 6]))).toEqual(['Mo Tu We Th Su 00:00-00:00', 'Fr Sa 18:00-02:00']);
    expect(of(daily('10:00', '00:00', [7]))).toContain('Su 10:00-00:00');
  });

  test('hold both halves of a split shift', () => {
    expect(of([...daily('09:00', '12:00', [1]), ...daily('17:00', '23:00', [1])], 30)).toEqual([
      'Mo 09:00-11:30',
      'Mo 17:00-22:30',
      'Tu We Th Fr Sa Su 00:00-00:00',
    ]);
  });

  test.each(['00:00', '23:59'])('are day and night for 00:00-%s, whatever is taken off at closing', (to) => {
    expect(of(daily('00:00', to), 60)).toEqual(['Mo Tu We Th Fr Sa Su 00:00-23:59']);
  });

  test('name a single whole day, and part what is longer than a day', () => {
    expect(of(daily('00:00', '00:00', [3]))).toContain('We 00:00-23:59');
    expect(of(daily('09:00', '09:00', [3]))).toEqual([
      'Mo Tu Fr Sa Su 00:00-00:00',
      'We 09:00-23:59',
      'Th 00:00-09:00',
    ]);
  });

  test('name the days off, and say nothing where nothing is known', () => {
    expect(of(daily('09:00', '23:00', [1]))).toEqual(['Mo 09:00-23:00', 'Tu We Th Fr Sa Su 00:00-00:00']);
    expect(of([])).toBeUndefined();
    expect(of([{ weekday: 1, from: 'noon', to: '25:00' }])).toBeUndefined();
  });

  test('say the same as the venue clock at every hour of the week', () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30'))
      .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
    const interval = fc.record({ weekday: fc.constantFrom(...WEEK), from: time, to: time });
    fc.assert(
      fc.property(
        fc.array(interval, { minLength: 1, maxLength: 8 }),
        fc.constantFrom(0, 15, 30, 120),
        (hours, closeInAdvanceMinutes) => {
          const listed = openingHours({ hours, closeInAdvanceMinutes }) ?? [];
          const schedule = { hours, closeInAdvanceMinutes, timezone: 'UTC' };
          const wrong: Date[] = [];
          for (let minute = 7; minute < 7 * 24 * 60; minute += 15) {
            // Monday, 2 March 2026.
            const at = new Date(Date.UTC(2026, 2, 2, 0, minute));
            if (isListed(listed, minute) !== isOpenAt(schedule, at)) wrong.push(at);
          }
          expect(wrong).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });
});

/** Reads the hours as a search engine does. */
function isListed(listed: readonly OpeningHours[], minuteOfWeek: number): boolean {
  const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return listed.some(({ dayOfWeek, opens, closes }) =>
    dayOfWeek.some((day) => {
      const start = minuteOf(opens);
      if (opens === closes) return false;
      const end = closes === '23:59' ? 1440 : minuteOf(closes) + (minuteOf(closes) > start ? 0 : 1440);
      const begin = DAYS.indexOf(day) * 1440 + start;
      return [0, 10_080].some(
        (week) => minuteOfWeek + week >= begin && minuteOfWeek + week < begin + end - start,
      );
    }),
  );
}
