/** @jest-environment node */
import fc from 'fast-check';
import { MINUTE_MS } from '@/lib/core/time/duration';
import {
  MAX_HISTORY,
  PROMISE_SOURCES,
  promisedMs,
  promiseOf,
  withPromise,
  WORTH_SAYING_MS,
  type PromisedTime,
} from './promise';

const NOON_MS = Date.UTC(2026, 2, 14, 12);
const moment = fc.integer({ min: -12 * 60, max: 12 * 60 }).map((minutes) => NOON_MS + minutes * MINUTE_MS);
const promised: fc.Arbitrary<PromisedTime> = fc.record({
  atMs: moment,
  by: fc.constantFrom(...PROMISE_SOURCES),
});
const history = fc.array(promised, { maxLength: 12 }).map((all) => all.reduce(withPromise, noPromises));
const noPromises: readonly PromisedTime[] = [];
const known = fc.record({
  named: fc.option(moment),
  earlier: history,
  by: fc.constantFrom('kitchen' as const, 'courier' as const),
});

const cart = (atMs: number): PromisedTime => ({ atMs, by: 'cart' });
const at = (time: string) => Date.parse(`2026-03-14T${time}:00Z`);

// Holds ORD-36.
describe('the promise of a cart', () => {
  it('is the moment that its order shows while the platform names no other', () => {
    const wait = fc.tuple(fc.nat(180), fc.nat(60)).map(([from, more]) => ({ from, to: from + more }));
    fc.assert(
      fc.property(wait, moment, (minutes, nowMs) => {
        const atMs = promisedMs(minutes, nowMs);
        if (atMs === null) throw new Error('A known wait has a promise.');
        expect(atMs - nowMs).toBe(minutes.to * MINUTE_MS);
        const order = promiseOf({ named: null, earlier: [cart(atMs)], by: 'kitchen' }, atMs - 1);
        expect(order).toEqual({ atMs, history: [cart(atMs)], change: null });
      }),
    );
  });

  it('is unknown where its wait is', () => {
    expect(promisedMs(null, NOON_MS)).toBeNull();
  });
});

describe('the promise of an order', () => {
  it('is what the platform names, whatever was promised before, until that has passed', () => {
    fc.assert(
      fc.property(known, moment, moment, (facts, named, nowMs) => {
        const isOver = nowMs >= named + MINUTE_MS;
        expect(promiseOf({ ...facts, named }, nowMs).atMs).toBe(isOver ? null : named);
      }),
    );
  });

  it('is never a moment whose minute has passed', () => {
    fc.assert(
      fc.property(known, moment, (facts, nowMs) => {
        const { atMs } = promiseOf(facts, nowMs);
        expect(atMs === null || atMs + MINUTE_MS > nowMs).toBe(true);
      }),
    );
  });

  it('names a change exactly where it has passed, or has moved by three minutes', () => {
    fc.assert(
      fc.property(known, moment, (facts, nowMs) => {
        const { atMs, history: all, change } = promiseOf(facts, nowMs);
        const first = all[0];
        if (!first) expect(change).toBeNull();
        else if (change?.kind === 'overdue') expect(change.fromMs).toBeLessThanOrEqual(nowMs);
        else {
          const shift = (atMs ?? NaN) - first.atMs;
          const kind = shift >= WORTH_SAYING_MS ? 'later' : shift <= -WORTH_SAYING_MS ? 'earlier' : null;
          expect(change?.kind ?? null).toBe(kind);
        }
      }),
    );
  });

  it('the promise of an order that the platform repeats changes nothing', () => {
    fc.assert(
      fc.property(history, promised, (all, next) => {
        const once = withPromise(all, next);
        expect(withPromise(once, next)).toEqual(once);
      }),
    );
  });

  it('keeps a history of few moments that differ, with the first one', () => {
    fc.assert(
      fc.property(fc.array(promised, { minLength: 1, maxLength: 30 }), (all) => {
        const history = all.reduce(withPromise, noPromises);
        expect(history[0]).toEqual(all[0]);
        expect(history.length).toBeLessThanOrEqual(MAX_HISTORY);
      }),
    );
  });

  it.each([
    ['later, by the kitchen', '12:30', 'kitchen' as const, { kind: 'later', by: 'kitchen' }],
    ['later, by the courier', '12:30', 'courier' as const, { kind: 'later', by: 'courier' }],
    ['earlier', '12:00', 'courier' as const, { kind: 'earlier', by: 'courier' }],
  ])('becomes %s, and says what was promised first', (_how, named, by, change) => {
    const facts = { named: at(named), earlier: [cart(at('12:20'))], by };
    expect(promiseOf(facts, at('11:50'))).toEqual({
      atMs: at(named),
      history: [cart(at('12:20')), { atMs: at(named), by }],
      change: { ...change, fromMs: at('12:20') },
    });
  });

  it('drifts minute by minute, and the whole drift is said', () => {
    const drifted = Array.from({ length: 20 }, (_, minute) => ({
      atMs: at('12:20') + minute * MINUTE_MS,
      by: 'kitchen' as const,
    })).reduce(withPromise, [cart(at('12:20'))]);
    expect(promiseOf({ named: at('12:39'), earlier: drifted, by: 'kitchen' }, at('12:00')).change).toEqual({
      kind: 'later',
      fromMs: at('12:20'),
      by: 'kitchen',
    });
  });

  it('the promise of an order that has passed is overdue: by the kitchen, or by the courier', () => {
    const facts = { earlier: [cart(at('12:20'))] };
    expect(promiseOf({ ...facts, named: null, by: 'kitchen' }, at('12:21'))).toMatchObject({
      atMs: null,
      change: { kind: 'overdue', fromMs: at('12:20'), by: 'kitchen' },
    });
    expect(promiseOf({ ...facts, named: at('12:25'), by: 'courier' }, at('12:26'))).toMatchObject({
      atMs: null,
      change: { kind: 'overdue', fromMs: at('12:25'), by: 'courier' },
    });
  });

  it('goes past midnight like any other moment', () => {
    const midnight = Date.parse('2026-03-15T00:00:00Z');
    const facts = { named: midnight + 7 * MINUTE_MS, earlier: [cart(at('23:50'))], by: 'kitchen' as const };
    expect(promiseOf(facts, at('23:40'))).toMatchObject({
      atMs: midnight + 7 * MINUTE_MS,
      change: { kind: 'later', fromMs: at('23:50') },
    });
  });
});
