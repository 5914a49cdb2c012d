import 'server-only';
import type { AppError } from '@/lib/core/errors/errors';
import { unnamedFailure } from '@/lib/core/upstream/attempt-failure.map';
import type { UpstreamError } from '@/lib/core/upstream/upstream-error';

/** Why no waiter was called, where the platform names nothing that is known of tables; `waiter/unknown-outcome` where it is open. */
export function mapWaiterCallFailure(error: UpstreamError): AppError {
  return unnamedFailure(error, { unknown: 'waiter/unknown-outcome', refused: 'waiter/not-called' });
}
