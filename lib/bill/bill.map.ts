import 'server-only';
import type { z } from 'zod';
import { AppError, type ErrorCode } from '@/lib/core/errors/errors';
import { fromMajor } from '@/lib/core/money/money';
import { namedRefusal, unnamedFailure } from '@/lib/core/upstream/attempt-failure.map';
import type { UpstreamError } from '@/lib/core/upstream/upstream-error';
import type { Bill } from './bill';
import type { billWire, preorderWire } from './bill.wire';
import type { Preorder } from './preorder';

/** A bill with its lines; sums in minor units. */
export function mapBill(data: z.output<typeof billWire>['data']): Bill {
  return {
    id: data.id,
    number: data.number,
    status: data.status,
    tableName: data.table.name,
    waiterName: data.waiter?.name ?? null,
    positions: data.positions.map(({ name, count, sum }) => ({ name, count, sumMinor: sum })),
    positionsSumMinor: data.positions_sum,
    servicePercentage: data.service_percentage,
    serviceChargeMinor: data.service_charge,
    sumMinor: data.sum,
    paidMinor: data.paid,
    toPayMinor: data.to_pay,
    currency: data.currency,
    cashbackPercentage: data.cashback_percentage,
    maxBonusPercentage: data.max_bonus_usage_percentage,
    isTipsAllowed: data.is_tips_allowed,
    openedAt: data.opened_at,
  };
}

/** A payment of a bill, without the address where it is paid. */
export function mapPreorder({ data }: z.output<typeof preorderWire>): Omit<Preorder, 'paymentAddress'> {
  const { bill } = data;
  return {
    id: data.preorder_id,
    status: data.status,
    bill: mapBill(bill),
    table: { venueId: bill.filial_id, tableId: bill.table.id, mainTerminalId: bill.main_terminal_id },
    tipsMinor: data.tips_amount,
    bonusesSpentMinor: data.bonuses_spent,
    bonusesEarnedMinor: data.bonuses_earned,
    paidByCardMinor: data.paid_by_card,
    cashbackPercentage: data.cashback_percentage,
    paidAt: data.paid_at,
  };
}

const REFUSALS: Record<string, ErrorCode> = {
  terminal_not_found: 'venue/not-found',
  table_not_found: 'table/not-found',
  table_secret_invalid: 'table/scan-again',
  bill_not_found: 'bill/not-found',
  bill_already_paid: 'bill/already-paid',
};

/** Why there is no bill, as our own error; a failure that says nothing of the bill stays as it is. */
export function mapBillFailure(error: UpstreamError): AppError | UpstreamError {
  const code = error.faults.map((fault) => REFUSALS[fault.code]).find((found) => found !== undefined);
  return code === undefined ? error : new AppError(code, { cause: error });
}

/** The platform's errors of a payment: none has begun under this key and none will, but for the last. */
const PAYMENT_REFUSALS: Record<string, ErrorCode> = {
  bill_not_found: 'bill/not-found',
  table_secret_invalid: 'table/scan-again',
  bill_already_paid: 'bill/in-payment',
  bill_changed: 'bill/changed',
  consent_required: 'consent/required',
  bonuses_exceeded: 'order/bonuses',
  payment_type_unavailable: 'order/payment',
  return_url_not_allowed: 'payment/return-address',
  tips_not_allowed: 'tips/not-allowed',
  idempotency_key_reused: 'bill/already-sent',
};

/** Our error for a failed payment; `bill/unknown-outcome` if the payment may have begun. */
export function mapBillPaymentFailure(error: UpstreamError): AppError {
  const refusal = namedRefusal(error, PAYMENT_REFUSALS);
  if (!refusal) return unnamedFailure(error, { unknown: 'bill/unknown-outcome', refused: 'bill/refused' });
  const { sum } = refusal.fault.meta;
  const sumMinor = typeof sum === 'number' ? fromMajor(sum) : null;
  return new AppError(refusal.code, {
    cause: error,
    details: sumMinor === null ? undefined : { sumMinor },
  });
}
