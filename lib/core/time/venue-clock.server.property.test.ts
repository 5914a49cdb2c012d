/** @jest-environment node */
import fc from 'fast-check';
import type { OpeningInterval } from './opening-week';
import { isOpenAt, venueClock } from './venue-clock.server';
import type { Weekday } from './weekday';

const MINUTE_MS = 60_000;
const WEEK: Weekday[] = [1, 2, 3, 4, 5, 6, 7];

describe('any schedule', () => {
  const times = fc
    .oneof(
      fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15),
      fc.constantFrom(0, 1439),
    )
    .map((minutes) => {
      const pad = (value: number) => String(value).padStart(2, '0');
      return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
    });
  const hours = fc.array(fc.record({ weekday: fc.constantFrom(...WEEK), from: times, to: times }), {
    maxLength: 10,
  });
  const schedules = fc.record({
    hours,
    closeInAdvanceMinutes: fc.constantFrom(0, 1, 30, 45, 120, 720),
    timezone: fc.constantFrom('Asia/Almaty', 'Asia/Tbilisi', '+05:00'),
  });
  const nows = fc
    .integer({ min: 0, max: 14 * 24 * 60 })
    .map((minutes) => Date.UTC(2026, 10, 12, 19) + minutes * MINUTE_MS);

  /** Each minute of the week, in the town's zone: are the doors open? Painted minute by minute. */
  function paintWeek(intervals: readonly OpeningInterval[]): boolean[] {
    const week = Array<boolean>(7 * 1440).fill(false);
    const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    for (const { weekday, from, to } of intervals) {
      let length = (minutesOf(to) - minutesOf(from) + 1440) % 1440 || 1440;
      if (from === '00:00' && to === '23:59') length = 1440;
      const start = (weekday - 1) * 1440 + minutesOf(from);
      for (let minute = start; minute < start + length; minute++) week[minute % week.length] = true;
    }
    return week;
  }

  test('agrees, at every edge and in between for two weeks, with doors open now and for as long as orders end before closing', () => {
    fc.assert(
      fc.property(schedules, (schedule) => {
        const week = paintWeek(schedule.hours);
        const isAlways = week.every(Boolean);
        const offsetMinutes = schedule.timezone === 'Asia/Tbilisi' ? 240 : 300;
        const mondayMs = Date.UTC(2026, 10, 16) - offsetMinutes * MINUTE_MS;
        const disagreements: number[] = [];
        const at = (minute: number) => orderable[(minute + week.length) % week.length];
        let untilClosing = 0;
        const orderable = Array<boolean>(week.length);
        for (let minute = 3 * week.length - 1; minute >= 0; minute--) {
          untilClosing = week[minute % week.length] ? untilClosing + 1 : 0;
          orderable[minute % week.length] = isAlways || untilClosing > schedule.closeInAdvanceMinutes;
        }
        for (let minute = 0; minute < 2 * week.length; minute++) {
          const isEdge = [-1, 1].some((step) => at(minute + step) !== at(minute));
          if (!isEdge && minute % 31 !== 0) continue;
          const isOpen = isOpenAt(schedule, new Date(mondayMs + minute * MINUTE_MS));
          if (isOpen !== at(minute)) disagreements.push(minute);
        }
        expect(disagreements).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test('changes state exactly at the next change, and not before', () => {
    fc.assert(
      fc.property(schedules, nows, fc.double({ min: 0, max: 1, noNaN: true }), (schedule, nowMs, part) => {
        const clock = venueClock({ ...schedule, now: new Date(nowMs) });
        if (!clock.nextChangeAt) return;
        const changeMs = clock.nextChangeAt.getTime();
        expect(changeMs).toBeGreaterThan(nowMs);
        const stateAt = (atMs: number) => venueClock({ ...schedule, now: new Date(atMs) }).state;
        expect(stateAt(changeMs)).not.toBe(clock.state);
        expect(stateAt(changeMs - 1)).toBe(clock.state);
        expect(stateAt(Math.floor(nowMs + (changeMs - 1 - nowMs) * part))).toBe(clock.state);
      }),
      { numRuns: 500 },
    );
  });

  test('names times that fit its state', () => {
    fc.assert(
      fc.property(schedules, nows, (schedule, nowMs) => {
        const clock = venueClock({ ...schedule, now: new Date(nowMs) });
        if (clock.state === 'closed') {
          expect([clock.closesAt, clock.lastOrderAt, clock.alwaysOpen]).toEqual([null, null, false]);
          expect(clock.opensAt).toEqual(clock.nextChangeAt);
        } else {
          expect(clock.opensAt).toBeNull();
          expect(clock.lastOrderAt === null).toBe(clock.alwaysOpen);
          if (!clock.lastOrderAt || !clock.closesAt) return;
          expect(clock.closesAt.getTime() - clock.lastOrderAt.getTime()).toBe(
            schedule.closeInAdvanceMinutes * MINUTE_MS,
          );
          const isSoon = clock.lastOrderAt.getTime() - nowMs <= 60 * MINUTE_MS;
          expect(clock.state).toBe(isSoon ? 'closingSoon' : 'open');
        }
      }),
      { numRuns: 500 },
    );
  });
});
