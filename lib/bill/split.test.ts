/** @jest-environment node */
import fc from 'fast-check';
import { MAX_TIPS_MINOR } from '@/lib/tips/tips';
import { equalParts, MAX_GUESTS, MIN_GUESTS, ownPart, portionsOf, shareOut } from './split';
import { testBill } from './test-bill';

const total = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);
const amounts = fc.integer({ min: 0, max: 9_999_999_999 });
const tips = fc.integer({ min: 0, max: MAX_TIPS_MINOR });
const positions = fc.array(
  fc.record({
    name: fc.constant('Қымыз'),
    count: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.constantFrom(0.5, 1.5, 0.333)),
    sumMinor: fc.integer({ min: 0, max: 50_000_000 }),
  }),
  { minLength: 1, maxLength: 12 },
);
const bills = fc
  .record({ positions, toPayMinor: amounts, currency: fc.constantFrom('KZT' as const, 'GEL' as const) })
  .map((part) => testBill(part));
const guests = fc.integer({ min: MIN_GUESTS, max: MAX_GUESTS });

describe('a sum in parts', () => {
  test.each<[what: string, sum: number, weights: number[], step: number, parts: number[]]>([
    ['gives what is left over to the first of equal ones', 100, [1, 1, 1], 1, [34, 33, 33]],
    ['gives it to the largest remainders', 10, [1, 1, 5], 1, [2, 1, 7]],
    ['goes by whole steps', 851_900, [1, 1, 1], 100, [284_000, 284_000, 283_900]],
    ['goes by the minor unit where it is no whole number of steps', 150, [1, 1], 100, [75, 75]],
    ['is equal where nothing weighs', 100, [0, 0], 1, [50, 50]],
    ['leaves nothing for what weighs nothing', 100, [0, 3], 1, [0, 100]],
  ])('%s', (_what, sum, weights, step, parts) => {
    expect(shareOut(sum, weights, step)).toEqual(parts);
  });

  // Holds BILL-15.
  test('is the sum again, each part within a step of its exact share', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 9_999_999_999 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(amounts, weights, fc.constantFrom(1, 100), (sum, shares, step) => {
        const parts = shareOut(sum, shares, step);
        expect(total(parts)).toBe(sum);
        const all = total(shares);
        parts.forEach((part, index) => {
          expect(Number.isSafeInteger(part) && part >= 0).toBe(true);
          if (all > 0) expect(Math.abs(part - (sum * (shares[index] ?? 0)) / all)).toBeLessThan(step + 1e-3);
        });
      }),
    );
  });
});

// Holds BILL-15.
describe('a bill in equal parts', () => {
  test('is the bill with the tips, for any number of guests and any tips', () => {
    fc.assert(
      fc.property(bills, tips, guests, (bill, tipsMinor, count) => {
        const parts = equalParts(bill, tipsMinor, count);
        expect(parts).toHaveLength(count);
        expect(total(parts)).toBe(bill.toPayMinor + tipsMinor);
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(
          bill.currency === 'KZT' ? 100 : 1,
        );
      }),
    );
  });

  test('has whole tenge for every guest', () => {
    expect(equalParts(testBill({ toPayMinor: 851_900 }), 60_000, 3)).toEqual([304_000, 304_000, 303_900]);
  });

  test('has tetri for every guest', () => {
    expect(equalParts(testBill({ toPayMinor: 7887, currency: 'GEL' }), 717, 5)).toEqual([
      1721, 1721, 1721, 1721, 1720,
    ]);
  });
});

// Holds BILL-16.
describe('one’s own dishes of a bill', () => {
  test('bring their share of service and tips', () => {
    // 4 200 of 6 000 dishes; 6 600 with service, 600 of tips.
    expect(ownPart(testBill(), 60_000, [1, 0])).toEqual({ ownMinor: 504_000, othersMinor: 216_000 });
    expect(ownPart(testBill(), 60_000, [0, 1])).toEqual({ ownMinor: 108_000, othersMinor: 612_000 });
  });

  test('are all of it, or none', () => {
    expect(ownPart(testBill(), 0, [1, 2])).toEqual({ ownMinor: 660_000, othersMinor: 0 });
    expect(ownPart(testBill(), 0, [])).toEqual({ ownMinor: 0, othersMinor: 660_000 });
  });

  test('and those of the others are the whole, for any choice and any tips', () => {
    fc.assert(
      fc.property(bills, tips, fc.array(fc.nat(40), { maxLength: 12 }), (bill, tipsMinor, taken) => {
        const { ownMinor, othersMinor } = ownPart(bill, tipsMinor, taken);
        expect(ownMinor + othersMinor).toBe(bill.toPayMinor + tipsMinor);
        expect(Math.min(ownMinor, othersMinor)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('of one position are the same sum on every phone, and together half a step a phone off it at most', () => {
    const phones = fc.array(fc.nat(8), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(bills, tips, phones, fc.nat(11), (bill, tipsMinor, portions, which) => {
        const index = which % bill.positions.length;
        const step = bill.currency === 'KZT' && (bill.toPayMinor + tipsMinor) % 100 === 0 ? 100 : 1;
        const count = total(portions);
        fc.pre(count > 0);
        const positions = bill.positions.map((one, at) => (at === index ? { ...one, count } : one));
        const shared = { ...bill, positions };
        const none = positions.map(() => 0);
        const owed = (own: number, others: readonly number[]) =>
          ownPart(shared, tipsMinor, others.with(index, own)).ownMinor;
        const whole = owed(count, none);
        const sums = portions.map((own) => owed(own, none));
        expect(Math.abs(total(sums) - whole)).toBeLessThanOrEqual((portions.length * step) / 2);
        // Another phone, whose guest has had all of the other positions too.
        const rest = positions.map((position, at) => (at === index ? 0 : portionsOf(position)));
        portions.forEach((own, phone) => {
          expect(owed(own, rest) - owed(0, rest)).toBe(sums[phone]);
        });
      }),
    );
  });

  test('of a bill that is no whole number of tenge are counted to the tiyn, in each position', () => {
    const positions = [
      { name: 'Шай', count: 1, sumMinor: 300_000 },
      { name: 'Самса', count: 3, sumMinor: 300_000 },
    ];
    // The second position's share is 5 000, of which a third would be 1 700 in whole tenge.
    expect(ownPart(testBill({ positions, toPayMinor: 10_001 }), 0, [0, 1]).ownMinor).toBe(1667);
  });

  test('of guests who count alone, each with other positions, are the whole', () => {
    fc.assert(
      fc.property(
        bills,
        tips,
        fc.array(fc.nat(3), { minLength: 12, maxLength: 12 }),
        (bill, tipsMinor, who) => {
          const parts = [0, 1, 2, 3].map((guest) => {
            const taken = bill.positions.map((position, index) =>
              who[index] === guest ? portionsOf(position) : 0,
            );
            return ownPart(bill, tipsMinor, taken).ownMinor;
          });
          expect(total(parts)).toBe(bill.toPayMinor + tipsMinor);
        },
      ),
    );
  });
});
