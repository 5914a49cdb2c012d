import 'server-only';
import { z } from 'zod';
import { callOfTable, type TableCaller } from './table-call.server';
import type { WaiterCall, WaiterCallRequest } from './waiter-call';

const callWire = z.object({ data: z.object({ status: z.enum(['sent', 'accepted', 'done']) }) });

/**
 * Calls a waiter to a table. While a call with the same reason is open, no second one is made (contract call callWaiter).
 * @throws AppError `venue/not-found`, `table/not-found`, `table/scan-again`
 * @throws UpstreamError
 */
export async function callWaiter(
  caller: TableCaller,
  { venueId, tableId, reason, comment }: WaiterCallRequest,
): Promise<WaiterCall> {
  const { data } = await callOfTable(caller, {
    path: 'takeaway/v1/filial/{venueId}/waiter-calls',
    params: { venueId },
    body: { table_id: tableId, reason, comment },
    schema: callWire,
  });
  return { status: data.status };
}
