/** @jest-environment node */
import fc from 'fast-check';
import { GEL_FORMAT, KZT_FORMAT, roundAmount } from '@/lib/core/money/money';
import { testTariff } from '@/lib/delivery/test-tariff';
import { lineKey } from './cart';
import { sumOf } from './sum';
import { testLine } from './test-cart';
import { writtenCart, writtenLineSums } from './written-cart';

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const hundredths = fc.integer({ min: 1, max: 5_000_000 });
const roundings = fc.constantFrom(KZT_FORMAT.rounding, GEL_FORMAT.rounding);
const carts = fc
  .array(
    fc.record({
      priceMinor: hundredths,
      saving: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 99 }), hundredths),
      additiveMinor: fc.integer({ min: 0, max: 99_999 }),
      count: fc.integer({ min: 1, max: 9 }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((lines) =>
    lines.map(({ priceMinor, saving, additiveMinor, count }, index) =>
      testLine({
        productId: index + 1,
        priceMinor,
        fullPriceMinor: priceMinor + saving,
        additives: [{ additiveId: 7, name: 'Ачичук', priceMinor: additiveMinor, count: 1 }],
        count,
      }),
    ),
  );
const terms = fc.record({
  servicePercentage: fc.constantFrom(0, 7.5, 10, 12.34),
  priceMinor: fc.integer({ min: 0, max: 150_000 }),
  subsidyMinor: fc.constantFrom(0, 10, 99, 30_050),
  discountMinor: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 99 }), hundredths),
  availableMinor: hundredths,
  differenceMinor: fc.integer({ min: 0, max: 99_999 }),
});

// Holds MON-28.
describe('a cart as it is written', () => {
  test('adds up: the lines to the dishes, and all parts to the total', () => {
    fc.assert(
      fc.property(carts, terms, roundings, (lines, of, rounding) => {
        const tariff = testTariff({ priceMinor: of.priceMinor, nextTier: null });
        const thresholds = [{ amountMinor: 0, discountMinor: of.subsidyMinor }];
        const sum = sumOf(lines, {
          servicePercentage: of.servicePercentage,
          delivery: { kind: 'platform', tariff, thresholds },
          promo: { discountMinor: of.discountMinor, isDeliveryFree: false },
          bonuses: { availableMinor: of.availableMinor, maxUsagePercentage: 100, cashbackPercentage: 5 },
          wantedBonusesMinor: of.availableMinor,
          rounding,
        });
        const written = writtenCart(lines, sum, rounding, of.differenceMinor);
        const partMinor = (kind: string) =>
          written.parts.find((part) => part.kind === kind)?.amountMinor ?? 0;
        const rows = lines.map(
          (line) => written.lines.get(lineKey(line)) ?? { sumMinor: NaN, fullMinor: NaN },
        );
        expect(written.totalMinor).toBe(roundAmount(sum.toPayMinor + of.differenceMinor, rounding));
        expect(total(written.parts.map(({ amountMinor }) => amountMinor)) + written.differenceMinor).toBe(
          written.totalMinor,
        );
        expect(total(rows.map(({ sumMinor }) => sumMinor))).toBe(partMinor('goods') + partMinor('saving'));
        expect(total(rows.map(({ fullMinor }) => fullMinor))).toBe(partMinor('goods'));
        for (const { sumMinor, fullMinor } of rows) {
          expect(sumMinor).toBe(roundAmount(sumMinor, rounding));
          expect(fullMinor).toBeGreaterThanOrEqual(sumMinor);
        }
      }),
      { numRuns: 500 },
    );
  });

  // Holds MON-29.
  test('leaves out a discount, a charge and bonuses that are written as nothing', () => {
    fc.assert(
      fc.property(carts, terms, (lines, of) => {
        const { rounding } = KZT_FORMAT;
        const sum = sumOf(lines, {
          servicePercentage: 0,
          delivery: null,
          promo: { discountMinor: of.discountMinor, isDeliveryFree: false },
          bonuses: { availableMinor: 30, maxUsagePercentage: 100, cashbackPercentage: 0 },
          wantedBonusesMinor: 30,
          rounding,
        });
        for (const { kind, amountMinor } of writtenCart(lines, sum, rounding).parts)
          if (kind !== 'goods') expect(amountMinor).toBeLessThanOrEqual(-100);
      }),
    );
  });

  test('has lines that add up to the sum of the dishes alone', () => {
    fc.assert(
      fc.property(carts, roundings, (lines, rounding) => {
        const exact = total(
          lines.map((line) => (line.priceMinor + (line.additives[0]?.priceMinor ?? 0)) * line.count),
        );
        expect(total(writtenLineSums(lines, rounding))).toBe(roundAmount(exact, rounding));
      }),
    );
  });
});
