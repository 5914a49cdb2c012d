import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  handleWhen,
  type CircuitBreakerPolicy,
} from 'cockatiel';
import { HTTPError } from 'ky';
import { perProcess } from '@/lib/cache/per-process.mjs';
import { UpstreamError } from './upstream-error';

const FAILURES_TO_OPEN = 10;
const REST_MS = 3000;

const breakers = perProcess('breakers', () => new Map<string, CircuitBreakerPolicy>());

/** A refusal is an answer; only failures of the service itself count. */
function isServiceFailure(error: unknown): boolean {
  if (error instanceof HTTPError) return error.response.status >= 500;
  return !(error instanceof UpstreamError && error.failure === 'refused' && error.status < 500);
}

/** One breaker a service of the platform (the first segment of its paths): a failing one is not called for a moment. */
export function breakerOf(path: string): CircuitBreakerPolicy {
  const service = path.split('/', 1)[0] ?? '';
  let breaker = breakers.get(service);
  if (!breaker) {
    breaker = circuitBreaker(handleWhen(isServiceFailure), {
      halfOpenAfter: REST_MS,
      breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
    });
    breakers.set(service, breaker);
  }
  return breaker;
}

/** @returns whether the error says that the call was not sent. */
export function isBreakerOpen(error: unknown): boolean {
  return error instanceof BrokenCircuitError;
}
