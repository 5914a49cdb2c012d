/** @jest-environment node */
import { fromZonedTime } from 'date-fns-tz';
import fc from 'fast-check';
import { fromWall, isTimezone, toWall } from './zone';

const ZONES = [
  'Asia/Almaty',
  'Asia/Aqtobe',
  'Asia/Tbilisi',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
];
const instants = fc
  .integer({ min: Date.UTC(2023, 0, 1) / 60_000, max: Date.UTC(2028, 0, 1) / 60_000 })
  .map((minutes) => minutes * 60_000);

const wallText = (at: string, zone: string) => new Date(toWall(Date.parse(at), zone)).toISOString();
const instantText = (wall: string, zone: string) =>
  new Date(fromWall(Date.parse(`${wall}Z`), zone)).toISOString();

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

test.each([
  ['2026-11-21T08:28:00', 'Asia/Almaty', '2026-11-21T03:28:00.000Z'],
  ['2026-11-21T01:00:00', '+05:00', '2026-11-20T20:00:00.000Z'],
  // Berlin: 02:30 is skipped on 29 March, comes twice on 25 October
  ['2026-03-29T01:59:00', 'Europe/Berlin', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T02:30:00', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29T03:00:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T01:59:00', 'Europe/Berlin', '2026-10-24T23:59:00.000Z'],
  ['2026-10-25T02:30:00', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T03:00:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
  // Almaty went back an hour at midnight: 23:30 came twice
  ['2024-02-29T23:30:00', 'Asia/Almaty', '2024-02-29T17:30:00.000Z'],
  ['2024-03-01T00:00:00', 'Asia/Almaty', '2024-02-29T19:00:00.000Z'],
])('%s on the wall in %s is %s', (wall, zone, expected) => {
  expect(instantText(wall, zone)).toBe(expected);
});

test('finds an instant again by its wall time, or the earlier one that shows the same', () => {
  fc.assert(
    fc.property(instants, fc.constantFrom(...ZONES), (at, zone) => {
      const wall = toWall(at, zone);
      const found = fromWall(wall, zone);
      expect(found).toBeLessThanOrEqual(at);
      expect(toWall(found, zone)).toBe(wall);
    }),
    { numRuns: 500 },
  );
});

test('agrees with date-fns-tz on every wall time that comes once', () => {
  fc.assert(
    fc.property(instants, fc.constantFrom(...ZONES), (at, zone) => {
      const wall = toWall(at, zone);
      const comesTwice = [-60, -30, 30, 60].some((minutes) => toWall(at + minutes * 60_000, zone) === wall);
      fc.pre(!comesTwice);
      expect(fromWall(wall, zone)).toBe(
        fromZonedTime(new Date(wall).toISOString().slice(0, 19), zone).getTime(),
      );
    }),
    { numRuns: 500 },
  );
});

test('knows which zones it can compute with', () => {
  expect(['Asia/Almaty', 'Asia/Aqtobe', 'UTC', '+05:00', '-03:30'].map(isTimezone)).toEqual(
    Array(5).fill(true),
  );
  expect(['', 'Asia/Dastarkhan', '+24:00', '+05:60', '05:00', 'Z '].map(isTimezone)).toEqual(
    Array(6).fill(false),
  );
});

test('refuses an unknown zone and an instant that is none', () => {
  expect(() => toWall(0, 'Asia/Dastarkhan')).toThrow(RangeError);
  expect(() => fromWall(0, 'Asia/Dastarkhan')).toThrow(RangeError);
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
      expect(old.fromWall(Date.UTC(2026, 10, 21, 17), zone)).toBe(Date.UTC(2026, 10, 21, 12));
      expect(old.toWall(Date.UTC(2024, 1, 29, 18), zone)).toBe(Date.UTC(2024, 1, 29, 23));
      expect(old.toWall(Date.UTC(2024, 1, 29, 17, 59), zone)).toBe(Date.UTC(2024, 1, 29, 23, 59));
    },
  );

  test('another zone at +06:00 is left alone', async () => {
    const old = await import('./zone');
    expect(old.toWall(Date.UTC(2026, 10, 21, 12), 'Asia/Dhaka')).toBe(Date.UTC(2026, 10, 21, 18));
  });
});
