/** @jest-environment node */
import { isTimezone, toWall } from './zone';

const wallText = (at: string, zone: string) => new Date(toWall(Date.parse(at), zone)).toISOString();

test.each([
  ['2026-11-21T03:28:00.000Z', 'Asia/Almaty', '2026-11-21T08:28:00.000Z'],
  ['2024-02-29T17:59:59.000Z', 'Asia/Almaty', '2024-02-29T23:59:59.000Z'],
  ['2024-02-29T18:00:00.000Z', 'Asia/Almaty', '2024-02-29T23:00:00.000Z'],
  ['2026-11-21T03:28:00.123Z', 'Asia/Tbilisi', '2026-11-21T07:28:00.123Z'],
  ['2026-11-21T20:00:00.000Z', '+05:00', '2026-11-22T01:00:00.000Z'],
  ['2026-11-21T03:00:00.000Z', '-03:30', '2026-11-20T23:30:00.000Z'],
  ['1969-12-31T23:59:59.500Z', 'Asia/Tbilisi', '1970-01-01T03:59:59.500Z'],
])('at %s the wall in %s shows %s', (at, zone, expected) => {
  expect(wallText(at, zone)).toBe(expected);
});

test('recognizes the zones that it can compute with', () => {
  expect(['Asia/Almaty', 'Asia/Aqtobe', 'UTC', '+05:00', '-03:30'].map(isTimezone)).toEqual(
    Array(5).fill(true),
  );
  expect(['', 'Asia/Dastarkhan', '+24:00', '+05:60', '05:00', 'Z '].map(isTimezone)).toEqual(
    Array(6).fill(false),
  );
});

test('refuses an unknown zone and an invalid instant', () => {
  expect(() => toWall(0, 'Asia/Dastarkhan')).toThrow(RangeError);
  expect(() => toWall(NaN, 'Asia/Almaty')).toThrow(RangeError);
  expect(() => toWall(NaN, '+05:00')).toThrow(RangeError);
});

describe('on a phone whose zone data is older than 2024', () => {
  const RealFormat = Intl.DateTimeFormat;

  beforeEach(() => {
    class OldFormat extends RealFormat {
      constructor(locale: string, options: Intl.DateTimeFormatOptions) {
        super(locale, { ...options, timeZone: 'Etc/GMT-6' });
      }
    }
    Object.defineProperty(Intl, 'DateTimeFormat', { value: OldFormat, configurable: true, writable: true });
    jest.resetModules();
  });

  afterEach(() => {
    Object.defineProperty(Intl, 'DateTimeFormat', { value: RealFormat, configurable: true, writable: true });
  });

  test.each(['Asia/Almaty', 'Asia/Qostanay'])(
    '%s is at +05:00 since March 2024 all the same',
    async (zone) => {
      const old = await import('./zone');
      expect(old.toWall(Date.UTC(2026, 10, 21, 12), zone)).toBe(Date.UTC(2026, 10, 21, 17));
      expect(old.toWall(Date.UTC(2024, 1, 29, 18), zone)).toBe(Date.UTC(2024, 1, 29, 23));
      expect(old.toWall(Date.UTC(2024, 1, 29, 17, 59), zone)).toBe(Date.UTC(2024, 1, 29, 23, 59));
    },
  );

  test('another zone at +06:00 is left alone', async () => {
    const old = await import('./zone');
    expect(old.toWall(Date.UTC(2026, 10, 21, 12), 'Asia/Dhaka')).toBe(Date.UTC(2026, 10, 21, 18));
  });
});
