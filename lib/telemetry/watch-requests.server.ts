import 'server-only';
import { currentRequest } from '@/lib/log/current-request.server';
import { onProblem } from '@/lib/log/log.server';
import { onCacheRead } from '@/lib/cache/cache-reads.mjs';
import { sharedStore } from '@/lib/cache/shared-store.mjs';
import { onRequest } from '@/lib/security/http-events.server';
import { currentCall, nowMs, recordTo, type Telemetry } from './telemetry.server';

/** Others are told as one, since a client may write anything. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

function pathOf(url: string | undefined): string {
  return (url ?? '/').split('?', 1)[0] ?? '/';
}

/**
 * From now on tells the recorder of every request of this process, of the cache's reads and of the shared store.
 * @param nameOf names a path without its query
 * @returns a function that stops it
 */
export function watchWith(recorder: Telemetry, nameOf: (path: string) => string): () => void {
  recordTo(recorder);
  onCacheRead((kind, outcome) => {
    if (kind === 'page') {
      recorder.pageRead(currentRequest(), outcome);
      return;
    }
    recorder.answerRead(outcome);
    const call = currentCall.current();
    if (call) call.cached = outcome;
  });
  onProblem(recorder.problem);
  const store = sharedStore();
  if (store.isShared) {
    recorder.store(store.isUp());
    store.onState((isUp) => recorder.store(isUp));
  }
  const stop = onRequest(({ request, response }) => {
    const current = currentRequest();
    const startedAtMs = nowMs();
    // Before Next, which may write another address into it.
    const path = pathOf(request.url);
    const { method = '' } = request;
    response.once('close', () => {
      if (!current) return;
      recorder.request(current, {
        method: METHODS.has(method) ? method : '_OTHER',
        route: nameOf(path),
        status: response.statusCode,
        isAborted: !response.writableFinished,
        startedAtMs,
        endedAtMs: nowMs(),
      });
    });
  });
  return () => {
    stop();
    onCacheRead(null);
    onProblem(null);
    recordTo(null);
  };
}
