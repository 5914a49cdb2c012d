/** @jest-environment node */
import fc from 'fast-check';
import { currencyFormat, roundAmount } from '@/lib/core/money/money';
import { testBill } from './test-bill';
import { writtenBill, writtenPayment } from './written-bill';

const total = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);
const currencies = fc.constantFrom('KZT' as const, 'GEL' as const);
const hundredths = fc.integer({ min: 0, max: 50_000_000 });
const bills = fc
  .record({
    dishes: fc.array(hundredths, { minLength: 1, maxLength: 12 }),
    serviceChargeMinor: fc.oneof(fc.constant(0), hundredths, fc.integer({ min: 1, max: 99 })),
    paidShare: fc.double({ min: 0, max: 1, noNaN: true }),
    currency: currencies,
  })
  .map(({ dishes, serviceChargeMinor, paidShare, currency }) => {
    const positionsSumMinor = total(dishes);
    const sumMinor = positionsSumMinor + serviceChargeMinor;
    const paidMinor = Math.floor(sumMinor * paidShare);
    return testBill({
      positions: dishes.map((sumMinor) => ({ name: 'Қымыз', count: 1, sumMinor })),
      positionsSumMinor,
      serviceChargeMinor,
      sumMinor,
      paidMinor,
      toPayMinor: sumMinor - paidMinor,
      currency,
    });
  });

// Holds MON-28.
describe('a bill as it is written', () => {
  test('adds up row by row: dishes, service, what is paid and what is left', () => {
    fc.assert(
      fc.property(bills, (bill) => {
        const { rounding } = currencyFormat(bill.currency);
        const written = writtenBill(bill);
        expect(total(written.positionsMinor)).toBe(written.positionsSumMinor);
        expect(written.positionsSumMinor + written.serviceChargeMinor).toBe(written.sumMinor);
        expect(written.paidMinor + written.toPayMinor).toBe(written.sumMinor);
        expect(written.sumMinor).toBe(roundAmount(bill.sumMinor, rounding));
        expect(written.toPayMinor).toBe(roundAmount(bill.toPayMinor, rounding));
        for (const amountMinor of [...written.positionsMinor, written.serviceChargeMinor, written.paidMinor])
          expect(amountMinor).toBe(Math.max(0, roundAmount(amountMinor, rounding)));
      }),
    );
  });

  test('adds up with tips and bonuses to what is paid', () => {
    fc.assert(
      fc.property(bills, hundredths, hundredths, (bill, tipsMinor, wantedMinor) => {
        const { rounding } = currencyFormat(bill.currency);
        const bonusesMinor = Math.min(wantedMinor, bill.toPayMinor);
        const totalMinor = bill.toPayMinor + tipsMinor - bonusesMinor;
        const written = writtenPayment(
          { billMinor: bill.toPayMinor, tipsMinor, bonusesMinor, totalMinor },
          bill.currency,
        );
        expect(writtenBill(bill).toPayMinor + written.tipsMinor - written.bonusesMinor).toBe(
          roundAmount(totalMinor, rounding),
        );
        expect(Object.is(written.bonusesMinor, -0)).toBe(false);
      }),
    );
  });

  test('has every dish at its own sum where all are whole', () => {
    expect(writtenBill(testBill())).toEqual({
      positionsMinor: [420_000, 180_000],
      positionsSumMinor: 600_000,
      serviceChargeMinor: 60_000,
      sumMinor: 660_000,
      paidMinor: 0,
      toPayMinor: 660_000,
    });
  });
});
