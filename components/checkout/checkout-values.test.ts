import { BffError } from '@/lib/bff/client';
import type { ErrorCode } from '@/lib/errors/errors';
import { testOrderRequest } from '@/lib/orders/placing/test-order-request';
import { shownTotals } from './checkout-values';

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
