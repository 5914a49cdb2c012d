/** @jest-environment node */
import { DAY_MS, HOUR_MS } from './duration';
import { timeIn, timesBy } from './time-choice';

const ZONE = 'Asia/Almaty';
/** In Almaty, +05:00. */
const at = (wall: string) => new Date(`${wall}:00+05:00`).toISOString();
const TIMES = [
  '2026-03-14T22:30',
  '2026-03-14T22:45',
  '2026-03-14T23:15',
  '2026-03-15T00:00',
  '2026-03-15T22:15',
  '2026-03-17T10:00',
].map(at);
const days = timesBy(DAY_MS, TIMES, ZONE);
const [today, tomorrow] = days;
const hours = timesBy(HOUR_MS, today?.times ?? [], ZONE);

describe('the times that can be chosen', () => {
  test('stand by the days of the venue’s clock, without the days it is closed', () => {
    expect(days.map(({ startMs }) => new Date(startMs).toISOString())).toEqual([
      '2026-03-14T00:00:00.000Z',
      '2026-03-15T00:00:00.000Z',
      '2026-03-17T00:00:00.000Z',
    ]);
    expect(days.map(({ times }) => times)).toEqual([TIMES.slice(0, 3), TIMES.slice(3, 5), TIMES.slice(5)]);
  });

  test('stand by hours within a day', () => {
    expect(hours.map(({ startMs, times }) => [new Date(startMs).getUTCHours(), times])).toEqual([
      [22, TIMES.slice(0, 2)],
      [23, TIMES.slice(2, 3)],
    ]);
  });

  test('are none where nothing is offered', () => {
    expect(timesBy(DAY_MS, [], ZONE)).toEqual([]);
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
