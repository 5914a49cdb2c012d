import 'server-only';
import { currentRequest } from '@/lib/core/log/current-request.server';
import { onProblem } from '@/lib/core/log/log.server';
import { onCacheRead } from '@/lib/core/cache/cache-reads';
import { sharedStore } from '@/lib/core/shared-store/shared-store.server';
import { recordTo, type Telemetry } from './telemetry.server';

/** Reports cache reads, failures and the shared store to the recorder. @returns stops it */
export function watchWith(recorder: Telemetry): () => void {
  recordTo(recorder);
  onCacheRead((kind, outcome) => {
    if (kind === 'page') {
      recorder.pageRead(currentRequest(), outcome);
      return;
    }
    recorder.answerRead(outcome);
  });
  onProblem(recorder.problem);
  const store = sharedStore();
  if (store.isShared) {
    recorder.store(store.isUp());
    store.onState((isUp) => recorder.store(isUp));
  }
  return () => {
    onCacheRead(null);
    onProblem(null);
    recordTo(null);
  };
}
