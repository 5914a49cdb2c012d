import { currencyFormat, roundAmount } from '@/lib/core/money/money';
import { writtenParts } from '@/lib/core/money/parts';
import type { Bill } from './bill';

/** The sums of a bill as its slip writes them, minor units in whole steps: each row adds up to the next total (MON-28). */
export interface WrittenBill {
  /** In the order of the bill's positions; together `positionsSumMinor`. */
  positionsMinor: number[];
  /** With `serviceChargeMinor` it is `sumMinor`. */
  positionsSumMinor: number;
  serviceChargeMinor: number;
  /** `paidMinor` and `toPayMinor` together. */
  sumMinor: number;
  paidMinor: number;
  toPayMinor: number;
}

/** The written amounts of a bill. */
export type BillSums = Pick<
  Bill,
  | 'positions'
  | 'positionsSumMinor'
  | 'serviceChargeMinor'
  | 'sumMinor'
  | 'paidMinor'
  | 'toPayMinor'
  | 'currency'
>;

/** The sums of a bill as they are written; the bill's sum and what is left to pay are rounded by themselves. */
export function writtenBill(bill: BillSums): WrittenBill {
  const { rounding } = currencyFormat(bill.currency);
  const sumMinor = roundAmount(bill.sumMinor, rounding);
  const toPayMinor = roundAmount(bill.toPayMinor, rounding);
  const [positionsSumMinor = 0, serviceChargeMinor = 0] = writtenParts(
    [bill.positionsSumMinor, bill.serviceChargeMinor],
    sumMinor,
    rounding,
  );
  const dishesMinor = bill.positions.map((position) => position.sumMinor);
  const [paidMinor = 0] = writtenParts([bill.paidMinor], sumMinor - toPayMinor, rounding);
  return {
    positionsMinor: writtenParts(dishesMinor, positionsSumMinor, rounding),
    positionsSumMinor,
    serviceChargeMinor,
    sumMinor,
    paidMinor,
    toPayMinor,
  };
}

/** The rows that a payment adds to a bill and takes off it, as they are written between the bill and the payment's total (MON-28). */
export function writtenPayment(
  payment: { billMinor: number; tipsMinor: number; bonusesMinor: number; totalMinor: number },
  currency: Bill['currency'],
): { tipsMinor: number; bonusesMinor: number } {
  const { rounding } = currencyFormat(currency);
  const besideMinor = roundAmount(payment.totalMinor, rounding) - roundAmount(payment.billMinor, rounding);
  const [tipsMinor = 0, takenOffMinor = 0] = writtenParts(
    [payment.tipsMinor, -payment.bonusesMinor],
    besideMinor,
    rounding,
  );
  return { tipsMinor, bonusesMinor: 0 - takenOffMinor };
}
