import { isChunkError } from '@/lib/core/errors/chunk-error';
import { recordTarget, recoverFromChunk } from '@/lib/core/errors/chunk-recovery';

/** Read at the start: the screen of an error may replace the whole document. */
let hasReports = false;

function onWindowError(event: ErrorEvent | PromiseRejectionEvent): void {
  const error: unknown = 'reason' in event ? event.reason : event.error;
  if (isChunkError(error)) void recoverFromChunk();
  else if (hasReports)
    import('./note-error').then(
      (module) => module.recordError(error),
      () => undefined,
    );
}

/** Catches errors from before hydration on: reloads after a failed chunk, reports others (`data-reports`). */
export function watchWindowErrors(): void {
  hasReports = 'reports' in document.documentElement.dataset;
  window.addEventListener('click', recordTarget, true);
  window.addEventListener('error', onWindowError);
  window.addEventListener('unhandledrejection', onWindowError);
}
