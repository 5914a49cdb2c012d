/** @jest-environment node */
import { testTariff } from '@/lib/delivery/test-tariff';
import { KZT_FORMAT } from '@/lib/core/money/money';
import { deliveryHint } from './delivery-hint';
import type { QuotedDelivery } from './quote.schema';

const TARIFF = testTariff({
  priceMinor: 59_000,
  minOrderMinor: 200_000,
  nextTier: { amountMinor: 500_000, priceMinor: 0 },
});
const PLATFORM: QuotedDelivery = { kind: 'platform', tariffs: [TARIFF], tariff: TARIFF, thresholds: [] };
const VENDOR: QuotedDelivery = { kind: 'vendor', costMinor: 70_000, minMinor: 300_000, maxMinor: 900_000 };

// Holds DLV-09, DLV-10, DLV-28, DLV-29.
test.each([
  [PLATFORM, 97_000, { kind: 'minimum', missingMinor: 103_000 }],
  [PLATFORM, 397_000, { kind: 'nextTier', missingMinor: 103_000, nextCostMinor: 0, costMinor: 59_000 }],
  [PLATFORM, 500_000, { kind: 'cost', costMinor: 0 }],
  [VENDOR, 299_900, { kind: 'minimum', missingMinor: 100 }],
  [VENDOR, 300_000, { kind: 'cost', costMinor: 70_000 }],
  [VENDOR, 900_100, { kind: 'maximum', maximumMinor: 900_000 }],
  // As written: 2 999 and 1 are 3 000.
  [VENDOR, 299_950, { kind: 'minimum', missingMinor: 100 }],
])('of $kind for %i shows the most important fact', (delivery, goodsMinor, hint) => {
  expect(deliveryHint(delivery, goodsMinor, KZT_FORMAT.rounding)).toMatchObject(hint);
});

test('does not mention undelivered goods', () => {
  const outOfZone: QuotedDelivery = { kind: 'unavailable', reason: 'outOfZone' };
  expect(deliveryHint(outOfZone, 500_000, KZT_FORMAT.rounding)).toBeNull();
});
