/** @jest-environment node */
import { testOrder } from '@/lib/orders/test-order';
import { tipsOfOrder } from '@/lib/orders/order-tips';
import { canTip, tipsOfPreorder } from './preorder';
import { testBill, testPreorder } from './test-bill';

describe('tips afterwards', () => {
  test('are possible if the bill allows them and was paid without any', () => {
    expect(canTip(testPreorder({ tipsMinor: 0 }))).toBe(true);
    expect(canTip(testPreorder({ tipsMinor: 50_000 }))).toBe(false);
    expect(canTip(testPreorder({ tipsMinor: 0, bill: testBill({ isTipsAllowed: false }) }))).toBe(false);
  });

  test('are shares of the dishes: not of service, delivery or what a code took off', () => {
    expect(tipsOfPreorder(testPreorder())).toEqual({
      target: { kind: 'bill', preorderId: testPreorder().id },
      venueId: 3107,
      baseMinor: 600_000,
      currency: 'KZT',
      waiterName: 'Аружан',
    });
    const order = testOrder({ discountMinor: 60_000, waiter: { id: 205, name: 'Аружан' } });
    expect(tipsOfOrder(order)).toEqual({
      target: { kind: 'order', orderId: 90032 },
      venueId: 3107,
      baseMinor: 500_000,
      currency: 'KZT',
      waiterName: 'Аружан',
    });
  });
});
