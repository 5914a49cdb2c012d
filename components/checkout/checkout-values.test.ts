import { FIELDS } from '@/lib/ground/addresses/test-address';
import { BffError } from '@/lib/core/bff/client';
import type { ErrorCode } from '@/lib/core/errors/errors';
import { testOrderRequest } from '@/lib/orders/placing/test-order-request';
import { placingUnder, pointOf, shownTotals } from './checkout-values';

const SUM = {
  totalMinor: 500_000,
  toPayMinor: 450_000,
  parts: [{ kind: 'delivery' as const, amountMinor: 69_000, from: 'tariff' as const, thresholdMinor: 0 }],
};
const refused = (code: ErrorCode, details: object, changes: object = {}) => ({
  kind: 'refused' as const,
  error: new BffError(code, details),
  request: testOrderRequest('delivery', { sumMinor: SUM.totalMinor, ...changes }),
});

describe('the sums that are shown after a refusal', () => {
  test('are ours while nothing is refused', () => {
    expect(shownTotals(SUM, { kind: 'idle' })).toEqual({
      totalMinor: 500_000,
      toPayMinor: 450_000,
      deliveryMinor: 69_000,
      platformTotalMinor: null,
    });
  });

  test('have the platform’s price of the delivery, with which the next press orders', () => {
    expect(shownTotals(SUM, refused('delivery/cost-changed', { deliveryMinor: 99_000 }))).toEqual({
      totalMinor: 530_000,
      toPayMinor: 480_000,
      deliveryMinor: 99_000,
      platformTotalMinor: 530_000,
    });
  });

  test('have the platform’s total', () => {
    expect(shownTotals(SUM, refused('order/price-changed', { sumMinor: 510_000 }))).toMatchObject({
      totalMinor: 510_000,
      toPayMinor: 460_000,
      deliveryMinor: 69_000,
      platformTotalMinor: 510_000,
    });
  });

  test('have both where the delivery was refused first, and the total at its new price then', () => {
    const again = { sumMinor: 530_000, deliveryMinor: 99_000 };
    expect(shownTotals(SUM, refused('order/price-changed', { sumMinor: 540_000 }, again))).toMatchObject({
      totalMinor: 540_000,
      deliveryMinor: 99_000,
      platformTotalMinor: 540_000,
    });
    expect(
      shownTotals(SUM, refused('delivery/cost-changed', { deliveryMinor: 109_000 }, again)),
    ).toMatchObject({
      totalMinor: 540_000,
      deliveryMinor: 109_000,
    });
  });

  test.each([
    [
      'of another delivery',
      refused('delivery/cost-changed', { deliveryMinor: 99_000 }, { deliveryMinor: 1 }),
    ],
    ['of another total', refused('order/price-changed', { sumMinor: 510_000 }, { sumMinor: 1 })],
    ['that names no price', refused('delivery/cost-changed', {})],
    ['that names garbage', refused('order/price-changed', { sumMinor: '510000' })],
  ])('are ours after a refusal %s', (_what, placing) => {
    expect(shownTotals(SUM, placing)).toMatchObject({ totalMinor: 500_000, platformTotalMinor: null });
  });
});

describe('a refusal', () => {
  const SENT = {
    kind: 'delivery' as const,
    tariffId: 'foot-standard',
    promoCode: null,
    destination: pointOf(FIELDS),
  };
  const REFUSED = [
    refused('delivery/cost-changed', { deliveryMinor: 99_000 }),
    refused('order/price-changed', { sumMinor: 530_000 }),
  ];

  test.each(REFUSED)('counts for the order as it was sent: $error.code', (placing) => {
    expect(shownTotals(SUM, placingUnder(placing, SENT)).platformTotalMinor).toBe(530_000);
  });

  test.each([
    ['another kind', { kind: 'takeaway' as const, tariffId: null, destination: null }],
    ['a kind that is not known', { kind: null }],
    ['another tariff', { tariffId: 'car' }],
    ['a promo code', { promoCode: 'NAURYZ26' }],
    ['another address', { destination: { ...FIELDS, latitude: 43.25 } }],
    ['no address', { destination: null }],
  ])('counts no more for an order of %s', (_what, part) => {
    for (const placing of REFUSED) {
      const present = placingUnder(placing, { ...SENT, ...part });
      expect(shownTotals(SUM, present).platformTotalMinor).toBeNull();
    }
  });

  test('is the only view of a press that is left out', () => {
    expect(placingUnder({ kind: 'sending' }, { ...SENT, kind: null })).toEqual({ kind: 'sending' });
  });
});
