import 'server-only';
import { AppError, type ErrorCode } from '@/lib/core/errors/errors';
import { namedRefusal } from '@/lib/core/upstream/attempt-failure.map';
import type { UpstreamError } from '@/lib/core/upstream/upstream-error';

/** The platform's errors of any call of a table. */
const REFUSALS: Record<string, ErrorCode> = {
  terminal_not_found: 'venue/not-found',
  table_not_found: 'table/not-found',
  table_secret_invalid: 'table/scan-again',
};

/** Why the platform refused a call of a table, as an error of ours; what it does not name stays. `others` are of that call. */
export function mapTableRefusal(error: UpstreamError, others: Record<string, ErrorCode>): Error {
  const refusal = namedRefusal(error, { ...REFUSALS, ...others });
  return refusal ? new AppError(refusal.code, { cause: error }) : error;
}
