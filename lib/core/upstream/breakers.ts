import {
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
  isBrokenCircuitError,
  type CircuitBreakerPolicy,
} from 'cockatiel';
import { perProcess } from '@/lib/core/process/per-process';
import { log } from '@/lib/core/log/log.server';
import { telemetry } from '@/lib/core/telemetry/telemetry.server';
import { asUpstreamError } from './attempts';
import { UpstreamError } from './upstream-error';

const FAILURES_TO_OPEN = 10;
const REST_MS = 3000;
/** A service that is too busy refuses so: a sign neither of life nor of death. */
const PASSING_REFUSALS = [408, 429];

const breakers = perProcess('breakers', () => new Map<string, CircuitBreakerPolicy>());

/** The errors that an operation reports of its own subject as a 503: one stuck fridge is no dead service. */
const OWN_FAILURES = new Set(['LOCK_NOT_OPENED']);

/** A refusal is an answer, as good a sign of the service as any; only failures of the service itself count. */
function isServiceFailure(error: unknown): boolean {
  if (!(error instanceof UpstreamError) || error.failure !== 'refused') return true;
  return error.status >= 500 && !error.faults.some(({ code }) => OWN_FAILURES.has(code));
}

/** One breaker a service of the platform: the first segment of its paths. */
function breakerOf(path: string): CircuitBreakerPolicy {
  const [service = ''] = path.split('/', 1);
  let breaker = breakers.get(service);
  if (!breaker) {
    breaker = circuitBreaker(handleWhen(isServiceFailure), {
      halfOpenAfter: REST_MS,
      breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
    });
    breaker.onBreak(() => {
      log.warn({ service }, 'service left alone for a moment');
      telemetry()?.breaker(service, true);
    });
    breaker.onReset(() => telemetry()?.breaker(service, false));
    breakers.set(service, breaker);
  }
  return breaker;
}

const leftAlone = () => new UpstreamError('open-breaker', 503, 'open breaker');

/**
 * Sends a call unless its service's breaker is open; then one call tries while others fail fast.
 * Reads failures first: the breaker may be another bundle's.
 */
export async function sendThroughBreaker(path: string, send: () => Promise<unknown>): Promise<unknown> {
  const breaker = breakerOf(path);
  if (breaker.state === CircuitState.HalfOpen) throw leftAlone();
  try {
    const outcome = await breaker.execute(async () => {
      try {
        return { body: await send(), refusal: null };
      } catch (error) {
        const failure: UpstreamError = asUpstreamError(error);
        if (isServiceFailure(failure) || PASSING_REFUSALS.includes(failure.status)) throw failure;
        return { body: null, refusal: failure };
      }
    });
    if (outcome.refusal) throw outcome.refusal;
    return outcome.body;
  } catch (error) {
    if (isBrokenCircuitError(error)) throw leftAlone();
    throw error;
  }
}
