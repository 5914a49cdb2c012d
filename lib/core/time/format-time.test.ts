/** @jest-environment node */
import { ka, kk, ru, enUS } from 'date-fns/locale';
import { formatDate, formatDay, formatTime, toZonedTimestamp } from './format-time';
import { MONTHS, type DateLocale } from './months';

const ALMATY = 'Asia/Almaty';

describe('writing a date', () => {
  // Holds TIME-04.
  test.each<[DateLocale, string]>([
    ['kk', '5\u00a0қаңтар 09:07'],
    ['ru', '5\u00a0января 09:07'],
    ['en', '5\u00a0January 09:07'],
    ['ka', '5\u00a0იანვარი 09:07'],
  ])('reads as D MMMM HH:mm in %s', (locale, expected) => {
    expect(formatDate(new Date('2026-01-05T04:07:00Z'), locale, ALMATY)).toBe(expected);
  });

  test.each<[DateLocale, typeof ru]>([
    ['kk', kk],
    ['ru', ru],
    ['en', enUS],
    ['ka', ka],
  ])('names all months in %s as date-fns does', (locale, table) => {
    const months = Array.from({ length: 12 }, (_, month) =>
      formatDate(new Date(Date.UTC(2026, month, 15)), locale, 'UTC', 'MMMM'),
    );
    expect(months).toEqual(
      Array.from({ length: 12 }, (_, month) =>
        table.localize.month(month as 0, { width: 'wide', context: 'formatting' }),
      ),
    );
  });

  test('never puts Georgian in capitals', () => {
    expect(MONTHS.ka.join('')).toMatch(/^[\u10D0-\u10FF]+$/);
  });

  test('follows the pattern, with two digits where it says so', () => {
    const date = new Date('2026-03-09T21:04:05Z');
    expect(formatDate(date, 'ru', ALMATY, 'DD.MM.YYYY HH:mm:ss')).toBe('10.03.2026 02:04:05');
    expect(formatDate(date, 'en', 'Asia/Tbilisi', 'D MMMM YYYY')).toBe('10\u00a0March 2026');
    expect(formatDate(date, 'en', 'UTC', 'D MMMM YYYY')).toBe('9\u00a0March 2026');
  });

  test('refuses an invalid date', () => {
    expect(() => formatDate(new Date(NaN), 'ru', ALMATY)).toThrow(RangeError);
  });
});

test.each([
  ['2026-11-20T18:59:59Z', '23:59'],
  ['2026-11-20T19:00:00Z', '00:00'],
  ['2026-11-21T04:05:00Z', '09:05'],
])('writes the time of %s as %s in Almaty', (iso, expected) => {
  expect(formatTime(new Date(iso), ALMATY)).toBe(expected);
});

describe('naming a day', () => {
  const now = new Date('2026-12-31T18:30:00Z'); // 23:30 in Almaty

  test.each([
    ['2026-12-31T18:59:59Z', { kind: 'today' }],
    ['2026-12-30T19:00:00Z', { kind: 'today' }],
    ['2026-12-31T19:00:00Z', { kind: 'tomorrow' }],
    ['2027-01-01T18:59:59Z', { kind: 'tomorrow' }],
    ['2027-01-01T19:00:00Z', { kind: 'date', text: '2\u00a0января' }],
    ['2026-12-30T18:59:59Z', { kind: 'date', text: '30\u00a0декабря' }],
  ])('calls %s %p at half past eleven on New Year’s Eve in Almaty', (iso, expected) => {
    expect(formatDay(new Date(iso), now, 'ru', ALMATY)).toEqual(expected);
  });

  test.each([
    ['2026-12-31T19:00:00Z', { kind: 'today' }],
    ['2027-01-01T18:59:59Z', { kind: 'today' }],
    ['2027-01-01T19:00:00Z', { kind: 'tomorrow' }],
  ])('calls %s %p in the new year’s first hour in Almaty, which is the old year in UTC', (iso, expected) => {
    expect(formatDay(new Date(iso), new Date('2026-12-31T19:30:00Z'), 'ru', ALMATY)).toEqual(expected);
  });

  test('counts days where the venue is', () => {
    expect(formatDay(new Date('2026-12-31T20:30:00Z'), now, 'ka', 'Asia/Tbilisi')).toEqual({
      kind: 'tomorrow',
    });
    expect(formatDay(new Date('2026-12-31T19:30:00Z'), now, 'ka', 'Asia/Tbilisi')).toEqual({ kind: 'today' });
  });
});

describe('a timestamp of the platform', () => {
  // Holds TIME-01, TIME-03.
  test.each([
    ['2026-11-20T20:15:30Z', ALMATY, '2026-11-21 01:15:30'],
    ['2026-11-20T20:15:30.999Z', 'Asia/Tbilisi', '2026-11-21 00:15:30'],
    ['2026-12-31T19:00:00Z', '+05:00', '2027-01-01 00:00:00'],
  ])('%s is shown in %s as %s', (iso, timezone, expected) => {
    expect(toZonedTimestamp(iso, timezone)).toBe(expected);
  });

  // Holds TIME-02.
  test("is shown in the browser's zone where none is configured", () => {
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(toZonedTimestamp('2026-11-20T20:15:30Z')).toBe(toZonedTimestamp('2026-11-20T20:15:30Z', here));
    expect(toZonedTimestamp('2026-06-20T20:15:30Z', '')).toBe(toZonedTimestamp('2026-06-20T20:15:30Z', here));
  });

  test.each(['2026-11-20 20:15:30', '2026-11-20T20:15:30+05:00', 'soonZ', ''])(
    'stays as it is where it does not end in Z or is no time: %p',
    (text) => {
      expect(toZonedTimestamp(text, ALMATY)).toBe(text);
    },
  );
});
