import { currentRequest } from '@/lib/core/log/current-request.server';
import { nowMs, telemetry } from '@/lib/core/telemetry/telemetry.server';
import type { Step } from '../step';

/** Others are measured as one, since a client may write anything. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

const pathOf = (url = '/'): string => url.split('?', 1)[0] ?? '/';

/** Measures each request until its answer ends. It stands after the edge. @param nameOf names a path */
export const measuring =
  (nameOf: (path: string) => string): Step =>
  (request, response, next) => {
    const current = currentRequest();
    const startedAtMs = nowMs();
    // Before Next, which may write another address into it.
    const path = pathOf(request.url);
    const { method = '' } = request;
    response.once('close', () => {
      if (!current) return;
      telemetry()?.request(current, {
        method: METHODS.has(method) ? method : '_OTHER',
        route: nameOf(path),
        status: response.statusCode,
        isAborted: !response.writableFinished,
        startedAtMs,
        endedAtMs: nowMs(),
      });
    });
    next();
  };
