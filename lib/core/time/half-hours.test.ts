/** @jest-environment node */
import fc from 'fast-check';
import { DAY_MS } from './duration';
import { halfHourAhead, halfHoursAhead } from './half-hours';

const wall = (time: string) => Date.parse(`2026-11-16T${time}Z`);
const named = (time: string, now: string) => {
  const wallMs = halfHourAhead(time, wall(now));
  return wallMs === null ? null : new Date(wallMs).toISOString().slice(5, 16);
};

describe('a half hour', () => {
  test.each([
    ['19:30', '18:00:00', '11-16T19:30'],
    ['19:30', '19:29:59', '11-16T19:30'],
    // It has passed.
    ['19:30', '19:30:00', null],
    ['19:30', '20:00:00', null],
    // Of the night to come, and of the one that lasts.
    ['00:30', '18:00:00', '11-17T00:30'],
    ['04:30', '05:00:00', '11-17T04:30'],
    ['05:00', '05:00:00', null],
    ['00:30', '00:10:00', '11-16T00:30'],
    ['00:30', '00:45:00', null],
    ['19:30', '00:45:00', '11-16T19:30'],
  ])('%s at %s names %s', (time, now, expected) => {
    expect(named(time, now)).toBe(expected);
  });

  test.each(['25:99', '24:00', '19:15', '9:30', '19:30\u200b', ' 19:30', '19:30,20:00', '1930', ''])(
    'rejects "%s"',
    (time) => expect(named(time, '12:00:00')).toBeNull(),
  );

  test('is offered where, and only where, it names a moment ahead, and each text once', () => {
    const all = Array.from({ length: 48 }, (_, half) =>
      new Date(half * 1_800_000).toISOString().slice(11, 16),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 * DAY_MS }), (nowMs) => {
        const offered = halfHoursAhead(nowMs);
        expect(all.filter((time) => halfHourAhead(time, nowMs) !== null)).toEqual([...offered].sort());
        const moments = offered.map((time) => halfHourAhead(time, nowMs) ?? 0);
        expect(moments).toEqual([...new Set(moments)].sort((one, other) => one - other));
        expect(moments.every((atMs) => atMs > nowMs && atMs - nowMs <= DAY_MS)).toBe(true);
      }),
    );
  });
});
