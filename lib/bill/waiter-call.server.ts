import 'server-only';
import { z } from 'zod';
import { AppError, type ErrorCode } from '@/lib/errors/errors';
import type { SignedIn } from '@/lib/session/signed-in.server';
import type { Site } from '@/lib/site/site';
import { callUpstream } from '@/lib/upstream/client';
import { UpstreamError } from '@/lib/upstream/upstream-error';
import { passedTableHeaders, type TableHeaders } from '@/lib/ordering/table-headers.schema';
import type { WaiterCall, WaiterCallRequest } from './waiter-call';

const callWire = z.object({ data: z.object({ status: z.enum(['sent', 'accepted', 'done']) }) });

const REFUSALS: Record<string, ErrorCode> = {
  terminal_not_found: 'venue/not-found',
  table_not_found: 'table/not-found',
  table_secret_invalid: 'table/scan-again',
};

/** Who calls: a diner, or the guest with this device. */
export interface WaiterCaller {
  site: Site;
  signedIn: SignedIn | null;
  deviceId: string | undefined;
  headers?: TableHeaders;
}

/**
 * Calls a waiter to a table. While a call with the same reason is open, no second one is made (contract call callWaiter).
 * @throws AppError `venue/not-found`, `table/not-found`, `table/scan-again`
 * @throws UpstreamError
 */
export async function callWaiter(
  { site, signedIn, deviceId, headers = {} }: WaiterCaller,
  { venueId, tableId, reason, comment }: WaiterCallRequest,
): Promise<WaiterCall> {
  const call = {
    path: 'takeaway/v1/filial/{venueId}/waiter-calls',
    params: { venueId },
    headers: passedTableHeaders(headers),
    retries: 0,
    body: { table_id: tableId, reason, comment },
    schema: callWire,
  };
  try {
    const { data } = await (signedIn
      ? signedIn.post(call)
      : callUpstream('post', { ...site, deviceId }, call));
    return { status: data.status };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const code = error.faults.map((fault) => REFUSALS[fault.code]).find((found) => found !== undefined);
    throw code === undefined ? error : new AppError(code, { cause: error });
  }
}
