/** @jest-environment node */
import fc from 'fast-check';
import { parseRoundingMode, percentOf, roundAmount, type RoundingMode } from './money';

const amounts = fc.integer({ min: -9_999_999_999, max: 9_999_999_999 });
const precisions = fc.constantFrom(0, 1, 2, 3);
const steppingModes = fc.constantFrom<RoundingMode>(
  'round',
  'floor',
  'ceil',
  'truncate',
  'bankers',
  'custom',
);

// Holds MON-23, MON-24.
describe('reading a rounding mode', () => {
  test.each(['round', 'floor', 'ceil', 'truncate', 'bankers', 'custom', 'none'])('keeps %s', (mode) => {
    expect(parseRoundingMode(mode)).toBe(mode);
  });

  test.each([undefined, null, '', 'ROUND', 'half-up', 0, {}, ['ceil'], 'toString'])(
    'reads %p as floor',
    (value) => {
      expect(parseRoundingMode(value)).toBe('floor');
    },
  );
});

describe('rounding an amount in hundredths', () => {
  // amount | round | floor | ceil | truncate | bankers
  const WHOLE: [number, number, number, number, number, number][] = [
    [124_000, 124_000, 124_000, 124_000, 124_000, 124_000],
    [124_001, 124_000, 124_000, 124_100, 124_000, 124_000],
    [124_049, 124_000, 124_000, 124_100, 124_000, 124_000],
    [124_050, 124_100, 124_000, 124_100, 124_000, 124_000],
    [124_150, 124_200, 124_100, 124_200, 124_100, 124_200],
    [124_051, 124_100, 124_000, 124_100, 124_000, 124_100],
    [124_099, 124_100, 124_000, 124_100, 124_000, 124_100],
    [50, 100, 0, 100, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [-1, 0, -100, 0, 0, 0],
    [-50, -100, -100, 0, 0, 0],
    [-51, -100, -100, 0, 0, -100],
    [-124_050, -124_100, -124_100, -124_000, -124_000, -124_000],
    [-124_150, -124_200, -124_200, -124_100, -124_100, -124_200],
    [-124_099, -124_100, -124_100, -124_000, -124_000, -124_100],
  ];
  const TENTHS: [number, number, number, number, number, number][] = [
    [1_234, 1_230, 1_230, 1_240, 1_230, 1_230],
    [1_235, 1_240, 1_230, 1_240, 1_230, 1_240],
    [1_245, 1_250, 1_240, 1_250, 1_240, 1_240],
    [-1_234, -1_230, -1_240, -1_230, -1_230, -1_230],
    [-1_235, -1_240, -1_240, -1_230, -1_230, -1_240],
    [-1_245, -1_250, -1_250, -1_240, -1_240, -1_240],
  ];

  // Holds MON-25, MON-26.
  describe.each([
    [0, WHOLE],
    [1, TENTHS],
  ])('to precision %i', (precision, table) => {
    // Holds MON-16 to MON-20.
    test.each(table)('takes %i to round %i, floor %i, ceil %i, truncate %i, bankers %i', (amount, ...to) => {
      const [round, floor, ceil, truncate, bankers] = to;
      expect({
        round: roundAmount(amount, { mode: 'round', precision }),
        floor: roundAmount(amount, { mode: 'floor', precision }),
        ceil: roundAmount(amount, { mode: 'ceil', precision }),
        truncate: roundAmount(amount, { mode: 'truncate', precision }),
        bankers: roundAmount(amount, { mode: 'bankers', precision }),
      }).toEqual({ round, floor, ceil, truncate, bankers });
    });
  });

  test('has nothing left to round at precision 2 and above', () => {
    fc.assert(
      fc.property(amounts, steppingModes, fc.constantFrom(2, 3, 6), (amount, mode, precision) => {
        expect(roundAmount(amount, { mode, precision })).toBe(amount);
      }),
    );
  });

  test('rounds a part of a hundredth as a diner writes it, not as a binary fraction', () => {
    expect(roundAmount(100.5, { mode: 'round', precision: 2 })).toBe(101);
    expect(roundAmount(-100.5, { mode: 'round', precision: 2 })).toBe(-101);
    expect(roundAmount(100.5, { mode: 'bankers', precision: 2 })).toBe(100);
    expect(roundAmount(1e-7, { mode: 'ceil', precision: 2 })).toBe(1);
    expect(roundAmount(1e21, { mode: 'floor', precision: 0 })).toBe(1e21);
  });

  // Holds MON-21.
  test('treats custom as floor', () => {
    fc.assert(
      fc.property(amounts, precisions, (amount, precision) => {
        expect(roundAmount(amount, { mode: 'custom', precision })).toBe(
          roundAmount(amount, { mode: 'floor', precision }),
        );
      }),
    );
  });

  // Holds MON-22.
  test('leaves the amount as it is under none', () => {
    expect(roundAmount(124_099, { mode: 'none', precision: 0 })).toBe(124_099);
    expect(roundAmount(-1, { mode: 'none', precision: 0 })).toBe(-1);
  });

  test('changes nothing when rounding again', () => {
    fc.assert(
      fc.property(amounts, steppingModes, precisions, (amount, mode, precision) => {
        const once = roundAmount(amount, { mode, precision });
        expect(roundAmount(once, { mode, precision })).toBe(once);
      }),
    );
  });

  test('keeps floor at or below the amount, ceil at or above it, less than one step apart', () => {
    fc.assert(
      fc.property(amounts, precisions, (amount, precision) => {
        const floor = roundAmount(amount, { mode: 'floor', precision });
        const ceil = roundAmount(amount, { mode: 'ceil', precision });
        expect(floor).toBeLessThanOrEqual(amount);
        expect(ceil).toBeGreaterThanOrEqual(amount);
        expect(ceil - floor).toBeLessThanOrEqual(10 ** Math.max(0, 2 - precision));
      }),
    );
  });

  test('keeps round and bankers within half a step', () => {
    fc.assert(
      fc.property(amounts, precisions, (amount, precision) => {
        const half = 10 ** Math.max(0, 2 - precision) / 2;
        expect(Math.abs(roundAmount(amount, { mode: 'round', precision }) - amount)).toBeLessThanOrEqual(
          half,
        );
        expect(Math.abs(roundAmount(amount, { mode: 'bankers', precision }) - amount)).toBeLessThanOrEqual(
          half,
        );
      }),
    );
  });

  test('mirrors negative amounts in round, truncate and bankers, and swaps floor with ceil', () => {
    fc.assert(
      fc.property(amounts, precisions, (amount, precision) => {
        for (const mode of ['round', 'truncate', 'bankers'] as const) {
          expect(roundAmount(-amount, { mode, precision }) + roundAmount(amount, { mode, precision })).toBe(
            0,
          );
        }
        const floor = roundAmount(-amount, { mode: 'floor', precision });
        expect(floor + roundAmount(amount, { mode: 'ceil', precision })).toBe(0);
      }),
    );
  });

  test.each([NaN, Infinity, -Infinity])('refuses %p', (amount) => {
    expect(() => roundAmount(amount, { mode: 'floor', precision: 0 })).toThrow(RangeError);
  });
});

describe('a percentage of an amount', () => {
  test.each([
    // 10 % of 1 245 ₸ is 124.5 ₸
    [124_500, 10, 'floor', 0, 12_400],
    [124_500, 10, 'round', 0, 12_500],
    [124_500, 10, 'bankers', 0, 12_400],
    [125_500, 10, 'bankers', 0, 12_600],
    [124_500, 10, 'ceil', 0, 12_500],
    // 7 % of 12.35 ₾ is 0.8645 ₾
    [1_235, 7, 'floor', 2, 86],
    [1_235, 7, 'ceil', 2, 87],
    [1_235, 7, 'none', 2, 86],
    [1_235, 7, 'none', 0, 86],
    [-1_235, 7, 'floor', 2, -87],
    [-1_235, 7, 'truncate', 2, -86],
    // 1.15 % of 1.00 is 1.15 hundredths; 0.29 × 100 is 28.999… in floating point
    [10_000, 0.29, 'floor', 2, 29],
    [100_000_000, 1.1, 'floor', 0, 1_100_000],
    [9_999_999_999, 33.33, 'floor', 2, 3_332_999_999],
    [1_000_000, 0.000_000_1, 'ceil', 2, 1],
    [124_500, 0, 'ceil', 0, 0],
    [124_550, 100, 'floor', 2, 124_550],
  ] as const)(
    'a percentage of an amount of %i at %d %% under %s, precision %i, is %i',
    (amount, percent, mode, precision, expected) => {
      expect(percentOf(amount, percent, { mode, precision })).toBe(expected);
    },
  );

  test('never exceeds the exact share when floored and misses it by less than one step', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999_999 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.constantFrom(0, 1, 2),
        (amount, hundredthsOfPercent, precision) => {
          const floored = BigInt(percentOf(amount, hundredthsOfPercent / 100, { mode: 'floor', precision }));
          const step = 10n ** BigInt(2 - precision);
          const exactTimes10000 = BigInt(amount) * BigInt(hundredthsOfPercent);
          expect(floored * 10_000n <= exactTimes10000).toBe(true);
          expect((floored + step) * 10_000n > exactTimes10000).toBe(true);
          expect(floored % step).toBe(0n);
        },
      ),
    );
  });

  test('refuses an amount that is not whole minor units', () => {
    expect(() => percentOf(0.5, 10, { mode: 'floor', precision: 0 })).toThrow(RangeError);
  });
});
