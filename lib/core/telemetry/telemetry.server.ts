import 'server-only';
import { perProcess } from '@/lib/core/process/per-process';
import type { CurrentRequest } from '@/lib/core/log/current-request.server';

// The product's telemetry: one recorder if a collector is configured. Names and values come from our code or the
// contract, never from a request's query, headers, body or ids.

/** How a call to the platform went. */
export interface ObservedCall {
  /** The method and the path with braces: `GET tracks/{id}`. */
  name: string;
  /** Milliseconds since the epoch, with fractions. */
  startedAtMs: number;
  endedAtMs: number;
  /** `ok`, or how it failed (`UpstreamFailure`). */
  outcome: string;
  /** Of a failure; 0 without one. */
  status: number;
  retries: number;
}

/** How a request was answered. */
export interface ObservedRequest {
  method: string;
  /** The name of a page (`menu`), or an address with braces (`/api/orders/[orderId]`). */
  route: string;
  status: number;
  /** The client left before it had the answer. */
  isAborted: boolean;
  startedAtMs: number;
  endedAtMs: number;
}

export interface Telemetry {
  request: (request: CurrentRequest, seen: ObservedRequest) => void;
  call: (request: CurrentRequest | undefined, seen: ObservedCall) => void;
  /** A page of the cache, or that there is none. */
  pageRead: (request: CurrentRequest | undefined, outcome: string) => void;
  answerRead: (outcome: string) => void;
  /** A pass of `server/next-output` over a rendered page, and whether the page had what it changes. */
  pagePass: (pass: string, outcome: 'applied' | 'skipped') => void;
  /** The code of a request's failure, of `lib/core/errors`. */
  failure: (request: CurrentRequest | undefined, code: string) => void;
  /** A request was refused by a limit of `lib/core/bff/limits.ts`. */
  limited: (name: string) => void;
  /** A request was refused because there were too many (`server/steps/admission.ts`). */
  admissionRefused: (requestClass: string) => void;
  /** So many requests are at work from now on. */
  activeRequests: (requests: number) => void;
  /** A call was not repeated, because the budget of its service was spent (`lib/core/upstream/retry-budget.ts`). */
  retryRefused: (service: string) => void;
  /** A line of the log warns, or is worse; its message is a text of ours. */
  problem: (level: string, message: string) => void;
  /** A service of the platform is left alone, or called again. */
  breaker: (service: string, isOpen: boolean) => void;
  /** Whether the store of several processes answers. */
  store: (isUp: boolean) => void;
}

const here = perProcess('telemetry', () => ({ recorder: null as Telemetry | null }));

/** The recorder; null where nothing is recorded. */
export const telemetry = (): Telemetry | null => here.recorder;

/** From now on everything is recorded by it; null records nothing. */
export function recordTo(recorder: Telemetry | null): void {
  here.recorder = recorder;
}

/** The current time, milliseconds since the epoch with fractions, which no correction of the clock turns back. */
export const nowMs = (): number => performance.timeOrigin + performance.now();

/** The record of a call while it runs. */
export interface CallStats {
  retries: number;
}
