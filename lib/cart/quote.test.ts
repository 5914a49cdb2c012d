/** @jest-environment node */
import type { Tariff } from '@/lib/delivery/tariffs';
import { testTariff } from '@/lib/delivery/test-tariff';
import { KZT_FORMAT } from '@/lib/core/money/money';
import { lineKey, type Cart } from './cart';
import {
  allowedCount,
  checkedLines,
  deliveryProblem,
  deliveryUnder,
  quotedByKey,
  waitMinutes,
} from './quote';
import type { QuotedDelivery } from './quote.schema';
import { testLine, testQuotedLine } from './test-cart';

const line = testLine({ count: 5 });
const other = testLine({ additives: [{ additiveId: 7, name: 'Ачичук', priceMinor: 5000, count: 1 }] });
const cart: Cart = {
  version: 2,
  id: 'cart-000001',
  venue: { id: 3107, name: 'Ақ Дастархан', moneyFormat: KZT_FORMAT },
  lines: [line, other],
};

describe('what fixes a line', () => {
  test('that is too many is what the other lines of the product leave', () => {
    const quotedLine = testQuotedLine({ issues: ['exceeded', 'priceChanged'], availableCount: 3 });
    expect(allowedCount(cart, line, quotedLine)).toBe(2);
  });

  test.each([
    ['of which none can be had', testQuotedLine({ issues: ['exceeded'], availableCount: 0 })],
    ['that is too many and sold out', testQuotedLine({ issues: ['exceeded', 'stopped'], availableCount: 3 })],
    ['that is sold out', testQuotedLine({ issues: ['stopped'] })],
  ])('%s is its removal', (_what, quotedLine) => {
    expect(allowedCount(cart, line, quotedLine)).toBe(0);
  });
});

describe('what a check changes in the cart', () => {
  // Holds CART-08.
  test('is price, limit, stop list and services of each line, by its key', () => {
    const quoted = quotedByKey([lineKey(other), lineKey(line)], {
      lines: [
        testQuotedLine({ additives: [{ additiveId: 7, priceMinor: 6000 }] }),
        testQuotedLine({
          priceMinor: 190_000,
          availableCount: 4,
          issues: ['stopped'],
          unavailableServices: [4],
        }),
      ],
    });
    expect(checkedLines(cart, quoted)).toEqual([
      {
        lineKey: lineKey(line),
        priceMinor: 190_000,
        fullPriceMinor: 190_000,
        promoId: null,
        pieceLimit: 4,
        isStopped: true,
        unavailableServices: [4],
        additivePricesMinor: {},
      },
      expect.objectContaining({
        lineKey: lineKey(other),
        isStopped: false,
        additivePricesMinor: { 7: 6000 },
      }),
    ]);
  });

  test('is nothing for a product that is gone, or that was not requested', () => {
    const gone = testQuotedLine({ priceMinor: null, issues: ['deleted'] });
    expect(checkedLines(cart, quotedByKey([lineKey(line)], { lines: [gone] }))).toEqual([]);
  });
});

// Holds DLV-22, DLV-28, DLV-29.
describe('a delivery cannot be ordered', () => {
  const tariff = { minOrderMinor: 300_000 } as Tariff;
  const platform: QuotedDelivery = { kind: 'platform', tariffs: [tariff], tariff, thresholds: [] };
  const vendor: QuotedDelivery = { kind: 'vendor', costMinor: 0, minMinor: 200_000, maxMinor: 900_000 };
  const outOfZone: QuotedDelivery = { kind: 'unavailable', reason: 'outOfZone' };

  test.each<[string, QuotedDelivery, number, object]>([
    ['below the tariff’s minimum', platform, 299_999, { kind: 'belowMinimum', amountMinor: 300_000 }],
    ['below the venue’s minimum', vendor, 199_999, { kind: 'belowMinimum', amountMinor: 200_000 }],
    ['above the venue’s maximum', vendor, 900_001, { kind: 'aboveMaximum', amountMinor: 900_000 }],
    ['out of the zone', outOfZone, 500_000, { kind: 'outOfZone' }],
  ])('%s', (_what, delivery, goodsMinor, problem) => {
    expect(deliveryProblem(delivery, goodsMinor)).toEqual(problem);
  });

  test.each<[string, QuotedDelivery | null, number]>([
    ['at the minimum', platform, 300_000],
    ['at the venue’s maximum', vendor, 900_000],
    ['without bounds', { ...vendor, minMinor: null, maxMinor: null }, 99_999_999],
    ['where nothing is delivered', null, 0],
  ])('but can %s', (_what, delivery, goodsMinor) => {
    expect(deliveryProblem(delivery, goodsMinor)).toBeNull();
  });
});

describe('an order placed now is received for sure', () => {
  const tariff = testTariff({ minutes: { from: 35, to: 50 } });
  test.each<[string, QuotedDelivery | null, number]>([
    ['once it is cooked', null, 25],
    ['once it is cooked where the way is not known', { kind: 'unavailable', reason: 'noDestination' }, 25],
    ['by the end of its tariff’s range', { kind: 'platform', tariffs: [tariff], tariff, thresholds: [] }, 50],
    [
      'after cooking and the way of the venue’s courier',
      { kind: 'vendor', costMinor: 0, minMinor: null, maxMinor: null },
      55,
    ],
  ])('%s', (_when, delivery, minutes) => {
    expect(waitMinutes(25, delivery)).toBe(minutes);
  });
});

describe('a delivery under a promo code', () => {
  const tariff = testTariff({
    priceMinor: 69_000,
    minOrderMinor: 300_000,
    nextTier: { amountMinor: 600_000, priceMinor: 49_000 },
  });
  const platform: QuotedDelivery = {
    kind: 'platform',
    tariff,
    tariffs: [tariff],
    thresholds: [{ amountMinor: 700_000, discountMinor: 30_000 }],
  };
  const vendor: QuotedDelivery = { kind: 'vendor', costMinor: 50_000, minMinor: 100_000, maxMinor: null };
  const code = (isDeliveryFree: boolean) =>
    ({
      kind: 'applied',
      code: 'ZHETKIZU',
      title: '',
      discountMinor: 0,
      isDeliveryFree,
      giftName: null,
    }) as const;

  test('a delivery under a promo code that makes it free costs nothing from any sum, and keeps its bounds', () => {
    const free = { ...tariff, priceMinor: 0, nextTier: null };
    expect(deliveryUnder(platform, code(true))).toEqual({
      ...platform,
      tariff: free,
      tariffs: [free],
      thresholds: [],
    });
    expect(deliveryUnder(vendor, code(true))).toEqual({ ...vendor, costMinor: 0 });
  });

  test.each([null, code(false), { kind: 'refused', reason: 'used', message: null }] as const)(
    'is as it was under %j',
    (promo) => {
      expect(deliveryUnder(platform, promo)).toBe(platform);
      expect(deliveryUnder(vendor, promo)).toBe(vendor);
    },
  );
});
