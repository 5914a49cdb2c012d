/** @jest-environment node */
import fc from 'fast-check';
import { goodsOf, sumUp } from './sums';

const minor = fc.integer({ min: 0, max: 9_999_999_999 });

describe('the sum of an order', () => {
  it('is goods, service charge and delivery, whatever is taken off', () => {
    fc.assert(
      fc.property(
        minor,
        minor,
        minor,
        fc.constantFrom(0, 7.5, 12, 15, 18),
        (positions, off, delivery, percent) => {
          const parts = { positionsMinor: positions, discountMinor: off, deliveryMinor: delivery };
          const sums = sumUp({ ...parts, servicePercentage: percent, currency: 'KZT' });
          const goods = goodsOf(sums);
          expect(goods).toBe(Math.max(0, positions - off));
          expect(sums.sumMinor).toBe(goods + sums.serviceMinor + delivery);
          expect(sums.serviceMinor % 100).toBe(0);
          const exact = (goods * percent) / 100;
          expect(sums.serviceMinor).toBeLessThanOrEqual(exact);
          expect(exact - sums.serviceMinor).toBeLessThan(100);
        },
      ),
    );
  });

  it.each([
    ['KZT', 129_900, 12, 15_500],
    ['KZT', 39_000, 12, 4_600],
    ['GEL', 3_870, 18, 696],
    ['GEL', 1_295, 18, 233],
  ] as const)(
    'the sum of an order in %s rounds the charge of %d at %d %% down to %d',
    (currency, positionsMinor, servicePercentage, charge) => {
      const sums = sumUp({ positionsMinor, discountMinor: 0, deliveryMinor: 0, servicePercentage, currency });
      expect(sums.serviceMinor).toBe(charge);
    },
  );
});
