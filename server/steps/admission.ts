import { AsyncResource } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { currentRequestId } from '@/lib/core/log/current-request.server';
import { log } from '@/lib/core/log/log.server';
import { telemetry } from '@/lib/core/telemetry/telemetry.server';
import type { Step } from '../step';
import type { SendUnavailable } from '../unavailable';
import {
  classOf,
  expectedWaits,
  isAdmitted,
  queueOf,
  standingDelay,
  turnQueue,
  type RequestClass,
} from './admission-rules';

/** How often the event loop is looked at, milliseconds. */
const CHECK_MS = 10;
/** The shortest and the longest wait after a refusal: by then the load is another one. */
const RETRY_AFTER_SECONDS = { least: 2, most: 10 };
/** A log has one line for so long of refusals. */
const LOG_INTERVAL_MS = 10_000;

/** @returns the answer that costs least: a page in the diner's language, the one failure of `/api`, or nothing at all */
function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { of, waitMs, sendUnavailable }: { of: RequestClass; waitMs: number; sendUnavailable: SendUnavailable },
): void {
  const { least, most } = RETRY_AFTER_SECONDS;
  const seconds = Math.min(Math.max(Math.ceil(waitMs / 1000), least), most);
  const isApi = request.url?.startsWith('/api/') === true;
  if (!isApi && of !== 'picture' && request.method !== 'HEAD') {
    sendUnavailable(request, response, seconds);
    return;
  }
  response.statusCode = 503;
  response.setHeader('Retry-After', seconds);
  response.setHeader('Cache-Control', 'private, no-store');
  if (!isApi || of === 'picture' || request.method === 'HEAD') {
    response.end();
    return;
  }
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ error: { code: 'upstream/unavailable', requestId: currentRequestId() } }));
}

/** Refuses with 503 and Retry-After what would displace more important requests. @returns the step, and its end */
export function admission(sendUnavailable: SendUnavailable): { step: Step; stop: () => void } {
  const delay = standingDelay();
  const waits = expectedWaits();
  let atWork = 0;
  const countAtWork = (change: 1 | -1) => {
    atWork += change;
    telemetry()?.activeRequests(atWork);
  };
  let lastLookMs = performance.now();
  const timer = setInterval(() => {
    const nowMs = performance.now();
    delay.note(nowMs, Math.max(0, nowMs - lastLookMs - CHECK_MS));
    lastLookMs = nowMs;
  }, CHECK_MS).unref();

  let refused: Partial<Record<RequestClass, number>> = {};
  let loggedAtMs = -Infinity;
  const logRefusal = (of: RequestClass, waitMs: number) => {
    telemetry()?.admissionRefused(of);
    refused[of] = (refused[of] ?? 0) + 1;
    const nowMs = performance.now();
    if (nowMs - loggedAtMs < LOG_INTERVAL_MS) return;
    log.warn(
      {
        refused,
        delayMs: Math.round(delay.get()),
        waitMs: Math.round(waitMs),
        atWork,
      },
      'requests are refused: there are too many',
    );
    loggedAtMs = nowMs;
    refused = {};
  };

  /** Begins the request, or refuses it. @param begin goes on to Next */
  const admit = (request: IncomingMessage, response: ServerResponse, of: RequestClass, begin: () => void) => {
    const queue = queueOf(of, request.url ?? '/');
    const nowMs = performance.now();
    const waitMs = waits.get(queue, nowMs);
    if (!isAdmitted(of, { delayMs: delay.get(), atWork, waitMs })) {
      logRefusal(of, waitMs);
      refuse(request, response, { of, waitMs, sendUnavailable });
      return;
    }
    countAtWork(1);
    const end = waits.begin(queue, nowMs);
    response.once('close', () => {
      countAtWork(-1);
      end(performance.now());
    });
    begin();
  };

  const turns = turnQueue<{ begin: () => void; refuse: () => void }>();
  let isTurnTaken = false;
  const nextTurn = () => {
    isTurnTaken = false;
    for (const late of turns.overdue(performance.now())) late.refuse();
    const next = turns.next();
    if (next) takeTurn(next.begin);
  };
  const takeTurn = (begin: () => void) => {
    isTurnTaken = true;
    setImmediate(nextTurn);
    begin();
  };

  /** One request begins per turn of the event loop, by importance; Node takes one connection per turn. */
  const step: Step = (request, response, begin) => {
    const of = classOf(request.method ?? 'GET', request.url ?? '/');
    const admitIt = () => admit(request, response, of, begin);
    if (of === 'probe') admitIt();
    else if (!isTurnTaken) takeTurn(admitIt);
    else {
      const isGone = () => request.socket.destroyed;
      turns.add(
        of,
        {
          // State of the request that Node has announced does not belong to the other one, whose turn is over.
          begin: AsyncResource.bind(() => {
            if (!isGone()) admitIt();
          }),
          refuse: AsyncResource.bind(() => {
            if (isGone()) return;
            logRefusal(of, 0);
            refuse(request, response, { of, waitMs: 0, sendUnavailable });
          }),
        },
        performance.now(),
      );
    }
  };

  return { step, stop: () => clearInterval(timer) };
}
