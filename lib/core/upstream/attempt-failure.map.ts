import 'server-only';
import { AppError, type ErrorCode } from '@/lib/core/errors/errors';
import type { UpstreamError } from './upstream-error';

// How a failed attempt to make what may be made only once is read: an order, a payment, a booking, an
// opening. A refusal that the platform names counts whatever its status says, but for a failure of the
// platform itself: then the outcome is unknown.

/** The refusal of the platform that the table has a code for; undefined where none is named, or the platform itself failed. */
export function namedRefusal(error: UpstreamError, codes: Readonly<Record<string, ErrorCode>>) {
  if (error.failure !== 'refused' || error.status >= 500) return undefined;
  for (const fault of error.faults) {
    const code = codes[fault.code];
    if (code !== undefined) return { fault, code };
  }
  return undefined;
}

/** A failure that the table does not name. @param codes for an unknown outcome, and for another refusal */
export function unnamedFailure(
  error: UpstreamError,
  codes: { unknown: ErrorCode; refused: ErrorCode },
): AppError {
  if (error.status === 401) return new AppError('auth/required', { cause: error });
  const { retryAfterSeconds } = error.details;
  if (error.isOutcomeUnknown) return new AppError(codes.unknown, { cause: error, retryAfterSeconds });
  if (error.status === 429) return new AppError('upstream/busy', { cause: error, retryAfterSeconds });
  if (error.failure === 'open-breaker') return new AppError('upstream/unavailable', { cause: error });
  // No refusal of the contract: a gateway before the platform has turned it away, and knows nothing of an earlier attempt.
  if (error.faults.length === 0)
    return new AppError('upstream/unavailable', { cause: error, retryAfterSeconds });
  return new AppError(codes.refused, { cause: error, details: { message: error.title } });
}
