/** @jest-environment node */
import fc from 'fast-check';
import { currencyFormat, roundAmount } from '@/lib/core/money/money';
import { MAX_TIPS_MINOR } from '@/lib/tips/tips';
import type { Bill } from './bill';
import { equalParts, MAX_GUESTS, MIN_GUESTS, ownPart, portionsOf, positionKeys } from './split';
import { testBill } from './test-bill';
import { writtenBill } from './written-bill';

const total = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);
const amounts = fc.integer({ min: 0, max: 9_999_999_999 });
const tips = fc.integer({ min: 0, max: MAX_TIPS_MINOR });
const positions = fc.array(
  fc.record({
    name: fc.constant('Қымыз'),
    count: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.constantFrom(0.5, 1.5, 0.333)),
    sumMinor: fc.integer({ min: 0, max: 50_000_000 }),
  }),
  { minLength: 1, maxLength: 60 },
);
const bills = fc
  .record({ positions, toPayMinor: amounts, currency: fc.constantFrom('KZT' as const, 'GEL' as const) })
  .map((part) => testBill(part));
/** The written sums of the bill and its tips on the button that pays, minor units. */
const written = ({ toPayMinor, currency }: Bill, tipsMinor: number) =>
  roundAmount(toPayMinor + tipsMinor, currencyFormat(currency).rounding);
const guests = fc.integer({ min: MIN_GUESTS, max: MAX_GUESTS });

// Holds BILL-16.
describe('the keys of positions', () => {
  const names = fc.array(fc.constantFrom('Қымыз', 'Шай', 'Шай 0', 'Қазы'), { maxLength: 60 });

  test('are different, and stay while positions are added and others of the name stand in their order', () => {
    fc.assert(
      fc.property(names, names, (before, added) => {
        const keysOf = (list: readonly string[]) => positionKeys(list.map((name) => ({ name })));
        const keys = keysOf(before);
        expect(new Set(keys).size).toBe(before.length);
        expect(keysOf([...before, ...added]).slice(0, before.length)).toEqual(keys);
        const others = added.filter((name) => !before.includes(name));
        expect(keysOf([...others, ...before]).slice(others.length)).toEqual(keys);
      }),
    );
  });
});

// Holds BILL-15.
describe('a bill in equal parts', () => {
  test('is the bill with the tips as it is written, for any number of guests and any tips', () => {
    fc.assert(
      fc.property(bills, tips, guests, (bill, tipsMinor, count) => {
        const parts = equalParts(bill, tipsMinor, count);
        expect(parts).toHaveLength(count);
        expect(total(parts)).toBe(written(bill, tipsMinor));
        parts.forEach((part) => expect(part).toBe(roundAmount(part, currencyFormat(bill.currency).rounding)));
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(
          bill.currency === 'KZT' ? 100 : 1,
        );
      }),
    );
  });

  test('has whole tenge for every guest', () => {
    expect(equalParts(testBill({ toPayMinor: 851_900 }), 60_000, 3)).toEqual([304_000, 304_000, 303_900]);
  });

  test.each([
    [100_001, 0, 3, [33_400, 33_300, 33_300]],
    [1_099_998, 0, 7, [157_200, 157_200, 157_100, 157_100, 157_100, 157_100, 157_100]],
    [100_001, 10_099, 2, [55_100, 55_000]],
  ])('leaves the tiyn of %i with tips of %i to who pays', (toPayMinor, tipsMinor, count, parts) => {
    expect(equalParts(testBill({ toPayMinor }), tipsMinor, count)).toEqual(parts);
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
        expect(ownMinor + othersMinor).toBe(written(bill, tipsMinor));
        const { rounding } = currencyFormat(bill.currency);
        expect([ownMinor, othersMinor].map((part) => roundAmount(part, rounding))).toEqual([
          ownMinor,
          othersMinor,
        ]);
        expect(Math.min(ownMinor, othersMinor)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('portions of one position are the same sum on every phone, and together half a step a phone off it at most', () => {
    const phones = fc.array(fc.nat(8), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(bills, tips, phones, fc.nat(11), (bill, tipsMinor, portions, which) => {
        const index = which % bill.positions.length;
        const step = bill.currency === 'KZT' ? 100 : 1;
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

  test('one’s own dishes of a bill without service and tips equal the sums beside them on the slip', () => {
    fc.assert(
      fc.property(positions, (dishes) => {
        const toPayMinor = dishes.reduce((sum, { sumMinor }) => sum + sumMinor, 0);
        const bill = testBill({
          positions: dishes,
          positionsSumMinor: toPayMinor,
          sumMinor: toPayMinor,
          toPayMinor,
          serviceChargeMinor: 0,
        });
        fc.pre(toPayMinor >= 100);
        const { positionsMinor } = writtenBill(bill);
        dishes.forEach((dish, index) => {
          const taken = dishes.map((_, at) => (at === index ? portionsOf(dish) : 0));
          expect(ownPart(bill, 0, taken).ownMinor).toBe(positionsMinor[index]);
        });
      }),
    );
  });

  test('the dishes of guests who count alone, each with other positions, are the whole', () => {
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
          expect(total(parts)).toBe(written(bill, tipsMinor));
        },
      ),
    );
  });
});
