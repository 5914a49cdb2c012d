import { currencyFormat, percentOf } from '@/lib/core/money/money';
import type { BonusAccount } from '@/lib/rewards/balance';
import type { Bill } from './bill';
import type { Payer } from './bill-payment.schema';

/** The cashback of the first payment of a bill in the app, percent of the dishes (BILL-13). */
export const FIRST_BILL_CASHBACK = 10;

const roundingOf = ({ currency }: Pick<Bill, 'currency'>) => currencyFormat(currency).rounding;

/** The most bonuses for the dishes of a bill, minor units (REW-13); none for service and tips. */
export function maxBonuses(bill: Bill, account: Payer['accounts'][number]): number {
  const percentage = account.name === 'general' ? bill.maxBonusPercentage : account.maxUsagePercentage;
  const shareMinor = percentOf(bill.positionsSumMinor, percentage, roundingOf(bill));
  return Math.max(0, Math.min(account.availableMinor, shareMinor, bill.toPayMinor));
}

/** The bonuses that come back for a bill of which so many are paid with bonuses, minor units. */
export function cashbackMinor(bill: Bill, bonusesMinor: number): number {
  const paidMinor = Math.max(0, bill.positionsSumMinor - bonusesMinor);
  return percentOf(paidMinor, bill.cashbackPercentage, roundingOf(bill));
}

/** Whether more comes back than by the diner's level alone: that is so for the first bill, and for no other. */
export function isFirstPayment(
  { cashbackPercentage }: Pick<Bill, 'cashbackPercentage'>,
  levelPercentage: number | null,
): boolean {
  return levelPercentage !== null && cashbackPercentage > levelPercentage;
}

/** The choices of a diner who pays a bill. */
export interface BillChoice {
  bonusesMinor: number;
  bonusAccount: BonusAccount;
  tipsMinor: number;
}

/** The sum that is left to pay on the hosted page, minor units. */
export function leftToPay(bill: Bill, { bonusesMinor, tipsMinor }: BillChoice): number {
  return bill.toPayMinor - bonusesMinor + tipsMinor;
}
