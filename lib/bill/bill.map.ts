import 'server-only';
import type { z } from 'zod';
import { AppError, type ErrorCode } from '@/lib/errors/errors';
import type { UpstreamError } from '@/lib/upstream/upstream-error';
import type { Bill } from './bill';
import type { billWire } from './bill.wire';

export function mapBill({ data }: z.output<typeof billWire>): Bill {
  return {
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
    openedAt: data.opened_at,
  };
}

const REFUSALS: Record<string, ErrorCode> = {
  terminal_not_found: 'venue/not-found',
  table_not_found: 'table/not-found',
  bill_not_found: 'bill/not-found',
  bill_already_paid: 'bill/already-paid',
};

/** Why there is no bill, in our words; what says nothing of the bill stays what it is. */
export function mapBillFailure(error: UpstreamError): AppError | UpstreamError {
  const code = error.faults.map((fault) => REFUSALS[fault.code]).find((found) => found !== undefined);
  return code === undefined ? error : new AppError(code, { cause: error });
}
