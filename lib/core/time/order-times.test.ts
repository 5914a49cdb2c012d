/** @jest-environment node */
import fc from 'fast-check';
import { DAY_MS, MINUTE_MS } from './duration';
import type { OpeningInterval, VenueSchedule } from './opening-week';
import { isOffered, offeredTimes, timeRefusal, timesOf, type TimedOrder } from './order-times';
import { isOpenAt, windowsAhead } from './venue-clock.server';
import type { Weekday } from './weekday';

const QUARTER_MS = 15 * MINUTE_MS;
const ZONE = 'Asia/Almaty';
const WEEK: Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const on = (weekday: Weekday, from: string, to: string): OpeningInterval => ({ weekday, from, to });
const daily = (from: string, to: string) => WEEK.map((weekday) => on(weekday, from, to));
const venue = (hours: OpeningInterval[], closeInAdvanceMinutes = 0): VenueSchedule => ({
  hours,
  closeInAdvanceMinutes,
  timezone: ZONE,
});

/** 'HH:mm' of the week that begins on Monday, 16 November 2026, in Almaty (+05:00). */
const almaty = (day: number, time: string) => Date.parse(`2026-11-15T${time}:00+05:00`) + day * DAY_MS;

/** The times as day of that week and wall time. */
const read = (times: readonly string[]) =>
  times.map((time) => {
    const wall = new Date(Date.parse(time) + 300 * MINUTE_MS);
    return `${wall.getUTCDate() - 15} ${wall.toISOString().slice(11, 16)}`;
  });

const order = (nowMs: number, cookingMinutes: number, waitMinutes = cookingMinutes): TimedOrder => ({
  nowMs,
  cookingMinutes,
  waitMinutes,
});
const windowsAt = (schedule: VenueSchedule, nowMs: number) => windowsAhead(schedule, nowMs);
const rangesAt = (schedule: VenueSchedule, nowMs: number, minutes: number) =>
  offeredTimes(windowsAt(schedule, nowMs), order(nowMs, minutes), ZONE);
const timesAt = (schedule: VenueSchedule, nowMs: number, minutes: number) =>
  read(rangesAt(schedule, nowMs, minutes).flatMap(timesOf));

// Holds CHK-22.
describe('the times of an order', () => {
  test('are quarters of an hour from when it is cooked to the last order', () => {
    const schedule = venue([on(3, '09:00', '12:00')], 30);
    expect(timesAt(schedule, almaty(3, '10:05'), 20).slice(0, 4)).toEqual([
      '3 10:30',
      '3 10:45',
      '3 11:00',
      '3 11:15',
    ]);
    expect(timesAt(schedule, almaty(3, '10:25'), 20)[0]).toBe('3 10:45');
  });

  test.each([
    ['begin with the first round time of the next opening', '08:00', 20, ['3 09:15', '3 09:30', '3 09:45']],
    ['begin when the order is cooked, where that is later', '08:30', 60, ['3 09:30', '3 09:45']],
  ])('%s', (_what, time, minutes, expected) => {
    expect(timesAt(venue([on(3, '09:10', '10:00')]), almaty(3, time), minutes)).toEqual(expected);
  });

  test('reach seven days ahead to the minute, over both shifts, without the days that are closed', () => {
    const shifts = WEEK.filter((day) => day !== 5).flatMap((day) => [
      on(day, '09:00', '09:30'),
      on(day, '17:00', '17:30'),
    ]);
    const times = timesAt(venue(shifts), almaty(1, '12:00'), 10);
    expect(times).toEqual(
      [
        ['1 17:00', '1 17:15'],
        ...[2, 3, 4, 6, 7].map((day) => [`${day} 09:00`, `${day} 09:15`, `${day} 17:00`, `${day} 17:15`]),
        ['8 09:00', '8 09:15'],
      ].flat(),
    );
  });

  test('the times of an order of the night stand by the calendar, each day by itself', () => {
    const ranges = rangesAt(venue([on(3, '23:30', '00:30')]), almaty(3, '12:00'), 10);
    expect(ranges.map((range) => [new Date(range.dayMs).getUTCDate(), read(timesOf(range))])).toEqual([
      [18, ['3 23:30', '3 23:45']],
      [19, ['4 00:00', '4 00:15']],
    ]);
  });

  test('the times of an order of a venue without an end are each quarter of the seven days, in a range a day', () => {
    const ranges = rangesAt(venue(daily('00:00', '00:00')), almaty(3, '12:00'), 20);
    expect(ranges).toHaveLength(8);
    const times = read(ranges.flatMap(timesOf));
    expect(times).toHaveLength(7 * 96 - 1);
    expect([times[0], times.at(-1)]).toEqual(['3 12:30', '10 12:00']);
  });

  test('are empty without opening hours', () => {
    expect(rangesAt(venue([]), almaty(3, '12:00'), 0)).toEqual([]);
  });
});

// Holds CHK-21, CHK-26.
describe('a venue that closes at 00:30', () => {
  /** At a time of the night from Wednesday to Thursday. */
  const night = (time: string) => almaty(time > '12:00' ? 3 : 4, time);
  const refused = (closeInAdvanceMinutes: number, time: string, cooking: number, wait = cooking) =>
    timeRefusal(
      windowsAt(venue(daily('10:00', '00:30'), closeInAdvanceMinutes), night(time)),
      null,
      order(night(time), cooking, wait),
    )?.kind ?? null;

  test.each([
    // When, minutes of cooking, minutes to the door, orders end before closing, refused.
    ['00:14', 15, 15, 0, null],
    ['00:15', 15, 15, 0, 'doorsClose'],
    ['00:17', 15, 15, 0, 'doorsClose'],
    ['00:17', 0, 0, 0, null],
    ['00:29', 0, 0, 0, null],
    ['00:30', 0, 0, 0, 'closed'],
    ['23:59', 30, 30, 30, null],
    ['23:59', 31, 31, 30, 'doorsClose'],
    ['00:00', 5, 5, 30, 'closed'],
    // A courier is on the way after the doors have closed.
    ['00:10', 15, 60, 0, null],
    ['09:59', 5, 5, 0, 'closed'],
    ['10:00', 5, 5, 0, null],
  ] as const)(
    'a venue that closes at 00:30 at %s, with %i minutes of cooking, %i to the diner and orders that end %i minutes before, says: %s',
    (time, cooking, wait, inAdvance, expected) => {
      expect(refused(inAdvance, time, cooking, wait)).toBe(expected);
    },
  );

  test('names when the doors close', () => {
    const windows = windowsAt(venue(daily('10:00', '00:30')), night('00:17'));
    expect(timeRefusal(windows, null, order(night('00:17'), 15))).toEqual({
      kind: 'doorsClose',
      closesMs: night('00:30'),
    });
  });

  test.each([
    ['in the past', -1, 'tooSoon'],
    ['sooner than it is cooked', 14, 'tooSoon'],
    ['when it is cooked', 15, null],
    ['in seven days', 7 * 24 * 60, null],
    ['a minute later than that', 7 * 24 * 60 + 1, 'tooFar'],
    ['at night', 16 * 60, 'closed'],
  ])(
    'a venue that closes at 00:30 at noon takes an order for a time %s as it should',
    (_what, minutes, expected) => {
      const nowMs = almaty(3, '12:00');
      const windows = windowsAt(venue(daily('10:00', '00:30')), nowMs);
      expect(timeRefusal(windows, nowMs + minutes * MINUTE_MS, order(nowMs, 15))?.kind ?? null).toBe(
        expected,
      );
    },
  );
});

// Holds CHK-21, CHK-22, CHK-26.
test('offers a time where, and only where, it can be had, and as soon as possible only inside the doors', () => {
  const times = fc.integer({ min: 0, max: 143 }).map((tens) => {
    const pad = (value: number) => String(value).padStart(2, '0');
    return `${pad(Math.floor(tens / 6))}:${pad((tens % 6) * 10)}`;
  });
  fc.assert(
    fc.property(
      fc.array(fc.record({ weekday: fc.constantFrom(...WEEK), from: times, to: times }), { maxLength: 8 }),
      fc.constantFrom(0, 30, 120),
      fc.integer({ min: 0, max: 7 * 24 * 60 }),
      fc.integer({ min: 0, max: 90 }),
      fc.integer({ min: 0, max: 90 }),
      (hours, closeInAdvanceMinutes, minute, cookingMinutes, wayMinutes) => {
        const schedule = venue(hours, closeInAdvanceMinutes);
        const nowMs = almaty(1, '00:00') + minute * MINUTE_MS;
        const requested = order(nowMs, cookingMinutes, cookingMinutes + wayMinutes);
        const windows = windowsAt(schedule, nowMs);
        const ranges = offeredTimes(windows, requested, ZONE);
        const offered = ranges.flatMap(timesOf);
        expect(offered).toEqual([...new Set(offered)].sort());

        const had: string[] = [];
        const disagreements: string[] = [];
        const firstMs = Math.floor(nowMs / QUARTER_MS) * QUARTER_MS;
        for (let atMs = firstMs; atMs <= nowMs + 7.5 * DAY_MS; atMs += QUARTER_MS) {
          const isHad = timeRefusal(windows, atMs, requested) === null;
          const isInTime = atMs >= nowMs + requested.waitMinutes * MINUTE_MS && atMs <= nowMs + 7 * DAY_MS;
          const time = new Date(atMs).toISOString();
          if (isHad) had.push(time);
          if (isHad !== (isInTime && isOpenAt(schedule, new Date(atMs)))) disagreements.push(time);
          if (isHad !== isOffered(ranges, time)) disagreements.push(time);
        }
        expect(disagreements).toEqual([]);
        expect(offered).toEqual(had);

        const isSoonestHad = timeRefusal(windows, null, requested) === null;
        const readyMs = nowMs + cookingMinutes * MINUTE_MS;
        const doors = { ...schedule, closeInAdvanceMinutes: 0 };
        if (isSoonestHad) {
          expect(isOpenAt(schedule, new Date(nowMs))).toBe(true);
          expect(isOpenAt(doors, new Date(readyMs))).toBe(true);
        } else if (isOpenAt(schedule, new Date(nowMs))) {
          expect(timeRefusal(windows, null, requested)?.kind).toBe('doorsClose');
        }
      },
    ),
    { numRuns: 25 },
  );
});
