/** @jest-environment node */
import fc from 'fast-check';
import { orderTimes } from './order-times.server';
import type { OpeningInterval, VenueSchedule } from './opening-week';
import { isOpenAt } from './venue-clock.server';
import type { Weekday } from './weekday';

const MINUTE_MS = 60_000;
const WEEK: Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const on = (weekday: Weekday, from: string, to: string): OpeningInterval => ({ weekday, from, to });
const daily = (from: string, to: string) => WEEK.map((weekday) => on(weekday, from, to));
const venue = (hours: OpeningInterval[], closeInAdvanceMinutes = 0): VenueSchedule => ({
  hours,
  closeInAdvanceMinutes,
  timezone: 'Asia/Almaty',
});

/** 'HH:mm' of the week that begins on Monday, 16 November 2026, in Almaty (+05:00). */
const almaty = (day: number, time: string) =>
  new Date(Date.parse(`2026-11-15T${time}:00+05:00`) + day * 24 * 60 * MINUTE_MS);

/** The times as day of that week and wall time. */
const read = (times: Date[]) =>
  times.map((time) => {
    const wall = new Date(time.getTime() + 300 * MINUTE_MS);
    return `${wall.getUTCDate() - 15} ${wall.toISOString().slice(11, 16)}`;
  });

test('offers quarters of an hour from when the order is cooked to the last order', () => {
  const schedule = venue([on(3, '09:00', '12:00')], 30);
  expect(read(orderTimes(schedule, { now: almaty(3, '10:05'), waitMinutes: 20 }))).toEqual([
    '3 10:30',
    '3 10:45',
    '3 11:00',
    '3 11:15',
  ]);
  expect(read(orderTimes(schedule, { now: almaty(3, '10:25'), waitMinutes: 20 }))[0]).toBe('3 10:45');
});

test('offers the next opening from its first round time while the venue is closed', () => {
  const schedule = venue([on(3, '09:10', '10:00')]);
  expect(read(orderTimes(schedule, { now: almaty(3, '08:00'), waitMinutes: 20 }))).toEqual([
    '3 09:15',
    '3 09:30',
    '3 09:45',
  ]);
});

test('counts the cooking time, not the opening, where that ends later', () => {
  const schedule = venue([on(3, '09:00', '10:00')]);
  expect(read(orderTimes(schedule, { now: almaty(3, '08:30'), waitMinutes: 60 }))).toEqual([
    '3 09:30',
    '3 09:45',
  ]);
});

test('goes on to the next opening where nothing can be cooked before the last order', () => {
  const schedule = venue([on(3, '09:00', '12:00'), on(4, '09:00', '09:30')]);
  expect(read(orderTimes(schedule, { now: almaty(3, '11:50'), waitMinutes: 30 }))).toEqual([
    '4 09:00',
    '4 09:15',
  ]);
});

test('ends a day ahead, and covers both shifts of that day', () => {
  const schedule = venue(WEEK.flatMap((day) => [on(day, '09:00', '10:00'), on(day, '17:00', '18:00')]));
  expect(read(orderTimes(schedule, { now: almaty(3, '17:10'), waitMinutes: 0, stepMinutes: 30 }))).toEqual([
    '3 17:30',
    '4 09:00',
    '4 09:30',
    '4 17:00',
  ]);
});

test('offers the whole of the next opening where that is more than a day away', () => {
  const schedule = venue([on(1, '09:00', '10:00'), on(2, '09:00', '10:00')]);
  expect(read(orderTimes(schedule, { now: almaty(3, '12:00'), waitMinutes: 10, stepMinutes: 30 }))).toEqual([
    '8 09:00',
    '8 09:30',
  ]);
});

test('looks as many days ahead as requested', () => {
  const schedule = venue(daily('09:00', '09:30'));
  expect(
    read(orderTimes(schedule, { now: almaty(1, '12:00'), waitMinutes: 10, stepMinutes: 30, daysAhead: 7 })),
  ).toEqual(['2 09:00', '3 09:00', '4 09:00', '5 09:00', '6 09:00', '7 09:00', '8 09:00']);
});

test('offers each quarter of the next 24 hours day and night, never more than 96 times', () => {
  const times = read(
    orderTimes(venue(daily('00:00', '00:00')), { now: almaty(3, '12:00'), waitMinutes: 20 }),
  );
  expect(times).toHaveLength(95);
  expect([times[0], times.at(-1)]).toEqual(['3 12:30', '4 12:00']);
  expect(
    orderTimes(venue(daily('00:00', '00:00')), {
      now: almaty(3, '12:00'),
      waitMinutes: 0,
      stepMinutes: 1,
    }),
  ).toHaveLength(96);
});

test('offers nothing where there are no hours', () => {
  expect(orderTimes(venue([]), { now: almaty(3, '12:00'), waitMinutes: 0 })).toEqual([]);
});

test('offers only times at which the venue is open and the order is cooked, rising by whole steps', () => {
  const times = fc.integer({ min: 0, max: 143 }).map((tens) => {
    const pad = (value: number) => String(value).padStart(2, '0');
    return `${pad(Math.floor(tens / 6))}:${pad((tens % 6) * 10)}`;
  });
  fc.assert(
    fc.property(
      fc.array(fc.record({ weekday: fc.constantFrom(...WEEK), from: times, to: times }), { maxLength: 8 }),
      fc.constantFrom(0, 30, 120),
      fc.integer({ min: 0, max: 7 * 24 * 60 }),
      fc.integer({ min: 0, max: 180 }),
      fc.constantFrom(1, 3),
      (hours, closeInAdvanceMinutes, minute, waitMinutes, daysAhead) => {
        const schedule = venue(hours, closeInAdvanceMinutes);
        const now = new Date(almaty(1, '00:00').getTime() + minute * MINUTE_MS);
        const offered = orderTimes(schedule, { now, waitMinutes, daysAhead });
        const readyMs = now.getTime() + waitMinutes * MINUTE_MS;
        let previousMs = -Infinity;
        for (const time of offered) {
          expect(isOpenAt(schedule, time)).toBe(true);
          expect(time.getTime()).toBeGreaterThanOrEqual(readyMs);
          expect(time.getTime() % (15 * MINUTE_MS)).toBe(0);
          expect(time.getTime()).toBeGreaterThan(previousMs);
          previousMs = time.getTime();
        }
        const horizonMs = now.getTime() + daysAhead * 24 * 60 * MINUTE_MS;
        let expectedWithinHorizon = 0;
        const firstMs = Math.ceil(readyMs / (15 * MINUTE_MS)) * 15 * MINUTE_MS;
        for (let atMs = firstMs; atMs <= horizonMs; atMs += 15 * MINUTE_MS) {
          if (isOpenAt(schedule, new Date(atMs))) expectedWithinHorizon++;
        }
        expect(offered.filter((time) => time.getTime() <= horizonMs)).toHaveLength(
          Math.min(expectedWithinHorizon, 96 * daysAhead),
        );
      },
    ),
    { numRuns: 100 },
  );
});
