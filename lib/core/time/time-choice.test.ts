/** @jest-environment node */
import { DAY_MS, HOUR_MS } from './duration';
import { timeIn, timesByDay, timesByHour } from './time-choice';

const ZONE = 'Asia/Almaty';
/** In Almaty, +05:00. */
const at = (wall: string) => new Date(`${wall}:00+05:00`).toISOString();
const range = (day: string, from: string, to: string) => ({
  dayMs: Date.parse(day),
  fromMs: Date.parse(at(`${day}T${from}`)),
  toMs: Date.parse(at(`${day}T${to}`)),
});
const days = timesByDay([
  range('2026-03-14', '22:30', '22:45'),
  range('2026-03-14', '23:15', '23:15'),
  range('2026-03-15', '00:00', '00:00'),
  range('2026-03-15', '22:15', '22:15'),
  range('2026-03-17', '10:00', '10:00'),
]);
const [today, tomorrow] = days;
const hours = timesByHour(today?.times ?? [], ZONE);

describe('the times that can be chosen', () => {
  test('stand by the days of the venue’s clock, without the days it is closed', () => {
    expect(days.map(({ startMs, times }) => [new Date(startMs).toISOString().slice(0, 10), times])).toEqual([
      ['2026-03-14', ['2026-03-14T22:30', '2026-03-14T22:45', '2026-03-14T23:15'].map(at)],
      ['2026-03-15', ['2026-03-15T00:00', '2026-03-15T22:15'].map(at)],
      ['2026-03-17', ['2026-03-17T10:00'].map(at)],
    ]);
  });

  test('stand by hours within a day', () => {
    expect(hours.map(({ startMs, times }) => [new Date(startMs).getUTCHours(), times])).toEqual([
      [22, ['2026-03-14T22:30', '2026-03-14T22:45'].map(at)],
      [23, ['2026-03-14T23:15'].map(at)],
    ]);
  });

  test('are empty without offers', () => {
    expect(timesByDay([])).toEqual([]);
  });
});

describe('another day', () => {
  const on = (chosen: string | null) =>
    tomorrow && timeIn(tomorrow, { unitMs: DAY_MS, chosen, timezone: ZONE });

  test.each([
    ['begins with its first time', null, '2026-03-15T00:00'],
    ['keeps the time of day, else takes the next', '2026-03-14T22:00', '2026-03-15T22:15'],
    ['takes its last time where nothing is later', '2026-03-14T23:15', '2026-03-15T22:15'],
  ])('%s', (_what, chosen, expected) => {
    expect(on(chosen && at(chosen))).toBe(at(expected));
  });
});

test('another hour keeps the quarter, else takes the next', () => {
  const [tenPast, eleven] = hours;
  const within = { unitMs: HOUR_MS, timezone: ZONE };
  expect(eleven && timeIn(eleven, { ...within, chosen: at('2026-03-14T22:30') })).toBe(
    at('2026-03-14T23:15'),
  );
  expect(tenPast && timeIn(tenPast, { ...within, chosen: at('2026-03-14T23:15') })).toBe(
    at('2026-03-14T22:30'),
  );
});
