/** @jest-environment node */
import fc from 'fast-check';
import {
  countryMoneyFormat,
  currencyFormat,
  discountPercent,
  fromMajor,
  GEL_FORMAT,
  KZT_FORMAT,
  MAX_AMOUNT_MINOR,
  toMajor,
} from './money';

const amounts = fc.integer({ min: 0, max: MAX_AMOUNT_MINOR });

describe('the format of a country', () => {
  // Holds MON-05 to MON-09, MON-13.
  test('is tenge for Kazakhstan: ₸ after the amount, thousands by a space, whole, floored', () => {
    expect(countryMoneyFormat('kz')).toBe(KZT_FORMAT);
    expect(KZT_FORMAT).toEqual({
      currency: 'KZT',
      symbol: '₸',
      symbolPosition: 'after',
      thousandsSeparator: ' ',
      decimalSeparator: ',',
      rounding: { mode: 'floor', precision: 0 },
    });
  });

  // Holds MON-10 to MON-12.
  test('is lari for Georgia: ₾ after the amount, thousands by a space, to the tetri, floored', () => {
    expect(countryMoneyFormat('ge')).toBe(GEL_FORMAT);
    expect(GEL_FORMAT).toEqual({
      currency: 'GEL',
      symbol: '₾',
      symbolPosition: 'after',
      thousandsSeparator: ' ',
      decimalSeparator: ',',
      rounding: { mode: 'floor', precision: 2 },
    });
  });

  test.each(['KZT', 'GEL'] as const)('is found by its currency: %s', (currency) => {
    expect(currencyFormat(currency).currency).toBe(currency);
  });
});

describe('amounts on the wire', () => {
  test.each([
    [0, 0],
    [-0, 0],
    [1250, 125_000],
    [12.5, 1_250],
    [19.99, 1_999],
    [1.15, 115],
    [0.29, 29],
    [4.35, 435],
    [0.01, 1],
    [1_000_000.01, 100_000_001],
    [99_999_999.99, 9_999_999_999],
  ])('reads %d as %i hundredths', (amount, expected) => {
    expect(fromMajor(amount)).toBe(expected);
  });

  test.each([
    NaN,
    Infinity,
    -Infinity,
    -1,
    -0.01,
    0.001,
    1.005,
    12.345,
    19.990_000_1,
    0.1 + 0.2,
    1e-7,
    100_000_000,
    99_999_999.999,
  ])('refuses %d', (amount) => {
    expect(fromMajor(amount)).toBeNull();
  });

  test('come back as they were sent', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(fromMajor(toMajor(amount))).toBe(amount);
      }),
      { numRuns: 1_000 },
    );
  });

  test('are sent as the very number that their decimal text is', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const text = `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
        expect(toMajor(amount)).toBe(Number(text));
        expect(fromMajor(Number(text))).toBe(amount);
      }),
      { numRuns: 1_000 },
    );
  });

  test('amounts on the wire with a third decimal are refused, however large the amount', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 9 }), (amount, third) => {
        const text = `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}${third}`;
        expect(fromMajor(Number(text))).toBeNull();
      }),
    );
  });

  test.each([0.5, NaN, 2 ** 53])('are never made of %d', (amount) => {
    expect(() => toMajor(amount)).toThrow(RangeError);
  });
});

describe('the discount badge', () => {
  test.each([
    [200_000, 150_000, 25],
    [300_000, 200_000, 33],
    [300_000, 100_000, 66],
    [10_000, 9_900, 1],
    [10_000, 9_901, null],
    [10_000, 10_000, null],
    [10_000, 12_000, null],
    [10_000, 1, 99],
    [10_000, 0, 100],
    [0, 0, null],
    [-100, -200, null],
    [100, -100, null],
    [9_999_999_999, 9_999_999_998, null],
    [9_999_999_999, 1, 99],
    [700, 203, 71],
  ])('the discount badge from %i to %i is %p', (oldMinor, newMinor, expected) => {
    expect(discountPercent(oldMinor, newMinor)).toBe(expected);
  });

  test('never promises more than is given', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAX_AMOUNT_MINOR }), amounts, (oldMinor, newMinor) => {
        const percent = discountPercent(oldMinor, newMinor) ?? 0;
        const saved = BigInt(Math.max(0, oldMinor - newMinor)) * 100n;
        expect(BigInt(percent) * BigInt(oldMinor) <= saved).toBe(true);
        expect(BigInt(percent + 1) * BigInt(oldMinor) > saved).toBe(true);
      }),
    );
  });
});
