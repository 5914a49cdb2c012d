/** @jest-environment node */
import fc from 'fast-check';
import { KZT_FORMAT } from '@/lib/core/money/money';
import { ROUNDING_MODES } from '@/lib/core/money/amount';
import { testTariff } from '@/lib/delivery/test-tariff';
import { cartSumMinor } from './line-sums';
import { deliveryMinorOf, spendBonuses, sumOf, type SumTerms } from './sum';

const TARIFF = testTariff({ nextTier: { amountMinor: 1_000_000, priceMinor: 49_000 } });
const TERMS: SumTerms = {
  servicePercentage: 0,
  delivery: null,
  bonuses: null,
  wantedBonusesMinor: 0,
  rounding: KZT_FORMAT.rounding,
};
const line = (priceMinor: number, part: object = {}) => ({
  priceMinor,
  fullPriceMinor: priceMinor,
  additives: [] as { additiveId: number; name: string; priceMinor: number; count: number }[],
  count: 1,
  ...part,
});
const partsOf = (sum: ReturnType<typeof sumOf>) =>
  sum.parts.map(({ kind, amountMinor }) => [kind, amountMinor]);

describe('the parts of a sum', () => {
  test('are the goods, and what was saved', () => {
    const sum = sumOf([line(180_000, { fullPriceMinor: 240_000, count: 2 })], TERMS);
    expect(partsOf(sum)).toEqual([
      ['goods', 480_000],
      ['saving', -120_000],
    ]);
    expect(sum).toMatchObject({ goodsMinor: 360_000, totalMinor: 360_000, toPayMinor: 360_000 });
  });

  test('have the service charge of the restaurant, rounded as its money is', () => {
    const sum = sumOf([line(123_400)], { ...TERMS, servicePercentage: 7.5 });
    // 7.5 % of 1 234 ₸ are 92.55 ₸.
    expect(partsOf(sum)).toEqual([
      ['goods', 123_400],
      ['service', 9_200],
    ]);
  });

  test('have the tariff of the goods sum and the subsidy that is met', () => {
    const delivery = {
      kind: 'platform' as const,
      tariff: TARIFF,
      thresholds: [{ amountMinor: 600_000, discountMinor: 30_000 }],
    };
    expect(partsOf(sumOf([line(500_000)], { ...TERMS, delivery }))).toContainEqual(['delivery', 69_000]);
    expect(partsOf(sumOf([line(700_000)], { ...TERMS, delivery }))).toEqual([
      ['goods', 700_000],
      ['delivery', 69_000],
      ['subsidy', -30_000],
    ]);
    expect(partsOf(sumOf([line(1_000_000)], { ...TERMS, delivery }))).toEqual([
      ['goods', 1_000_000],
      ['delivery', 49_000],
      ['subsidy', -30_000],
    ]);
  });

  test('have the one price of a venue that delivers itself', () => {
    const sum = sumOf([line(500_000)], { ...TERMS, delivery: { kind: 'vendor', costMinor: 60_000 } });
    expect(partsOf(sum)).toContainEqual(['delivery', 60_000]);
  });
});

describe('a promo code', () => {
  const promo = { discountMinor: 100_000, isDeliveryFree: false };

  test('takes its discount off the goods before service, delivery and bonuses look at them', () => {
    const delivery = { kind: 'platform' as const, tariff: TARIFF, thresholds: [] };
    const sum = sumOf([line(1_050_000)], { ...TERMS, delivery, promo });
    expect(sum.goodsMinor).toBe(950_000);
    // The next tier begins at 10,000 ₸, which the goods no longer are.
    expect(partsOf(sum)).toEqual([
      ['goods', 1_050_000],
      ['discount', -100_000],
      ['delivery', 69_000],
    ]);
    expect(deliveryMinorOf(sum)).toBe(69_000);
  });

  test('deducts no more than there is', () => {
    const sum = sumOf([line(60_000)], { ...TERMS, promo });
    expect(sum).toMatchObject({ goodsMinor: 0, toPayMinor: 0 });
  });

  test('can make delivery free', () => {
    const free = { discountMinor: 0, isDeliveryFree: true };
    const sum = sumOf([line(60_000)], {
      ...TERMS,
      delivery: { kind: 'vendor', costMinor: 60_000 },
      promo: free,
    });
    expect(sum.toPayMinor).toBe(60_000);
    expect(deliveryMinorOf(sum)).toBe(0);
  });
});

describe('bonuses', () => {
  const bonuses = { availableMinor: 1_000_000, maxUsagePercentage: 30, cashbackPercentage: 7 };
  // Holds REW-13, REW-14.
  test('pay at most the rule’s share of the goods, never the delivery', () => {
    const delivery = { kind: 'vendor' as const, costMinor: 60_000 };
    const sum = sumOf([line(1_000_000)], { ...TERMS, delivery, bonuses, wantedBonusesMinor: 999_999 });
    expect(sum.maxBonusesMinor).toBe(300_000);
    expect(sum).toMatchObject({ totalMinor: 1_060_000, toPayMinor: 760_000 });
  });

  test('are no more than there are', () => {
    const poor = { ...bonuses, availableMinor: 12_300 };
    expect(sumOf([line(1_000_000)], { ...TERMS, bonuses: poor }).maxBonusesMinor).toBe(12_300);
  });

  test('come back for what was not paid by bonuses', () => {
    expect(sumOf([line(1_000_000)], { ...TERMS, bonuses }).earnedMinor).toBe(70_000);
    const spent = sumOf([line(1_000_000)], { ...TERMS, bonuses, wantedBonusesMinor: 300_000 });
    expect(spent.earnedMinor).toBe(49_000);
  });
});

const amount = fc.integer({ min: 0, max: 5_000_000 });
const anyLine = fc
  .record({
    priceMinor: amount,
    savedMinor: amount,
    count: fc.integer({ min: 1, max: 99 }),
    additives: fc.array(
      fc.record({
        additiveId: fc.nat(),
        name: fc.constant(''),
        priceMinor: amount,
        count: fc.integer({ min: 1, max: 9 }),
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ savedMinor, ...part }) => ({ ...part, fullPriceMinor: part.priceMinor + savedMinor }));
const anyTerms: fc.Arbitrary<SumTerms> = fc.record({
  servicePercentage: fc.constantFrom(0, 7.5, 10, 15, 18),
  delivery: fc.oneof(
    fc.constant(null),
    fc.record({ kind: fc.constant('vendor' as const), costMinor: amount }),
    fc.record({
      kind: fc.constant('platform' as const),
      tariff: fc
        .record({
          priceMinor: amount,
          tier: fc.option(fc.record({ amountMinor: amount, priceMinor: amount })),
        })
        .map(({ priceMinor, tier }) => ({ ...TARIFF, priceMinor, nextTier: tier })),
      thresholds: fc.array(fc.record({ amountMinor: amount, discountMinor: amount }), { maxLength: 4 }),
    }),
  ),
  promo: fc.option(fc.record({ discountMinor: amount, isDeliveryFree: fc.boolean() })),
  bonuses: fc.option(
    fc.record({
      availableMinor: amount,
      maxUsagePercentage: fc.integer({ min: 0, max: 100 }),
      cashbackPercentage: fc.integer({ min: 0, max: 10 }),
    }),
  ),
  wantedBonusesMinor: amount,
  rounding: fc.record({ mode: fc.constantFrom(...ROUNDING_MODES), precision: fc.constantFrom(0, 1, 2) }),
});

describe('any order under any terms', () => {
  test('the parts add up exactly to the total, in whole minor units', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 6 }), anyTerms, (lines, terms) => {
        const sum = sumOf(lines, terms);
        const added = sum.parts.reduce((total, { amountMinor }) => total + amountMinor, 0);
        expect(added).toBe(sum.toPayMinor);
        for (const { amountMinor } of sum.parts) expect(Number.isSafeInteger(amountMinor)).toBe(true);
        expect(sum.goodsMinor).toBe(Math.max(0, cartSumMinor(lines) - (terms.promo?.discountMinor ?? 0)));
      }),
    );
  });

  test('other bonuses spent of a sum make the very sum that it would be with them', () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { maxLength: 6 }),
        anyTerms,
        amount,
        (lines, terms, wantedBonusesMinor) => {
          const other = { ...terms, wantedBonusesMinor };
          expect(
            spendBonuses(sumOf(lines, terms), wantedBonusesMinor, terms.bonuses, terms.rounding),
          ).toEqual(sumOf(lines, other));
        },
      ),
    );
  });

  test('bonuses pay goods only, and no sum is negative', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 6 }), anyTerms, (lines, terms) => {
        const sum = sumOf(lines, terms);
        const spentMinor = sum.totalMinor - sum.toPayMinor;
        expect(spentMinor).toBeGreaterThanOrEqual(0);
        expect(spentMinor).toBeLessThanOrEqual(sum.goodsMinor);
        expect(spentMinor).toBeLessThanOrEqual(sum.maxBonusesMinor);
        expect(sum.toPayMinor).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
