/** @jest-environment node */
import type { OpeningInterval, VenueSchedule } from './opening-week';
import { isOpenAt, venueClock } from './venue-clock.server';
import type { Weekday } from './weekday';

const MINUTE_MS = 60_000;
const WEEK: Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const on = (weekday: Weekday, from: string, to: string): OpeningInterval => ({ weekday, from, to });
const daily = (from: string, to: string) => WEEK.map((weekday) => on(weekday, from, to));

const venue = (
  hours: OpeningInterval[],
  closeInAdvanceMinutes = 0,
  timezone = 'Asia/Almaty',
): VenueSchedule => ({
  hours,
  closeInAdvanceMinutes,
  timezone,
});

/** 'HH:mm' of the week that begins on Monday, 16 November 2026, in Almaty (+05:00); day 8 is the Monday after. */
const almaty = (day: number, time: string) =>
  new Date(Date.parse(`2026-11-15T${time}:00+05:00`) + day * 24 * 60 * MINUTE_MS);

const CLOSED = { state: 'closed', alwaysOpen: false, closesAt: null, lastOrderAt: null };

describe('a venue open daily 09:00-23:00 that takes orders until 30 minutes before closing', () => {
  const schedule = venue(daily('09:00', '23:00'), 30);

  test.each([
    ['00:00', 'closed', '09:00'],
    ['08:59', 'closed', '09:00'],
    ['09:00', 'open', '21:30'],
    ['21:29', 'open', '21:30'],
    ['21:30', 'closingSoon', '22:30'],
    ['22:29', 'closingSoon', '22:30'],
  ])('is at %s %s, which changes at %s', (time, state, changesAt) => {
    const clock = venueClock({ ...schedule, now: almaty(3, time) });
    expect(clock.state).toBe(state);
    expect(clock.nextChangeAt).toEqual(almaty(3, changesAt));
  });

  // Holds TIME-06.
  test('shortens closing time by close_in_advance_minutes', () => {
    expect(venueClock({ ...schedule, now: almaty(3, '12:00') })).toEqual({
      state: 'open',
      alwaysOpen: false,
      closesAt: almaty(3, '23:00'),
      lastOrderAt: almaty(3, '22:30'),
      opensAt: null,
      nextChangeAt: almaty(3, '21:30'),
    });
    expect(venueClock({ ...schedule, now: almaty(3, '22:30') })).toEqual({
      ...CLOSED,
      opensAt: almaty(4, '09:00'),
      nextChangeAt: almaty(4, '09:00'),
    });
    expect(isOpenAt(schedule, new Date(almaty(3, '22:30').getTime() - 1))).toBe(true);
    expect(isOpenAt(schedule, almaty(3, '22:30'))).toBe(false);
    expect(isOpenAt(schedule, almaty(3, '09:00'))).toBe(true);
    expect(isOpenAt(schedule, new Date(almaty(3, '09:00').getTime() - 1))).toBe(false);
  });
});

describe('hours that pass midnight', () => {
  const schedule = venue([on(5, '18:00', '02:00')], 30);

  // Holds TIME-08.
  test('belong to the day they start', () => {
    expect(isOpenAt(schedule, almaty(5, '01:00'))).toBe(false);
    expect(isOpenAt(schedule, almaty(5, '23:59'))).toBe(true);
    expect(isOpenAt(schedule, almaty(6, '01:29'))).toBe(true);
    expect(isOpenAt(schedule, almaty(6, '01:30'))).toBe(false);
    expect(isOpenAt(schedule, almaty(6, '18:00'))).toBe(false);
  });

  test('are seen from the night before and from a week ahead', () => {
    expect(venueClock({ ...schedule, now: almaty(6, '01:00') })).toMatchObject({
      state: 'closingSoon',
      closesAt: almaty(6, '02:00'),
      lastOrderAt: almaty(6, '01:30'),
    });
    expect(venueClock({ ...schedule, now: almaty(6, '01:30') }).opensAt).toEqual(almaty(12, '18:00'));
  });

  test('go on from Sunday night into Monday', () => {
    const sunday = venue([on(7, '20:00', '04:00')], 60);
    expect(isOpenAt(sunday, almaty(8, '02:59'))).toBe(true);
    expect(isOpenAt(sunday, almaty(8, '03:00'))).toBe(false);
    expect(isOpenAt(sunday, almaty(1, '02:00'))).toBe(true);
    expect(venueClock({ ...sunday, now: almaty(1, '03:00') }).opensAt).toEqual(almaty(7, '20:00'));
  });
});

// Holds TIME-09.
describe('day and night', () => {
  test.each([
    ['00:00', '00:00'],
    ['00:00', '23:59'],
  ])('is %s-%s every day, and closing in advance does nothing', (from, to) => {
    const schedule = venue(daily(from, to), 720);
    expect(venueClock({ ...schedule, now: almaty(3, '23:59') })).toEqual({
      state: 'open',
      alwaysOpen: true,
      closesAt: null,
      lastOrderAt: null,
      opensAt: null,
      nextChangeAt: null,
    });
  });

  test('closes at the end of its only open weekday', () => {
    const schedule = venue([on(5, '00:00', '23:59')], 30);
    expect(venueClock({ ...schedule, now: almaty(5, '23:00') })).toMatchObject({
      state: 'closingSoon',
      alwaysOpen: false,
      closesAt: almaty(6, '00:00'),
      lastOrderAt: almaty(5, '23:30'),
    });
    expect(venueClock({ ...schedule, now: almaty(5, '23:30') }).opensAt).toEqual(almaty(12, '00:00'));
  });

  test('day and night on all days but one closes for that one', () => {
    const schedule = venue(daily('00:00', '00:00').slice(0, 6), 15);
    expect(venueClock({ ...schedule, now: almaty(2, '12:00') })).toMatchObject({
      state: 'open',
      alwaysOpen: false,
      closesAt: almaty(7, '00:00'),
      lastOrderAt: almaty(6, '23:45'),
    });
    expect(venueClock({ ...schedule, now: almaty(7, '12:00') }).opensAt).toEqual(almaty(8, '00:00'));
  });
});

describe('closing in advance', () => {
  test('is ignored where the next interval goes on without a gap', () => {
    const schedule = venue([on(3, '09:00', '15:00'), on(3, '15:00', '23:00')], 60);
    expect(isOpenAt(schedule, almaty(3, '14:30'))).toBe(true);
    expect(venueClock({ ...schedule, now: almaty(3, '14:30') })).toMatchObject({
      state: 'open',
      lastOrderAt: almaty(3, '22:00'),
    });
  });

  test('counts for each of two split shifts', () => {
    const schedule = venue([on(3, '09:00', '14:00'), on(3, '17:00', '22:00')], 60);
    expect(venueClock({ ...schedule, now: almaty(3, '13:00') })).toMatchObject({
      state: 'closed',
      opensAt: almaty(3, '17:00'),
    });
    expect(venueClock({ ...schedule, now: almaty(3, '17:00') }).lastOrderAt).toEqual(almaty(3, '21:00'));
  });

  test('leaves nothing of an interval that is no longer than itself', () => {
    const schedule = venue([on(3, '09:00', '10:00'), on(4, '09:00', '11:00')], 60);
    expect(isOpenAt(schedule, almaty(3, '09:00'))).toBe(false);
    expect(venueClock({ ...schedule, now: almaty(3, '08:00') }).opensAt).toEqual(almaty(4, '09:00'));
    expect(venueClock({ ...venue([on(3, '09:00', '10:00')], 60), now: almaty(3, '09:00') })).toEqual({
      ...CLOSED,
      opensAt: null,
      nextChangeAt: null,
    });
  });
});

test('is closing soon from its first minute where it is open for an hour or less', () => {
  const schedule = venue([on(3, '12:00', '12:40')]);
  expect(venueClock({ ...schedule, now: almaty(3, '12:00') })).toMatchObject({
    state: 'closingSoon',
    nextChangeAt: almaty(3, '12:40'),
  });
});

test('passes over closed days to the next opening', () => {
  const schedule = venue([on(1, '10:00', '20:00')]);
  expect(venueClock({ ...schedule, now: almaty(1, '20:00') }).opensAt).toEqual(almaty(8, '10:00'));
  expect(venueClock({ ...schedule, now: almaty(7, '12:00') }).opensAt).toEqual(almaty(8, '10:00'));
});

test('is closed for good where there are no hours', () => {
  expect(venueClock({ ...venue([], 30), now: almaty(1, '12:00') })).toEqual({
    ...CLOSED,
    opensAt: null,
    nextChangeAt: null,
  });
});

// Holds TOWN-04.
test("keeps the town's zone, not the machine's", () => {
  const hours = daily('09:00', '18:00');
  const at = new Date('2026-11-18T04:30:00Z');
  expect(isOpenAt(venue(hours, 0, 'Asia/Almaty'), at)).toBe(true);
  expect(isOpenAt(venue(hours, 0, 'Asia/Tbilisi'), at)).toBe(false);
  expect(isOpenAt(venue(hours, 0, '+05:00'), at)).toBe(true);
});

describe('where the clocks are changed', () => {
  const night = venue([on(6, '22:00', '04:00')], 30, 'Europe/Berlin');

  test('the night of an hour less still ends at its wall time', () => {
    expect(venueClock({ ...night, now: new Date('2026-03-28T21:00:00Z') })).toMatchObject({
      state: 'open',
      closesAt: new Date('2026-03-29T02:00:00Z'),
      lastOrderAt: new Date('2026-03-29T01:30:00Z'),
    });
  });

  test('so does the night of an hour more', () => {
    expect(venueClock({ ...night, now: new Date('2026-10-24T20:00:00Z') })).toMatchObject({
      closesAt: new Date('2026-10-25T03:00:00Z'),
      lastOrderAt: new Date('2026-10-25T02:30:00Z'),
    });
  });

  test('an opening after the change is given in the new time', () => {
    const mornings = venue([on(7, '09:00', '18:00')], 0, 'Europe/Berlin');
    expect(venueClock({ ...mornings, now: new Date('2026-03-28T12:00:00Z') }).opensAt).toEqual(
      new Date('2026-03-29T07:00:00Z'),
    );
  });
});
