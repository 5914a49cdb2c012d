import 'server-only';
import { z } from 'zod';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';
import { callOfTable, type TableCaller } from './table-call.server';
import { mapWaiterCallFailure } from './waiter-call.map';
import type { WaiterCall, WaiterCallRequest } from './waiter-call.schema';

const callWire = z.object({ data: z.object({ status: z.enum(['sent', 'accepted', 'done']) }) });

/** The diner waits at the table: a later answer counts as unknown. */
const CALL_TIMEOUT_MS = 10_000;

/** Calls a waiter once per key (contract call callWaiter). @throws AppError, also `waiter/unknown-outcome` */
export async function callWaiter(
  caller: TableCaller,
  idempotencyKey: string,
  { venueId, tableId, reason, comment }: WaiterCallRequest,
): Promise<WaiterCall> {
  try {
    const { data } = await callOfTable(caller, {
      path: 'takeaway/v1/filial/{venueId}/waiter-calls',
      params: { venueId },
      body: { table_id: tableId, reason, comment },
      idempotencyKey,
      timeoutMs: CALL_TIMEOUT_MS,
      refusals: { idempotency_key_reused: 'waiter/already-sent' },
      schema: callWire,
    });
    return { status: data.status };
  } catch (error) {
    throw error instanceof UpstreamError ? mapWaiterCallFailure(error) : error;
  }
}
