import 'server-only';
import { HTTPError, TimeoutError } from 'ky';
import { causeCode } from '@/lib/core/errors/own-error';
import type { CallStats } from '@/lib/core/telemetry/telemetry.server';
import { retryBudgetOf } from './retry-budget';
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

/** Counts the repetitions that {@link RETRY_RULE} leads to. */
export const countingRetries = (stats: CallStats) => ({
  beforeRetry: [
    () => {
      stats.retries += 1;
    },
  ],
});

/** The platform still works on an earlier attempt under the same key, whose answer a repetition gets (contract rule 22). */
const isInFlight = (error: Error): boolean =>
  error instanceof HTTPError &&
  error.response.status === 409 &&
  refusalOf(error.data, 409)?.codes.includes('idempotency_in_flight') === true;

/** The retry rule of a call within its service's budget. @param path its first segment is the service */
export function retryRuleOf(path: string, limit: number, methods: string[]) {
  return {
    limit,
    methods,
    shouldRetry: ({ error }: { error: Error }) => {
      if (isInFlight(error)) return retryBudgetOf(path).take();
      const isFinal = error instanceof HTTPError && !RETRY_RULE.statusCodes.includes(error.response.status);
      return isFinal || retryBudgetOf(path).take() ? undefined : false;
    },
  };
}

/** For a call that a diner waits for and can do without: one attempt, of 3 seconds at most. */
export const ONE_SHORT_ATTEMPT = { timeoutMs: 3000, retries: 0 };

/** Before the one repetition of a read for which a diner waits, milliseconds. */
const QUICK_DELAY_MS = 250;
/** A gateway or an instance that is down for a moment; any other refusal would come again. */
const PASSING_STATUSES = [502, 503, 504];

/** Whether a retry may help at once; not after a failure that names a longer wait, nor after a timeout. */
function isPassing({ failure, status, details }: UpstreamError): boolean {
  if ((details.retryAfterSeconds ?? 0) * 1000 > QUICK_DELAY_MS) return false;
  return failure === 'network' || (failure === 'refused' && PASSING_STATUSES.includes(status));
}

/** One attempt, and a second after a passing failure if the budget allows; both within the time limit. */
export async function withQuickRepetition<Result>(
  path: string,
  timeoutMs: number,
  stats: CallStats,
  attempt: (timeoutMs: number) => Promise<Result>,
): Promise<Result> {
  const startedAt = performance.now();
  try {
    return await attempt(timeoutMs);
  } catch (error) {
    const leftMs = Math.floor(timeoutMs - (performance.now() - startedAt)) - QUICK_DELAY_MS;
    if (leftMs <= 0 || !isPassing(asUpstreamError(error)) || !retryBudgetOf(path).take()) throw error;
    await new Promise((resolve) => setTimeout(resolve, QUICK_DELAY_MS));
    stats.retries += 1;
    return attempt(leftMs);
  }
}

/** Reads how the last attempt failed. */
export function asUpstreamError(error: unknown): UpstreamError {
  if (error instanceof UpstreamError) return error;
  if (error instanceof HTTPError) {
    const { status, headers } = error.response;
    const refusal = refusalOf(error.data, status);
    return new UpstreamError('refused', status, undefined, {
      ...refusal?.details,
      retryAfterSeconds: Number(headers.get('retry-after')) || undefined,
    });
  }
  // No cause and no message: an error of the client carries its request, its address and the diner's token.
  const isLate = error instanceof TimeoutError || (error instanceof Error && error.name === 'TimeoutError');
  if (isLate) return new UpstreamError('timeout', 504, 'timeout');
  if (error instanceof SyntaxError) return new UpstreamError('garbage', 502, 'not JSON');
  return new UpstreamError('network', 502, causeCode(error) ?? 'network');
}
