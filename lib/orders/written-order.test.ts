/** @jest-environment node */
import fc from 'fast-check';
import { currencyFormat, roundAmount } from '@/lib/core/money/money';
import { testOrder } from './test-order';
import { writtenOrder, writtenPayments } from './written-order';

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const hundredths = fc.integer({ min: 1, max: 5_000_000 });
const some = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 99 }), hundredths);
const [position] = testOrder().positions;
const orders = fc
  .record({
    dishes: fc.array(hundredths, { minLength: 1, maxLength: 8 }),
    discount: some,
    serviceChargeMinor: some,
    deliveryMinor: some,
    currency: fc.constantFrom('KZT' as const, 'GEL' as const),
  })
  .map(({ dishes, discount, serviceChargeMinor, deliveryMinor, currency }) => {
    const positionsSumMinor = total(dishes);
    const discountMinor = Math.min(discount, positionsSumMinor);
    return testOrder({
      positions: dishes.flatMap((sumMinor, id) => (position ? { ...position, id, sumMinor } : [])),
      positionsSumMinor,
      discountMinor,
      serviceChargeMinor,
      deliveryMinor,
      sumMinor: positionsSumMinor - discountMinor + serviceChargeMinor + deliveryMinor,
      currency,
    });
  });

// Holds MON-28.
describe('an order as it is written', () => {
  test('adds up row by row to its sum', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const { rounding } = currencyFormat(order.currency);
        const written = writtenOrder(order, order.positions);
        expect(total(written.positionsMinor)).toBe(written.dishesMinor);
        const { dishesMinor, discountMinor, serviceChargeMinor, deliveryMinor, sumMinor } = written;
        expect(dishesMinor + discountMinor + serviceChargeMinor + deliveryMinor).toBe(sumMinor);
        expect(sumMinor).toBe(roundAmount(order.sumMinor, rounding));
        for (const amountMinor of [
          ...written.positionsMinor,
          discountMinor,
          serviceChargeMinor,
          deliveryMinor,
        ])
          expect(amountMinor + 0).toBe(roundAmount(amountMinor, rounding) + 0);
      }),
    );
  });

  test('adds up from its sum over bonuses and what is paid to what is left', () => {
    fc.assert(
      fc.property(orders, some, some, (order, bonuses, card) => {
        const { rounding } = currencyFormat(order.currency);
        const bonusesMinor = Math.min(bonuses, order.sumMinor);
        const cardMinor = Math.min(card, order.sumMinor - bonusesMinor);
        const leftMinor = order.sumMinor - bonusesMinor - cardMinor;
        const written = writtenPayments({ bonusesMinor, cardMinor }, { ...order, leftMinor });
        expect(writtenOrder(order, order.positions).sumMinor - written.bonusesMinor - written.cardMinor).toBe(
          roundAmount(leftMinor, rounding),
        );
      }),
    );
  });
});
