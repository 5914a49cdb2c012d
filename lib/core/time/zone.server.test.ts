/** @jest-environment node */
import fc from 'fast-check';
import { fromWall, toWall } from './zone.server';
import { toWall as toWallOnPhone } from './zone';

/** The zones of Kazakhstan and Georgia, and offsets as the platform writes them. */
const ZONES = [
  'Asia/Almaty',
  'Asia/Aqtau',
  'Asia/Aqtobe',
  'Asia/Atyrau',
  'Asia/Oral',
  'Asia/Qostanay',
  'Asia/Qyzylorda',
  'Asia/Tbilisi',
  '+05:00',
  '-03:30',
  'UTC',
];
const MINUTE_MS = 60_000;
/** Two years before Kazakhstan's last change of the clocks, to ten years after. */
const instants = fc
  .integer({ min: Date.UTC(2022, 0, 1) / MINUTE_MS, max: Date.UTC(2034, 0, 1) / MINUTE_MS })
  .map((minutes) => minutes * MINUTE_MS);
/** Since then neither country has changed its clocks. */
const presentInstants = instants.filter((atMs) => atMs >= Date.UTC(2024, 2, 2));

test('shows the wall time that a phone shows, at every instant', () => {
  fc.assert(
    fc.property(instants, fc.constantFrom(...ZONES, 'Europe/Berlin', 'Australia/Lord_Howe'), (atMs, zone) => {
      expect(toWall(atMs, zone)).toBe(toWallOnPhone(atMs, zone));
    }),
    { numRuns: 3000 },
  );
});

test('shows what a phone shows in the hours around the change of the clocks', () => {
  const changeMs = Date.UTC(2024, 1, 29, 18);
  for (const zone of ['Asia/Almaty', 'Asia/Qostanay'])
    for (
      let atMs = changeMs - 24 * 60 * MINUTE_MS;
      atMs < changeMs + 24 * 60 * MINUTE_MS;
      atMs += 10 * MINUTE_MS
    )
      expect(toWall(atMs, zone)).toBe(toWallOnPhone(atMs, zone));
});

test('finds an instant again by its wall time', () => {
  fc.assert(
    fc.property(presentInstants, fc.constantFrom(...ZONES), (atMs, zone) => {
      expect(fromWall(toWall(atMs, zone), zone)).toBe(atMs);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['2026-11-21T08:28:00', 'Asia/Almaty', '2026-11-21T03:28:00.000Z'],
  ['2026-11-21T01:00:00', '+05:00', '2026-11-20T20:00:00.000Z'],
  ['2026-03-29T01:59:00', 'Europe/Berlin', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T03:00:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T03:00:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
  ['2024-03-01T00:00:00', 'Asia/Almaty', '2024-02-29T19:00:00.000Z'],
])('%s on the wall in %s is %s', (wall, zone, expected) => {
  expect(new Date(fromWall(Date.parse(`${wall}Z`), zone)).toISOString()).toBe(expected);
});

test('refuses an unknown zone and an invalid time', () => {
  expect(() => toWall(0, 'Asia/Dastarkhan')).toThrow(RangeError);
  expect(() => fromWall(0, 'Asia/Dastarkhan')).toThrow(RangeError);
  expect(() => toWall(NaN, 'Asia/Almaty')).toThrow(RangeError);
  expect(() => fromWall(NaN, '+05:00')).toThrow(RangeError);
});
