/** @jest-environment node */
import fc from 'fast-check';
import { MAX_AMOUNT_MINOR, roundAmount, type RoundingMode } from './money';
import { shareOut, writtenParts } from './parts';

const total = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);
const WHOLE = { mode: 'floor', precision: 0 } as const;
const roundings = fc.record({
  mode: fc.constantFrom<RoundingMode>('round', 'floor', 'ceil', 'truncate', 'bankers', 'custom', 'none'),
  precision: fc.constantFrom(0, 1, 2),
});
const stepOf = ({ mode, precision }: { mode: RoundingMode; precision: number }) =>
  mode === 'none' ? 1 : 10 ** (2 - precision);
const signed = fc.integer({ min: -MAX_AMOUNT_MINOR, max: MAX_AMOUNT_MINOR });

// Holds MON-28.
describe('parts of a sum as they are written', () => {
  test.each<[what: string, parts: number[], total: number, written: number[]]>([
    ['stay where they are whole', [30_000, -10_000], 20_000, [30_000, -10_000]],
    ['give the largest remainders a step', [33_334, 33_333, 33_334], 100_001, [33_400, 33_300, 33_300]],
    ['never raise a whole part', [100_000, 99, 99], 100_198, [100_000, 100, 0]],
    ['take off what is missing', [100_001, -30_050], 69_951, [100_000, -30_100]],
    [
      'write a discount below a step as nothing where the total allows it',
      [100_050, -10],
      100_040,
      [100_000, 0],
    ],
    ['follow a total that is written already', [33_350, 33_350], 66_600, [33_300, 33_300]],
    ['are rounded one by one where they are not the total', [33_350, 33_350], 90_000, [33_300, 33_300]],
    ['may be none', [], 0, []],
  ])('%s', (_what, parts, sum, written) => {
    expect(writtenParts(parts, sum, WHOLE)).toEqual(written);
  });

  test('are together the total as it is written, each less than a step off, in whole steps', () => {
    fc.assert(
      fc.property(fc.array(signed, { maxLength: 30 }), roundings, (parts, rounding) => {
        const step = stepOf(rounding);
        const written = writtenParts(parts, total(parts), rounding);
        expect(total(written) + 0).toBe(roundAmount(total(parts), rounding) + 0);
        written.forEach((part, index) => {
          expect(Math.abs(part - (parts[index] ?? 0))).toBeLessThan(step);
          expect(Math.abs(part % step)).toBe(0);
        });
      }),
      { numRuns: 1_000 },
    );
  });

  test('have parts of their own that are together what is written of them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(signed, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 8 }),
        roundings,
        (groups, rounding) => {
          const sums = groups.map(total);
          const written = writtenParts(sums, total(sums), rounding);
          groups.forEach((group, index) => {
            const sumMinor = written[index] ?? 0;
            expect(total(writtenParts(group, sumMinor, rounding)) + 0).toBe(sumMinor + 0);
          });
        },
      ),
    );
  });
});

describe('a sum in parts by weight', () => {
  test.each<[what: string, sum: number, weights: number[], step: number, parts: number[]]>([
    ['gives what is left over to the first of equal ones', 100, [1, 1, 1], 1, [34, 33, 33]],
    ['gives it to the largest remainders', 10, [1, 1, 5], 1, [2, 1, 7]],
    ['goes by whole steps', 851_900, [1, 1, 1], 100, [284_000, 284_000, 283_900]],
    ['is equal where nothing weighs', 100, [0, 0], 1, [50, 50]],
    ['leaves nothing for what weighs nothing', 100, [0, 3], 1, [0, 100]],
  ])('%s', (_what, sum, weights, step, parts) => {
    expect(shareOut(sum, weights, step)).toEqual(parts);
  });

  test('refuses a sum that is no whole number of steps', () => {
    expect(() => shareOut(150, [1, 1], 100)).toThrow(RangeError);
  });

  // Holds BILL-15.
  test('is the sum again, each part within a step of its exact share', () => {
    const weights = fc.array(fc.integer({ min: 0, max: MAX_AMOUNT_MINOR }), { minLength: 1, maxLength: 30 });
    const units = fc.integer({ min: 0, max: Math.floor(MAX_AMOUNT_MINOR / 100) });
    fc.assert(
      fc.property(units, weights, fc.constantFrom(1, 100), (count, shares, step) => {
        const sum = count * step;
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
