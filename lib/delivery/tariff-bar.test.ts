/** @jest-environment node */
import fc from 'fast-check';
import { KZT_FORMAT, roundAmount } from '@/lib/core/money/money';
import type { SubsidyThreshold } from '@/lib/promos/promos';
import { metThreshold } from './subsidy';
import { deliveryCostMinor, deliverySteps, tariffBar } from './tariff-bar';
import type { Tariff } from './tariffs';
import { testTariff } from './test-tariff';

const ROUNDING = KZT_FORMAT.rounding;
const tariff = (part: Partial<Tariff> = {}) => testTariff({ priceMinor: 99_000, ...part });
/** As the sandbox has them at 3107. */
const THRESHOLDS: SubsidyThreshold[] = [
  { amountMinor: 600_000, discountMinor: 30_000 },
  { amountMinor: 1_000_000, discountMinor: 99_000 },
];

describe('the subsidy of a delivery', () => {
  test.each<[string, number, number | null]>([
    ['none below the first amount', 599_999, null],
    ['the first from its amount on', 600_000, 30_000],
    ['the highest discount that is met', 1_500_000, 99_000],
  ])('is %s', (_what, goodsMinor, discountMinor) => {
    expect(metThreshold(THRESHOLDS, goodsMinor)?.discountMinor ?? null).toBe(discountMinor);
  });

  // Holds DLV-16.
  test('is the highest discount, not the highest amount', () => {
    const odd = [
      { amountMinor: 100, discountMinor: 500 },
      { amountMinor: 200, discountMinor: 300 },
    ];
    expect(metThreshold(odd, 1000)?.discountMinor).toBe(500);
  });

  test('is absent when it is zero', () => {
    expect(metThreshold([{ amountMinor: 0, discountMinor: 0 }], 1000)).toBeNull();
  });
});

describe('the tariff bar', () => {
  test.each([
    ['its price', tariff(), [], 100_000, { kind: 'default', costMinor: 99_000 }],
    ['that it is free', tariff({ priceMinor: 0 }), [], 100_000, { kind: 'free' }],
    [
      'what is missing to the minimum',
      tariff({ minOrderMinor: 300_000 }),
      [],
      100_000,
      { kind: 'minimumNotReached', minimumMinor: 300_000, missingMinor: 200_000 },
    ],
    [
      'what is missing to the next tier, and its price',
      tariff({ nextTier: { amountMinor: 900_000, priceMinor: 49_000 } }),
      [],
      500_000,
      { kind: 'nextTier', costMinor: 99_000, missingMinor: 400_000, nextCostMinor: 49_000 },
    ],
    [
      'what is missing to a subsidy',
      tariff(),
      THRESHOLDS,
      500_000,
      { kind: 'nextTier', costMinor: 99_000, missingMinor: 100_000, nextCostMinor: 69_000 },
    ],
    [
      'that the subsidy is reached',
      tariff(),
      THRESHOLDS,
      1_000_000,
      { kind: 'subsidyReached', costMinor: 0, discountMinor: 99_000 },
    ],
  ])('says %s', (_what, ofTariff, thresholds, goodsMinor, expected) => {
    expect(tariffBar({ tariff: ofTariff, thresholds }, goodsMinor, ROUNDING)).toMatchObject(expected);
  });

  test('speaks of the minimum before a tier that is nearer', () => {
    const both = tariff({ minOrderMinor: 500_000, nextTier: { amountMinor: 200_000, priceMinor: 0 } });
    expect(tariffBar({ tariff: both, thresholds: [] }, 100_000, ROUNDING).kind).toBe('minimumNotReached');
  });

  test('shows the price by sum, without steps that change nothing', () => {
    const rules = {
      tariff: tariff({ nextTier: { amountMinor: 1_200_000, priceMinor: 49_000 } }),
      thresholds: THRESHOLDS,
    };
    expect(deliverySteps(rules, ROUNDING)).toEqual([
      { fromMinor: 0, toMinor: 600_000, costMinor: 99_000 },
      { fromMinor: 600_000, toMinor: 1_000_000, costMinor: 69_000 },
      { fromMinor: 1_000_000, toMinor: null, costMinor: 0 },
    ]);
  });
});

const amount = fc.integer({ min: 0, max: 2_000_000 });
const anyRules = fc.record({
  tariff: fc
    .record({
      priceMinor: amount,
      minOrderMinor: amount,
      tier: fc.option(fc.record({ amountMinor: amount, priceMinor: amount })),
    })
    .map(({ tier, ...part }) => tariff({ ...part, nextTier: tier })),
  thresholds: fc.array(fc.record({ amountMinor: amount, discountMinor: amount }), { maxLength: 4 }),
});

describe('any tariff with any subsidy', () => {
  test('the step of a sum has the cost of that sum, and delivery never costs less than nothing', () => {
    fc.assert(
      fc.property(anyRules, amount, (rules, goodsMinor) => {
        const step = deliverySteps(rules, ROUNDING).findLast(({ fromMinor }) => fromMinor <= goodsMinor);
        expect(roundAmount(step?.costMinor ?? NaN, ROUNDING)).toBe(
          roundAmount(deliveryCostMinor(rules, goodsMinor), ROUNDING),
        );
        expect(step?.costMinor).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('the promise for the next step equals its price there', () => {
    fc.assert(
      fc.property(anyRules, amount, (rules, goodsMinor) => {
        const bar = tariffBar(rules, goodsMinor, { mode: 'none', precision: 0 });
        if (bar.kind !== 'nextTier') return;
        expect(deliveryCostMinor(rules, goodsMinor + bar.missingMinor)).toBe(bar.nextCostMinor);
        expect(bar.nextCostMinor).toBeLessThan(bar.costMinor);
      }),
    );
  });

  // Holds MON-28, MON-29.
  test('the missing sum is in whole tenge and sufficient, and no step or discount shows as 0', () => {
    fc.assert(
      fc.property(anyRules, amount, (rules, goodsMinor) => {
        const bar = tariffBar(rules, goodsMinor, ROUNDING);
        const written = bar.steps.map(({ costMinor }) => roundAmount(costMinor, ROUNDING));
        written.slice(1).forEach((costMinor, index) => expect(costMinor).not.toBe(written[index]));
        if (bar.kind === 'subsidyReached') expect(bar.discountMinor).toBeGreaterThanOrEqual(100);
        if (bar.kind !== 'minimumNotReached') return;
        const { minOrderMinor } = rules.tariff;
        expect(bar.missingMinor % 100).toBe(0);
        expect(roundAmount(goodsMinor, ROUNDING) + bar.missingMinor).toBe(
          Math.ceil(minOrderMinor / 100) * 100,
        );
        expect(goodsMinor + bar.missingMinor).toBeGreaterThanOrEqual(minOrderMinor);
      }),
    );
  });
});
