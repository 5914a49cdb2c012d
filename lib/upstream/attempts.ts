import 'server-only';
import { HTTPError, TimeoutError } from 'ky';
import { causeCode } from '@/lib/errors/own-error';
import { isBreakerOpen } from './breakers';
import { refusalOf, UpstreamError } from './upstream-error';

const RETRY_STEP_MS = 1000;

/** Up to 3 repetitions, 1 s × attempt apart; a `Retry-After` is honoured up to 10 s (UP-13, UP-14, UP-17, UP-18). */
export const RETRY_RULE = {
  limit: 3,
  statusCodes: [408, 429, 500, 502, 503, 504],
  afterStatusCodes: [429, 503],
  maxRetryAfter: 10_000,
  delay: (attempt: number) => RETRY_STEP_MS * attempt,
  retryOnTimeout: true,
};

/** Reads how the last attempt failed. */
export function asUpstreamError(error: unknown): UpstreamError {
  if (error instanceof UpstreamError) return error;
  if (error instanceof HTTPError) {
    const { status, headers } = error.response;
    const refusal = refusalOf(error.data, status);
    return new UpstreamError('refused', status, undefined, {
      ...refusal?.told,
      retryAfterSeconds: Number(headers.get('retry-after')) || undefined,
    });
  }
  // No cause and no message: an error of the client carries its request, its address and the diner's token.
  const isLate = error instanceof TimeoutError || (error instanceof Error && error.name === 'TimeoutError');
  if (isLate) return new UpstreamError('timeout', 504, 'timeout');
  if (error instanceof SyntaxError) return new UpstreamError('garbage', 502, 'not JSON');
  if (isBreakerOpen(error)) return new UpstreamError('open-breaker', 503, 'open breaker');
  return new UpstreamError('network', 502, causeCode(error) ?? 'network');
}
