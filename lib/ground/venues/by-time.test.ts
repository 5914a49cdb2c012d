/** @jest-environment node */
import fc from 'fast-check';
import { HOUR_MS, MINUTE_MS } from '@/lib/core/time/duration';
import { timeRefusal, type OrderWindow } from '@/lib/core/time/order-times';
import { byTime, BY_TIME_RANKS } from './by-time';

const at = (time: string) => Date.parse(`2026-11-16T${time}:00Z`);
/** Doors close at 22:00, the last order half an hour before. */
const EVENING: OrderWindow = { opensMs: at('10:00'), lastOrderMs: at('21:30'), closesMs: at('22:00') };
const order = (now: string, cookingMinutes: number, waitMinutes = cookingMinutes) => ({
  nowMs: at(now),
  cookingMinutes,
  waitMinutes,
});
const until = (time: string, isForTime = true) => ({ kind: 'can', untilMs: at(time), isForTime });

describe('food by a time', () => {
  test.each([
    ['is ordered as long before as it takes', '19:30', order('18:00', 38), until('18:52')],
    ['is ordered until its minute', '19:30', order('18:52', 38), until('18:52')],
    [
      'that takes longer names the soonest moment',
      '19:30',
      order('18:53', 38),
      { kind: 'late', soonestMs: at('19:31') },
    ],
    ['counts the way to the door', '19:30', order('18:00', 20, 50), until('18:40')],
    ['can be ordered before the doors open', '10:00', order('08:00', 30), until('09:30')],
    ['cannot be had before the doors open', '09:30', order('08:00', 30), { kind: 'closed' }],
    ['cannot be had when they are closed', '22:00', order('18:00', 10), { kind: 'closed' }],
    ['after the last order is ordered before that', '21:30', order('18:00', 10), until('21:20', false)],
    ['long after it is ordered just before it', '21:30', order('18:00', 0), until('21:29', false)],
    ['cannot be had once orders have ended', '21:30', order('21:30', 10), { kind: 'closed' }],
    ['is unknown without minutes', '19:30', null, { kind: 'unknown' }],
    ['is closed without minutes too', '22:30', null, { kind: 'closed' }],
  ] as const)('%s', (_what, wanted, planned, expected) => {
    expect(byTime([EVENING], at(wanted), planned)).toEqual(expected);
  });

  test('cannot be had where its order would have to be placed before the doors open', () => {
    const short = { opensMs: at('19:00'), lastOrderMs: at('19:10'), closesMs: at('19:40') };
    expect(byTime([short], at('19:30'), order('18:00', 40))).toEqual({ kind: 'closed' });
  });

  test('has venues that can before those that say nothing, and these before the others', () => {
    expect(Object.entries(BY_TIME_RANKS).sort(([, one], [, other]) => one - other)).toEqual([
      ['can', 0],
      ['unknown', 1],
      ['late', 2],
      ['closed', 3],
    ]);
  });

  test('can be had if, and only if, the checkout takes an order for it now, until the named minute', () => {
    const minutes = fc.integer({ min: 0, max: 90 });
    const windows = fc
      .array(
        fc.tuple(
          fc.integer({ min: 0, max: 30 }),
          fc.integer({ min: 1, max: 12 }),
          fc.integer({ min: 0, max: 2 }),
        ),
      )
      .map((parts) =>
        parts.map(([opens, length, advance], index): OrderWindow => {
          const opensMs = at('00:00') + (index * 48 + opens) * HOUR_MS;
          const closesMs = opensMs + length * HOUR_MS;
          return { opensMs, lastOrderMs: Math.max(opensMs, closesMs - advance * HOUR_MS), closesMs };
        }),
      );
    const moments = fc.integer({ min: 0, max: 100 * 2 }).map((half) => at('00:00') + half * 30 * MINUTE_MS);
    fc.assert(
      fc.property(
        windows,
        moments,
        fc.integer({ min: 0, max: 6000 }),
        minutes,
        minutes,
        (all, wantedMs, now, cooking, way) => {
          const nowMs = at('00:00') + now * MINUTE_MS;
          const planned = { nowMs, cookingMinutes: cooking, waitMinutes: cooking + way };
          const result = byTime(all, wantedMs, planned);
          const later = (ms: number) => ({ ...planned, nowMs: ms });
          const isTaken = timeRefusal(all, wantedMs, planned) === null;
          expect(isTaken).toBe(result.kind === 'can' && result.isForTime);
          if (result.kind !== 'can') return;
          expect(result.untilMs + planned.waitMinutes * MINUTE_MS).toBeLessThanOrEqual(wantedMs);
          const placedFor = result.isForTime ? wantedMs : null;
          const isTakenAt = (ms: number) => timeRefusal(all, placedFor, later(ms)) === null;
          expect(isTakenAt(result.untilMs)).toBe(true);
          if (result.isForTime) expect(isTakenAt(result.untilMs + MINUTE_MS)).toBe(false);
        },
      ),
      { numRuns: 500 },
    );
  });
});
