/** @jest-environment node */
import fc from 'fast-check';
import { formatMoney, GEL_FORMAT, KZT_FORMAT } from '@/lib/core/money/money';
import { decimalPrice } from './decimal-price';

describe('a price for search engines', () => {
  test.each([
    [124_000, KZT_FORMAT, '1240'],
    [124_099, KZT_FORMAT, '1240'],
    [0, KZT_FORMAT, '0'],
    [1250, GEL_FORMAT, '12.50'],
    [1205, GEL_FORMAT, '12.05'],
    [1200, GEL_FORMAT, '12'],
    [7, GEL_FORMAT, '0.07'],
  ])('%d is %#', (amountMinor, format, price) => {
    expect(decimalPrice(amountMinor, format)).toBe(price);
  });

  test('is the price that the page shows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999_999 }),
        fc.constantFrom(KZT_FORMAT, GEL_FORMAT),
        (amountMinor, format) => {
          const shown = formatMoney(amountMinor, format, 'ru')
            .replace(/[^\d,]/gu, '')
            .replace(',', '.');
          expect(decimalPrice(amountMinor, format)).toBe(shown);
        },
      ),
    );
  });
});
