/** @jest-environment node */
import fc from 'fast-check';
import {
  formatMoney,
  formatNumber,
  GEL_FORMAT,
  KZT_FORMAT,
  roundAmount,
  unroundedMoney,
  type MoneyFormat,
} from './money';

const plainSpaces = (text: string) => text.replaceAll('\u00A0', ' ');

describe('writing money', () => {
  test.each<[number, MoneyFormat, string]>([
    [0, KZT_FORMAT, '0 ₸'],
    [99, KZT_FORMAT, '0 ₸'],
    [124_000, KZT_FORMAT, '1 240 ₸'],
    [124_099, KZT_FORMAT, '1 240 ₸'],
    [99_900, KZT_FORMAT, '999 ₸'],
    [100_000, KZT_FORMAT, '1 000 ₸'],
    [123_456_700, KZT_FORMAT, '1 234 567 ₸'],
    [9_999_999_999, KZT_FORMAT, '99 999 999 ₸'],
    [-124_000, KZT_FORMAT, '−1 240 ₸'],
    [-50, KZT_FORMAT, '−1 ₸'],
    [1_250, GEL_FORMAT, '12,50 ₾'],
    [1_200, GEL_FORMAT, '12 ₾'],
    [1_205, GEL_FORMAT, '12,05 ₾'],
    [5, GEL_FORMAT, '0,05 ₾'],
    [-5, GEL_FORMAT, '−0,05 ₾'],
    [123_456_789, GEL_FORMAT, '1 234 567,89 ₾'],
  ])('writes %i hundredths (row %#)', (amount, format, expected) => {
    expect(plainSpaces(formatMoney(amount, format, 'ru'))).toBe(expected);
  });

  test('joins thousands and the symbol with no-break spaces', () => {
    expect(formatMoney(124_000, KZT_FORMAT, 'ru')).toBe('1\u00A0240\u00A0₸');
  });

  test('writes no minus before nothing', () => {
    expect(formatMoney(-50, { ...KZT_FORMAT, rounding: { mode: 'truncate', precision: 0 } }, 'ru')).toBe(
      '0\u00A0₸',
    );
    expect(formatMoney(-0, KZT_FORMAT, 'ru')).toBe('0\u00A0₸');
  });

  test('keeps to the separators and the side that the town names', () => {
    const format: MoneyFormat = {
      ...GEL_FORMAT,
      symbolPosition: 'before',
      thousandsSeparator: "'",
      decimalSeparator: '.',
    };
    expect(formatMoney(-123_456_789, format, 'ru')).toBe("−₾\u00A01'234'567.89");
    expect(formatMoney(123_456_700, { ...format, thousandsSeparator: '' }, 'ru')).toBe('₾\u00A01234567');
    expect(formatMoney(123_456_700, { ...format, thousandsSeparator: '$' }, 'ru')).toBe('₾\u00A01$234$567');
  });

  // Holds MON-30.
  test.each([
    ['ru', '1\u00A0234,50\u00A0₾'],
    ['kk', '1\u00A0234,50\u00A0₾'],
    ['ka', '1\u00A0234,50\u00A0₾'],
    ['en', '1\u00A0234.50\u00A0₾'],
  ] as const)('writes the decimal sign of %s', (language, text) => {
    expect(formatMoney(123_450, GEL_FORMAT, language)).toBe(text);
    expect(
      unroundedMoney(123_459, { ...GEL_FORMAT, rounding: { mode: 'floor', precision: 1 } }, language),
    ).toBe(text.replace('50', '59'));
    expect(formatNumber(1234.5, language)).toBe(text.replace('\u00A0₾', ''));
  });

  test('writes tenths with two decimals, and the fraction that rounding none leaves', () => {
    expect(formatMoney(1_259, { ...GEL_FORMAT, rounding: { mode: 'floor', precision: 1 } }, 'ru')).toBe(
      '12,50\u00A0₾',
    );
    expect(formatMoney(1_259, { ...KZT_FORMAT, rounding: { mode: 'none', precision: 0 } }, 'ru')).toBe(
      '12,59\u00A0₸',
    );
    expect(formatMoney(1_259.9, { ...KZT_FORMAT, rounding: { mode: 'none', precision: 0 } }, 'ru')).toBe(
      '12,59\u00A0₸',
    );
  });

  test('can be read back to the rounded amount', () => {
    const amounts = fc.integer({ min: -9_999_999_999, max: 9_999_999_999 });
    fc.assert(
      fc.property(amounts, fc.constantFrom(KZT_FORMAT, GEL_FORMAT), (amount, format) => {
        const text = formatMoney(amount, format, 'ru');
        const [whole = '', fraction = '00'] = text.replace(/[^\d,]/g, '').split(',');
        const read = Number(whole + fraction) * (text.startsWith('\u2212') ? -1 : 1);
        expect(read + 0).toBe(roundAmount(amount, format.rounding));
        expect(text).toMatch(/^\u2212?\d{1,3}(\u00A0\d{3})*(,\d\d)?\u00A0[₸₾]$/);
      }),
    );
  });
});

describe('the amount without rounding', () => {
  test.each([
    [177_777, KZT_FORMAT, '1 777,77 ₸'],
    [177_700, KZT_FORMAT, null],
    [1_250, GEL_FORMAT, null],
  ])('%d reports where a fraction is hidden', (amountMinor, format, expected) => {
    const exact = unroundedMoney(amountMinor, format, 'ru');
    expect(exact === null ? null : plainSpaces(exact)).toBe(expected);
  });
});

describe('writing a number', () => {
  // Holds MON-14, MON-15.
  test.each([
    [0, '0'],
    [7, '7'],
    [999, '999'],
    [1_000, '1 000'],
    [100_000, '100 000'],
    [1_234_567, '1 234 567'],
    [1_240.5, '1 240,50'],
    [0.05, '0,05'],
    [1.005, '1,01'],
    [0.004, '0'],
    [2.999, '3'],
    [-0.004, '0'],
    [-1_240.5, '−1 240,50'],
  ])('writes %d as %s', (value, expected) => {
    expect(plainSpaces(formatNumber(value, 'ru'))).toBe(expected);
    expect(formatNumber(value, 'ru')).not.toContain(' ');
  });
});
