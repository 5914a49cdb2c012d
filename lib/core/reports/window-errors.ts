import { isChunkError } from '@/lib/core/errors/chunk-error';
import { noteTarget, recoverFromChunk } from '@/lib/core/errors/chunk-recovery';

/** Read at the start: the screen of an error may replace the whole document. */
let hasReports = false;

function onWindowError(event: ErrorEvent | PromiseRejectionEvent): void {
  const error: unknown = 'reason' in event ? event.reason : event.error;
  if (isChunkError(error)) void recoverFromChunk();
  else if (hasReports)
    import('./note-error').then(
      (module) => module.noteError(error),
      () => undefined,
    );
}

/**
 * Watches for errors that nothing has caught, from before hydration on and for as long as the document lives: a chunk that failed
 * reloads the page, another error is reported where the deployment has reports (`data-reports`).
 */
export function watchWindowErrors(): void {
  hasReports = 'reports' in document.documentElement.dataset;
  window.addEventListener('click', noteTarget, true);
  window.addEventListener('error', onWindowError);
  window.addEventListener('unhandledrejection', onWindowError);
}
