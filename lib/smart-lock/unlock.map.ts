import 'server-only';
import { AppError, type ErrorCode } from '@/lib/core/errors/errors';
import { unnamedFailure } from '@/lib/core/upstream/attempt-failure.map';
import type { UpstreamError } from '@/lib/core/upstream/upstream-error';

/** The platform's errors of a lock, whatever its status: nothing has opened by this request. */
const REFUSALS: Record<string, ErrorCode> = {
  NO_LOCKER: 'lock/absent',
  LOCK_NOT_OPENED: 'lock/not-opened',
  terminal_not_found: 'venue/not-found',
  idempotency_key_reused: 'lock/already-sent',
};

/** Why a lock has not opened, as our own error; one that leaves open whether it has is `lock/unknown-outcome`. */
export function mapUnlockFailure(error: UpstreamError): AppError {
  const code = error.faults.map((fault) => REFUSALS[fault.code]).find((found) => found !== undefined);
  if (code !== undefined) return new AppError(code, { cause: error });
  return unnamedFailure(error, { unknown: 'lock/unknown-outcome', refused: 'lock/not-opened' });
}
