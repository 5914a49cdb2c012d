import 'server-only';
import type { z } from 'zod';
import type { ErrorCode } from '@/lib/core/errors/errors';
import { passedTableHeaders, type TableHeaders } from '@/lib/ground/ordering/table-headers.schema';
import type { SignedIn } from '@/lib/core/session/signed-in.server';
import type { Site } from '@/lib/core/site/site';
import { callUpstream } from '@/lib/core/upstream/client';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';
import { mapTableRefusal } from './table-call.map';

/** The person at a table: a diner, or the guest with this device. */
export interface TableCaller {
  site: Site;
  signedIn: SignedIn | null;
  deviceId: string | undefined;
  headers?: TableHeaders;
}

/** The request in the name of a table. */
interface TableCall<Schema extends z.ZodType> {
  path: string;
  params: Record<string, number>;
  body?: object;
  /** Of the diner's press, where it happens once. */
  idempotencyKey?: string;
  timeoutMs?: number;
  /** The platform's further errors of this call. */
  refusals: Record<string, ErrorCode>;
  schema: Schema;
}

/** Sends a call from a table once. @throws AppError `venue/not-found`, `table/…`, one of `refusals` */
export async function callOfTable<Schema extends z.ZodType>(
  { site, signedIn, deviceId, headers = {} }: TableCaller,
  { refusals, ...tableCall }: TableCall<Schema>,
): Promise<z.output<Schema>> {
  const call = { ...tableCall, headers: passedTableHeaders(headers), retries: 0 };
  try {
    return await (signedIn ? signedIn.post(call) : callUpstream('post', { ...site, deviceId }, call));
  } catch (error) {
    throw error instanceof UpstreamError ? mapTableRefusal(error, refusals) : error;
  }
}
