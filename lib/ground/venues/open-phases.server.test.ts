/** @jest-environment node */
import { KZT_FORMAT } from '@/lib/core/money/money';
import type { OpeningInterval } from '@/lib/core/time/opening-week';
import { openPhases } from './open-phases.server';

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

function phases(hours: OpeningInterval[], now: string, closeInAdvanceMinutes = 0) {
  const townConfig = {
    id: 1,
    version: 1,
    timezone: 'Asia/Almaty',
    utcOffset: '+05:00',
    phoneCode: '+7',
    countryCode: 'KZ' as const,
    moneyFormat: KZT_FORMAT,
    locale: { default: 'kk' as const, fallback: 'ru' as const, supported: ['kk' as const] },
  };
  return openPhases({ openingHours: hours, closeInAdvanceMinutes, townConfig }, new Date(now)).map(
    ({ clock, fromMs }) => [new Date(fromMs).toISOString(), clock.state],
  );
}
const daily = (from: string, to: string): OpeningInterval[] => WEEK.map((weekday) => ({ weekday, from, to }));

describe('what a badge says from now on', () => {
  test('follows the day: open, closing soon, closed, closed until later that day, open again', () => {
    // 10:00-22:00 in Almaty is 05:00-17:00 in UTC.
    expect(phases(daily('10:00', '22:00'), '2026-03-11T10:00:00Z')).toEqual([
      ['2026-03-11T10:00:00.000Z', 'open'],
      ['2026-03-11T16:00:00.000Z', 'closingSoon'],
      ['2026-03-11T17:00:00.000Z', 'closed'],
      // Midnight: what opened tomorrow opens today.
      ['2026-03-11T19:00:00.000Z', 'closed'],
      ['2026-03-12T05:00:00.000Z', 'open'],
    ]);
  });

  test('ends taking orders by close_in_advance_minutes earlier', () => {
    expect(phases(daily('10:00', '22:00'), '2026-03-11T10:00:00Z', 30).slice(0, 3)).toEqual([
      ['2026-03-11T10:00:00.000Z', 'open'],
      ['2026-03-11T15:30:00.000Z', 'closingSoon'],
      ['2026-03-11T16:30:00.000Z', 'closed'],
    ]);
  });

  test.each([
    ['00:00', '00:00'],
    ['00:00', '23:59'],
  ])('is one phase for ever day and night (%s-%s)', (from, to) => {
    expect(phases(daily(from, to), '2026-03-11T10:00:00Z')).toEqual([['2026-03-11T10:00:00.000Z', 'open']]);
  });

  test('is closed for ever without hours', () => {
    expect(phases([], '2026-03-11T10:00:00Z')).toEqual([['2026-03-11T10:00:00.000Z', 'closed']]);
  });

  test('follows a day in two shifts to its end', () => {
    const hours = [...daily('10:00', '15:00'), ...daily('17:00', '23:00')];
    expect(phases(hours, '2026-03-11T02:00:00Z')).toEqual([
      ['2026-03-11T02:00:00.000Z', 'closed'],
      ['2026-03-11T05:00:00.000Z', 'open'],
      ['2026-03-11T09:00:00.000Z', 'closingSoon'],
      ['2026-03-11T10:00:00.000Z', 'closed'],
      ['2026-03-11T12:00:00.000Z', 'open'],
      ['2026-03-11T17:00:00.000Z', 'closingSoon'],
      ['2026-03-11T18:00:00.000Z', 'closed'],
      // Midnight: what opened tomorrow opens today.
      ['2026-03-11T19:00:00.000Z', 'closed'],
    ]);
  });

  test('is not longer than a cached page needs', () => {
    expect(phases(daily('10:00', '11:00'), '2026-03-11T10:00:00Z')).toEqual([
      ['2026-03-11T10:00:00.000Z', 'closed'],
      ['2026-03-11T19:00:00.000Z', 'closed'],
      ['2026-03-12T05:00:00.000Z', 'closingSoon'],
      ['2026-03-12T06:00:00.000Z', 'closed'],
    ]);
    expect(phases([{ weekday: 6, from: '10:00', to: '11:00' }], '2026-03-11T10:00:00Z')).toHaveLength(2);
  });

  test('has an end where the hours change without one', () => {
    const everyHour = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0')).flatMap((hour) =>
      daily(`${hour}:00`, `${hour}:30`),
    );
    expect(phases(everyHour, '2026-03-11T10:00:00Z')).toHaveLength(16);
  });
});
